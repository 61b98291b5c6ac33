#!/usr/bin/env node
// Measures what the project promises, all in one run. --json prints one object; --only PATTERN runs the figures that match; --list names
// all; --busy keeps one core at work meanwhile, as another program on the same machine would; --against FOLDER measures each figure by the
// bench of another checkout too (dependencies installed) and shows the ratio.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { runScript, say } from './lib/say.mjs'
import { measureAgainst, requireBench } from './bench/against.mjs'
import { calibrate } from './bench/calibrate.mjs'
import { groups } from './bench/groups.mjs'

/** Stands for a figure whose measurement threw. */
const BROKEN = 'broken'

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  const { values: options } = parseArgs({
    options: {
      against: { type: 'string' },
      busy: { type: 'boolean' },
      json: { type: 'boolean' },
      list: { type: 'boolean' },
      only: { type: 'string', default: '' },
    },
  })
  const { json: isJson, only } = options
  if (options.list) return say(namesOf(groups('')).join('\n'))
  const against = options.against === undefined ? undefined : resolve(options.against)
  if (against) requireBench(against)
  await ensureBuild()
  const browser = await ensureBrowser()
  process.env['CHROMIUM_PATH'] = browser
  const results = {}
  const scales = []
  const chosen = groups(browser).filter(
    ({ figures, isNamedOnly }) =>
      (!isNamedOnly || figures.some(({ name }) => name === only)) &&
      figures.some(({ name }) => new RegExp(only).test(name)),
  )
  if (chosen.length === 0) throw new Error(`No figure is called ${only}: --list names all of them`)
  if (options.busy) new Worker('for (;;);', { eval: true }).unref()
  for (const { figures, run } of chosen) {
    const before = calibrate()
    // What was measured in half an hour is not lost to one figure that no longer can be.
    const values = await run().catch((error) => {
      process.exitCode = 1
      console.error(`${figures[0].name} could not be measured:`, error)
      return figures.map(() => BROKEN)
    })
    // A machine that is shared is not as quick all the time.
    const scale = (before + calibrate()) / 2
    scales.push(scale)
    const names = figures.map(({ name }) => name)
    const others = against ? await measureAgainst(against, names) : {}
    figures.forEach(({ name, unit, limit, better, isTime }, at) => {
      const value = values[at] ?? 'skipped'
      const bound = limit !== null && isTime ? (better === 'lower' ? limit * scale : limit / scale) : limit
      results[name] = { value: shown(value), unit, limit: bound && round(bound), better, against: others[name] }
      if (!isJson) say(line(name, results[name]))
    })
  }
  if (isJson) say(JSON.stringify(results, null, 2))
  else
    say(
      `\nTime limits are multiplied by ${round(Math.min(...scales))} to ${round(Math.max(...scales))}, what this machine took for a fixed loop.`,
    )
  if (Object.values(results).some(isOver)) process.exitCode = 1
})

function namesOf(chosen) {
  return chosen.flatMap(({ figures, isNamedOnly }) =>
    figures.map(({ name }) => (isNamedOnly ? `${name} (by its whole name only)` : name)),
  )
}

function shown(value) {
  return typeof value === 'number' ? round(value) : value
}

function round(value) {
  return Math.round(value * 100) / 100
}

function isOver({ value, limit, better }) {
  if (limit === null || typeof value !== 'number') return false
  return better === 'lower' ? value > limit : value < limit
}

function line(name, result) {
  const { value, unit, limit, better, against } = result
  const bound = limit === null ? '' : `${better === 'lower' ? '≤' : '≥'} ${limit}`
  const verdict = value === BROKEN ? 'BROKEN' : isOver(result) ? 'OVER' : 'ok'
  const ratio = typeof value === 'number' && against > 0 ? `${round(value / against)} × ${against}` : ''
  return `${verdict.padEnd(6)}  ${name.padEnd(26)} ${String(value).padStart(9)} ${unit.padEnd(7)} ${bound.padEnd(10)} ${ratio}`.trimEnd()
}
