import type { Backend } from '#server/app.ts'
import type { App } from '#server/platform/context.ts'
import type { ClientFiles } from './client-files.ts'
import { describePreview } from './preview-page.ts'

/** What only the Node host serves: the app's pages for every other path. */
export function mountPages(backend: Backend, app: App, client: ClientFiles) {
  backend.get('/preview', async (c) => {
    const key = c.req.query('public_preview_id')
    const words = key ? await describePreview(app, key, c.env?.clientAddress ?? 'local') : undefined
    return (await client.serve(c.req.raw, words)) ?? c.notFound()
  })
  backend.get('*', async (c) => (await client.serve(c.req.raw)) ?? c.notFound())
}

/** Build files of the contract and its reference page, by the path that they are served at. */
const CONTRACT_FILES = { '/api/openapi.json': '/openapi.json', '/api/docs': '/api-docs.html' }

/** The contract for other programs, and a page that explains it. Both are public, as the contract is. */
export function mountContract(backend: Backend, client: ClientFiles) {
  for (const [path, file] of Object.entries(CONTRACT_FILES))
    backend.get(path, async (c) => {
      const request = new Request(new URL(file, c.req.url), { headers: c.req.raw.headers, method: c.req.method })
      return (await client.serve(request)) ?? c.notFound()
    })
}
