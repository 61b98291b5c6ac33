import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { build } from 'vite'
import { vi } from 'vitest'
import { buildFingerprint } from '../../scripts/lib/fingerprint.mjs'
import { securityHeaders } from '#server/http/security-headers.ts'
import { loadClientFiles } from '#server/node/client-files.ts'

const root = path.join(import.meta.dirname, '../..')
const outDir = path.join(root, '.cache/contract-host')

/** The app, built for an API of that origin, on a server of its own under the policy that the Node host sends. */
export async function serveApp(apiOrigin: string): Promise<{ origin: string; close: () => Promise<void> }> {
  await buildFor(apiOrigin)
  const client = await loadClientFiles(outDir)
  const app = new Hono()
  app.use(securityHeaders({ api: [apiOrigin] }))
  app.get('*', async (c) => (await client.serve(c.req.raw)) ?? c.notFound())
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

/** What was built from the same sources is taken again. */
async function buildFor(apiOrigin: string) {
  const env = { VITE_API_URL: `${apiOrigin}/api` }
  const fingerprint = buildFingerprint(env)
  const stamp = path.join(outDir, '.stamp')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  vi.stubEnv('VITE_API_URL', env.VITE_API_URL)
  vi.stubEnv('NODE_ENV', 'production')
  await build({ root, logLevel: 'silent', build: { outDir, emptyOutDir: true } })
  vi.unstubAllEnvs()
  writeFileSync(stamp, fingerprint)
}
