#!/usr/bin/env node
// npm run files -- --to s3|disk: copies all files between DATA_DIR and the bucket of S3_URL.
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
  await import(inRoot('dist/server/files.mjs'))
})
