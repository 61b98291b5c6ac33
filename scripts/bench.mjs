#!/usr/bin/env node
// Runs all benchmarks in one run. --json prints one object; --only PATTERN runs the figures that match; --list names
// all; --against FOLDER also measures each figure with another checkout's benchmark (dependencies installed), in turns, and fails for
// slower times.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { runScript, say } from './lib/say.mjs'
import { measureAgainst, measureInTurns, requireBench } from './bench/against.mjs'
import { bestOf, BROKEN, isBad, ratioTo, SKIPPED, verdictOf } from './bench/figures.mjs'
import { groups } from './bench/groups.mjs'

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  const { values: options } = parseArgs({
    options: {
      against: { type: 'string' },
      json: { type: 'boolean' },
      list: { type: 'boolean' },
      only: { type: 'string', default: '' },
    },
  })
  const { json: isJson, only } = options
  if (options.list) return say(groups('').flatMap(namesOf).join('\n'))
  const against = options.against === undefined ? undefined : resolve(options.against)
  if (against) requireBench(against)
  await ensureBuild()
  const browser = await ensureBrowser()
  process.env['CHROMIUM_PATH'] = browser
  const results = {}
  const chosen = groups(browser).filter(({ figures, isNamedOnly }) =>
    Object.values(figures).some(({ name }) => (isNamedOnly ? only.includes(name) : new RegExp(only).test(name))),
  )
  if (chosen.length === 0) throw new Error(`No figure is called ${only}: --list names all of them`)
  for (const { figures, run } of chosen) {
    const keys = Object.keys(figures)
    const all = Object.values(figures)
    const names = all.map(({ name }) => name)
    // One failing figure does not discard half an hour of measurements.
    const measure = () =>
      run().catch((error) => {
        process.exitCode = 1
        console.error(`${names[0]} could not be measured:`, error)
        return Object.fromEntries(keys.map((key) => [key, BROKEN]))
      })
    const { here, there } = against
      ? await measureInTurns(all, measure, () => measureAgainst(against, names))
      : { here: [await measure()], there: [] }
    for (const [key, figure] of Object.entries(figures)) {
      const result = resultOf(
        figure,
        here.map((values) => values[key] ?? SKIPPED),
        there.map((values) => values[figure.name]),
      )
      results[figure.name] = result
      if (!isJson) say(line(figure, result))
    }
  }
  if (isJson) say(JSON.stringify(results, null, 2))
  if (Object.values(results).some(({ verdict }) => isBad(verdict))) process.exitCode = 1
})

function namesOf({ figures, isNamedOnly }) {
  return Object.values(figures).map(({ name }) => (isNamedOnly ? `${name} (by its whole name only)` : name))
}

function resultOf(figure, here, there) {
  const { kind, unit, limit, better } = figure
  const [value, against] = [shown(bestOf(figure, here)), bestOf(figure, there)]
  return { kind, value, unit, limit, better, against, verdict: verdictOf(figure, value, against) }
}

function shown(value) {
  return typeof value === 'number' ? round(value) : value
}

function round(value) {
  return Math.round(value * 100) / 100
}

function line({ name }, { value, unit, limit, better, against, verdict }) {
  const bound = limit === null ? '' : `${better === 'lower' ? '≤' : '≥'} ${limit}`
  const times = ratioTo(value, against)
  const compared = times === null ? '' : `${round(times)} × ${against}`
  return `${verdict.padEnd(7)} ${name.padEnd(40)} ${String(value).padStart(9)} ${unit.padEnd(10)} ${bound.padEnd(10)} ${compared}`.trimEnd()
}
