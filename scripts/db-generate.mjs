#!/usr/bin/env node
// Generates the next migration from server/platform/db/schema/, with the arguments of `drizzle-kit generate` (--name NAME, --custom).
import { readdirSync, rmSync } from 'node:fs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { inRoot, projectNode, toolEnv } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { runScript } from './lib/say.mjs'

const META = inRoot('server/platform/db/migrations/meta')

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  const args = [inRoot('node_modules/drizzle-kit/bin.cjs'), 'generate', ...process.argv.slice(2)]
  const { code } = await run(projectNode(), args, { env: toolEnv() })
  process.exitCode = code
  // Only the newest is needed for the next migration; all of them would flood searches in server/.
  const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'))
  for (const old of snapshots.toSorted().slice(0, -1)) rmSync(`${META}/${old}`)
})
