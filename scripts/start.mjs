#!/usr/bin/env node
// Serves the app, the API, files and realtime on one port: installs, builds and finds a browser first where needed.
import { ensureBuild } from './lib/build.mjs'
import { browserForExports } from './lib/export-browser.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { inRoot } from './lib/paths.mjs'
import { runScript } from './lib/say.mjs'
import { SERVER_ARGS, serverEnv } from './lib/server-process.mjs'

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  await ensureBuild()
  const browser = await browserForExports()
  if (browser) process.env['CHROMIUM_PATH'] = browser
  // Replaces this process where the system can, so that stopping it stops the server and leaves nothing behind.
  if (process.execve && process.platform !== 'win32')
    process.execve(process.execPath, [process.execPath, ...SERVER_ARGS], serverEnv())
  await import(inRoot('dist/server/main.mjs'))
})
