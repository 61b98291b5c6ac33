import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectNode, toolEnv } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { CommandError } from '../lib/say.mjs'

const BENCH = 'scripts/bench.mjs'

/** Refuses a folder that has no bench, before anything is measured. @param {string} folder */
export function requireBench(folder) {
  if (existsSync(join(folder, BENCH))) return
  throw new CommandError(`${folder} has no ${BENCH}.`, 'Name the folder of another checkout after --against.')
}

/**
 * Measures figures with the bench of another checkout: what this machine is slow at, it is slow at for both.
 * @param {string} folder the other checkout, with its dependencies installed
 * @param {string[]} names figures
 * @returns {Promise<Record<string, number | string>>} the value of each that is measured there; those it does not know are missing
 */
export async function measureAgainst(folder, names) {
  const only = `^(?:${names.join('|')})$`
  const { output } = await run(projectNode(), [join(folder, BENCH), '--json', '--only', only], {
    env: toolEnv(),
    quiet: true,
  })
  // Before it, the other bench may have said that it builds.
  const json = /^\{$.*^\}$/ms.exec(output)?.[0]
  if (json === undefined) return {}
  return Object.fromEntries(Object.entries(JSON.parse(json)).map(([name, { value }]) => [name, value]))
}
