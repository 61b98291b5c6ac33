#!/usr/bin/env node
// Starts the built program as several processes on this machine, as a server farm would: two web, two worker and two render
// processes behind a balancer, with a PostgreSQL and a bucket of their own, all of which are gone afterwards. PORT (4400).
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { browserForExports } from './lib/export-browser.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { inRoot } from './lib/paths.mjs'
import { CommandError, runScript, say } from './lib/say.mjs'

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  await ensureBuild()
  const browser = await browserForExports()
  const { startFleet } = await import('#server/testing/fleet.ts')
  const { CORSRules } = JSON.parse(await readFile(inRoot('docs/s3-cors.json'), 'utf8'))
  const fleet = await startFleet({
    program: pathToFileURL(inRoot('dist/server/main.mjs')),
    says: 'Storyloom is at',
    roles: { web: 2, worker: 2, render: 2 },
    port: Number(process.env['PORT'] ?? 4400),
    cors: CORSRules,
    env: browser ? { CHROMIUM_PATH: browser } : {},
  })
  if (!fleet)
    throw new CommandError('PostgreSQL is not installed.', 'Install it: initdb, pg_ctl and createdb are needed.')
  say(`Storyloom is at ${fleet.url}, with ${fleet.processes.map(({ role }) => role).join(', ')}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void fleet.close().then(() => process.exit(0)))
})
