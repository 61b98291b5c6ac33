#!/usr/bin/env node
// npm run user -- <email> [--premium] [--staff] [--password <password>]: creates or changes an account of this machine's server.
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
  await import(inRoot('dist/server/user.mjs'))
})
