#!/usr/bin/env node
// Checks all types; reuses the last run's results for unchanged files.
import { continuesInProjectNode } from './lib/node-version.mjs'
import { projectNode, toolEnv } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { runScript } from './lib/say.mjs'
import { GO_ENV, typecheckArgs } from './lib/typecheck.mjs'

await runScript(async () => {
  if (await continuesInProjectNode()) return
  const { code } = await run(projectNode(), typecheckArgs({ isIncremental: true }), { env: toolEnv(GO_ENV) })
  process.exitCode = code
})
