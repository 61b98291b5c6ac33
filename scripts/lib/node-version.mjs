import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { projectNode, ROOT, toolEnv } from './paths.mjs'
import { exitCode, forwardSignals } from './run.mjs'
import { CommandError } from './say.mjs'

/** The Node that installs the project; everything else runs in the Node of the dependencies. */
const TO_INSTALL = [20, 19]
/** The Node that server and tools need. */
const TO_RUN = [22, 18]

const DOWNLOAD = 'Install a current Node from https://nodejs.org and run the command again.'

/**
 * @param {string} version
 * @param {readonly number[]} oldest
 */
function isAtLeast(version, [oldestMajor = 0, oldestMinor = 0]) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/** Refuses a Node that cannot install or build the project. */
export function requireNode(version = process.versions.node) {
  if (isAtLeast(version, TO_INSTALL)) return
  throw new CommandError(`Storyloom needs Node ${TO_INSTALL.join('.')} or newer, this is ${version}.`, DOWNLOAD)
}

/** For tools that are started directly, without one of the project's commands before them: `npx vitest`. */
export function requireToolNode(version = process.versions.node) {
  if (isAtLeast(version, TO_RUN)) return
  throw new CommandError(
    `This tool needs Node ${TO_RUN.join('.')} or newer, this is ${version}.`,
    'Start it by one of the project’s commands (npm test), or by node_modules/.bin/node where the dependencies brought it.',
  )
}

/**
 * Continues in the Node of the dependencies, when this is another one.
 * @returns {Promise<boolean>} true when a child did the whole work and this process only has to end
 */
export async function continuesInProjectNode() {
  const node = projectNode()
  if (realpathSync(node) === realpathSync(process.execPath)) {
    // There are platforms for which none is brought.
    if (!isAtLeast(process.versions.node, TO_RUN))
      throw new CommandError(
        `On this platform Storyloom needs Node ${TO_RUN.join('.')} or newer, this is ${process.versions.node}.`,
        DOWNLOAD,
      )
    return false
  }
  const child = spawn(node, process.argv.slice(1), {
    cwd: ROOT,
    env: toolEnv(),
    stdio: 'inherit',
  })
  const release = forwardSignals(child)
  process.exitCode = await new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('close', (code, signal) => resolve(exitCode(code, signal)))
  })
  release()
  return true
}
