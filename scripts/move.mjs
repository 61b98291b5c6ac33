#!/usr/bin/env node
// npm run move -- --to DATABASE_URL S3_URL: copies the data directory to PostgreSQL and a bucket.
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
  await import(inRoot('dist/server/move.mjs'))
})
