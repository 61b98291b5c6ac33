import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { Providers } from './providers.tsx'
import { createRouter, knownPaths } from './router.tsx'

export function App({ queryClient }: { queryClient: QueryClient }) {
  const [router] = useState(createRouter)
  return (
    <Providers knownPaths={knownPaths} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  )
}
