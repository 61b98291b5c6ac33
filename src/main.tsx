import '@fontsource-variable/inter/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './shared/theme/fonts.css'
import './shared/theme/tokens.css'
import './shared/theme/schemes.css'
import './shared/theme/accents.css'
import './shared/theme/global.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
