#!/usr/bin/env node
// Builds app and server into dist/ when their sources changed.
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { runScript } from './lib/say.mjs'

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  await ensureBuild()
})
