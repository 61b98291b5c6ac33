import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { Providers } from './providers.tsx'
import { createRouter, knownPaths } from './router.tsx'

export function App() {
  const [router] = useState(createRouter)
  return (
    <Providers knownPaths={knownPaths}>
      <RouterProvider router={router} />
    </Providers>
  )
}
