import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  server: { port: 4430, strictPort: true },
  build: {
    target: 'es2023',
    // Fonts and pictures stay files: a data address would sit in every page's first bytes.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html' },
    },
  },
})
