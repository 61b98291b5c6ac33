import '@fontsource-variable/inter/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { hideBrokenPictures } from './hide-broken-pictures.ts'
import '#src/shared/theme/fonts.css'
import '#src/shared/theme/tokens.css'
import '#src/shared/theme/schemes.css'
import '#src/shared/theme/accents.css'
import '#src/shared/theme/global.css'

/** Shows the app in the page. */
export function start(root: HTMLElement) {
  hideBrokenPictures(document)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
