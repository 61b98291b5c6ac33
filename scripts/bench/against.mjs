import { join } from 'node:path'
import { projectNode, toolEnv } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

/**
 * Measures figures with the bench of another checkout: what this machine is slow at, it is slow at for both.
 * @param {string} folder the other checkout, with its dependencies installed
 * @param {string[]} names figures
 * @returns {Promise<Record<string, number | string>>} the value of each that is measured there; those it does not know are missing
 */
export async function measureAgainst(folder, names) {
  const only = `^(?:${names.join('|')})$`
  const { output } = await run(projectNode(), [join(folder, 'scripts/bench.mjs'), '--json', '--only', only], {
    env: toolEnv(),
    quiet: true,
  })
  // Before it, the other bench may have said that it builds.
  const json = /^\{$.*^\}$/ms.exec(output)?.[0]
  if (json === undefined) return {}
  return Object.fromEntries(Object.entries(JSON.parse(json)).map(([name, { value }]) => [name, value]))
}
