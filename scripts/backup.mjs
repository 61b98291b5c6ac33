#!/usr/bin/env node
// npm run backup -- --to FOLDER [--keep NUMBER]: adds a backup of database and files to a folder.
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { inRoot } from './lib/paths.mjs'
import { runScript } from './lib/say.mjs'

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  await ensureBuild()
  await import(inRoot('dist/server/backup.mjs'))
})
