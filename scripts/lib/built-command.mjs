import { ensureBuild } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { continuesInProjectNode, requireNode } from './node-version.mjs'
import { inRoot } from './paths.mjs'
import { runScript } from './say.mjs'

/**
 * Runs a program of the built server with this command's arguments.
 * @param {string} name of its file in dist/server
 */
export const runBuiltCommand = (name) =>
  runScript(async () => {
    requireNode()
    await ensureDependencies()
    if (await continuesInProjectNode()) return
    await ensureBuild()
    await import(inRoot(`dist/server/${name}.mjs`))
  })
