import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { projectNode, ROOT, toolEnv } from './paths.mjs'
import { exitCode, forwardSignals } from './run.mjs'
import { Trouble } from './say.mjs'

const OLDEST = [20, 19]

/** Refuses a Node that cannot install or build the project. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  throw new Trouble(
    `Storyloom needs Node ${OLDEST.join('.')} or newer, this is ${version}.`,
    'Install a current Node from https://nodejs.org and run the command again.',
  )
}

/**
 * Goes on in the Node that the dependencies brought, when this is another one.
 * @returns {Promise<boolean>} true when a child did the whole work and this process only has to end
 */
export async function continuesInProjectNode() {
  const node = projectNode()
  if (realpathSync(node) === realpathSync(process.execPath)) return false
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
