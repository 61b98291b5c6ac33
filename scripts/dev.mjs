#!/usr/bin/env node
// Serves the app with its backend inside the tab (mock mode) and hot reload; with --contract, without a backend: its answers are
// generated from the contract.
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { inRoot } from './lib/paths.mjs'
import { runScript, say } from './lib/say.mjs'

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  const { createServer } = await import('vite')
  const isContract = process.argv.includes('--contract')
  const port = Number(process.env['PORT'] ?? 4430)
  const server = await createServer({
    root: inRoot(),
    mode: isContract ? 'contract' : 'mock',
    clearScreen: false,
    server: { port, strictPort: true, host: process.env['HOST'] ?? 'localhost' },
  })
  await server.listen()
  const what = isContract ? 'with answers made up from the contract' : 'with its backend in the tab'
  say(`Storyloom ${what}: ${server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`}`)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void server.close().then(() => process.exit(0)))
})
