#!/usr/bin/env node
// Serves the app with its backend inside the tab (mock mode) and reloads what changes.
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { inRoot } from './lib/paths.mjs'
import { runScript, say } from './lib/say.mjs'

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  const { createServer } = await import('vite')
  const port = Number(process.env['PORT'] ?? 4430)
  const server = await createServer({
    root: inRoot(),
    mode: 'mock',
    clearScreen: false,
    server: { port, strictPort: true, host: process.env['HOST'] ?? 'localhost' },
  })
  await server.listen()
  say(`Storyloom with its backend in the tab: ${server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`}`)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void server.close().then(() => process.exit(0)))
})
