import '@fontsource-variable/inter/wght.css'
import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { hideBrokenPictures } from './hide-broken-pictures.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import '#src/shared/theme/fonts.css'
import '#src/shared/theme/tokens.css'
import '#src/shared/theme/schemes.css'
import '#src/shared/theme/accents.css'
import '#src/shared/theme/global.css'

/** Shows the app in the page. @param prepare is given the query cache before anything asks it */
export function start(root: HTMLElement, prepare?: (queryClient: QueryClient) => void) {
  const queryClient = createQueryClient()
  prepare?.(queryClient)
  hideBrokenPictures(document)
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  )
}
