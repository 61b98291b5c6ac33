import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { Backend } from '#server/app.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { loadClientFiles } from '#server/node/client-files.ts'
import { mountContract } from '#server/node/pages.ts'
import { API_ORIGIN, builtApp } from '../build/built-app.ts'

/** The built app on its own server, under the policy that the Node host sends where the API has another origin. */
export async function serveApp(): Promise<{ origin: string; close: () => Promise<void> }> {
  const client = await loadClientFiles(await builtApp())
  const app: Backend = new Hono()
  app.use(securityHeaders({ api: [API_ORIGIN] }))
  mountContract(app, client)
  // Without the request's headers: nothing is compressed for a browser on the same machine.
  app.get('*', async (c) => (await client.serve(new Request(c.req.url))) ?? c.notFound())
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) =>
      resolve({ server: started, port: address.port }),
    )
  })
  return {
    origin: `http://localhost:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
