#!/usr/bin/env node
// Checks all types.
import { continuesInProjectNode } from './lib/node-version.mjs'
import { projectNode, toolEnv } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { runScript } from './lib/say.mjs'
import { GO_ENV, typecheckArgs } from './lib/typecheck.mjs'

await runScript(async () => {
  if (await continuesInProjectNode()) return
  const { code } = await run(projectNode(), typecheckArgs(), { env: toolEnv(GO_ENV) })
  process.exitCode = code
})
