import '@fontsource-variable/inter/wght.css'
import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import '#src/shared/theme/fonts.css'
import '#src/shared/theme/tokens.css'
import '#src/shared/theme/schemes.css'
import '#src/shared/theme/accents.css'
import '#src/shared/theme/global.css'

/** Shows the app in the page. @param prepare gets the query cache before its first use */
export function start(root: HTMLElement, prepare?: (queryClient: QueryClient) => void) {
  const queryClient = createQueryClient()
  prepare?.(queryClient)
  hideBrokenImages(document)
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  )
}

/** Where an image does not come, its place stays as calm as it was: the browser's own sign for that is hidden by global.css. */
export function hideBrokenImages(page: Document): void {
  const mark =
    (isBroken: boolean) =>
    ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', isBroken)
    }
  // Neither event bubbles.
  page.addEventListener('error', mark(true), true)
  page.addEventListener('load', mark(false), true)
}
