import type { Connect, Plugin } from 'vite'
import { readServices, withServices } from '#server/node/services.ts'
import { schemaSnapshot } from '#server/testing/schema-snapshot.ts'
import { SNAPSHOT_ADDRESS, WORKER_ADDRESS } from '../addresses.ts'
import { serviceWorker } from './service-worker.ts'

/**
 * Files for the tab host: MSW's service worker and the empty, migrated database. Neither is in `public/`, so neither can reach a
 * build.
 */
export function tabHost(): Plugin {
  return {
    name: 'storyloom:tab-host',
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
    transformIndexHtml: (html, { filename, server }) => {
      if (!filename.endsWith('index.html')) return html
      return withServices(server ? withoutPreloads(html) : html, readServices(process.env))
    },
  }
}

/**
 * Preloads suit a built page. A dev server's page loads module by module, on a busy machine so late that the browser warns of an
 * unused font.
 */
const withoutPreloads = (html: string) => html.replaceAll(/<link\s[^>]*rel="preload"[^>]*>/g, '')

const answer: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const make = answers[pathname]
  if (!make) return next()
  make()
    .then(({ type, body }) => {
      response.setHeader('Content-Type', type)
      response.setHeader('Cache-Control', 'no-cache')
      response.end(body)
    })
    .catch(next)
}

const answers: Record<string, () => Promise<{ type: string; body: Uint8Array | string }>> = {
  [WORKER_ADDRESS]: async () => ({ type: 'text/javascript', body: await serviceWorker() }),
  [SNAPSHOT_ADDRESS]: async () => ({ type: 'application/x-tar', body: await schemaSnapshot() }),
}
