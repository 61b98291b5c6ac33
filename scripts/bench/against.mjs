import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectNode, toolEnv } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { CommandError } from '../lib/say.mjs'

const BENCH = 'scripts/bench.mjs'

/** Refuses a folder without a benchmark, before anything is measured. @param {string} folder */
export function requireBench(folder) {
  if (existsSync(join(folder, BENCH))) return
  throw new CommandError(`${folder} has no ${BENCH}.`, 'Name the folder of another checkout after --against.')
}

/**
 * Measures here and there in turns: twice where a time is among the figures, for one run of each proves nothing.
 * @template Here, There
 * @param {import('./figures.mjs').Figure[]} figures
 * @param {() => Promise<Here>} measureHere
 * @param {() => Promise<There>} measureThere
 * @returns {Promise<{ here: Here[], there: There[] }>}
 */
export async function measureInTurns(figures, measureHere, measureThere) {
  const results = { here: [], there: [] }
  for (let turns = figures.some(({ kind }) => kind === 'time') ? 2 : 1; turns > 0; turns--) {
    results.here.push(await measureHere())
    results.there.push(await measureThere())
  }
  return results
}

/**
 * Measures figures with the benchmark of another checkout, in a separate process. Only values are read, so it may be an older version.
 * @param {string} folder the other checkout, with its dependencies installed
 * @param {string[]} names figures
 * @returns {Promise<Record<string, number | string>>} the value of each figure measured there; unknown ones are missing
 */
export async function measureAgainst(folder, names) {
  const only = `^(?:${names.join('|')})$`
  const { output } = await run(projectNode(), [join(folder, BENCH), '--json', '--only', only], {
    env: toolEnv(),
    quiet: true,
  })
  // Before it, the other benchmark may have printed build messages.
  const json = /^\{$.*^\}$/ms.exec(output)?.[0]
  if (json === undefined) return {}
  return Object.fromEntries(Object.entries(JSON.parse(json)).map(([name, { value }]) => [name, value]))
}
