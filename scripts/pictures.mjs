#!/usr/bin/env node
// Looks whether components and the main screens look as they did; --update stores how they look now; --only TEXT takes the tests that have it in their title.
import { parseArgs } from 'node:util'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { projectNode, toolEnv } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { runScript } from './lib/say.mjs'

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  const { values } = parseArgs({ options: { update: { type: 'boolean' }, only: { type: 'string' } } })
  await ensureBuild()
  const env = {
    CHROMIUM_PATH: await ensureBrowser(),
    LONG_TESTS: '1',
    ...(values.update && { UPDATE_PICTURES: '1' }),
  }
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=e2e/playwright.config.ts',
    '--project=node-host',
    '--project=tab-host',
  ]
  const only = values.only === undefined ? [] : ['--grep', values.only]
  const { code } = await run(projectNode(), [...playwright, 'e2e/specs/screenshots/', ...only], { env: toolEnv(env) })
  process.exitCode = code
})
