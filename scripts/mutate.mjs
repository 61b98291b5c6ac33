#!/usr/bin/env node
// Changes one place at a time and looks whether the nearest tests notice. --mutants N (200), --seed N (1), --only TEXT: files whose
// path holds it. What is committed is looked at. Fails below 90 %.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { affectedTests, dependentsOf } from './lib/affected-tests.mjs'
import { findBrowser } from './lib/browser.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { CommandError, runScript, say } from './lib/say.mjs'

/** The share of mutants that must be noticed. */
const WANTED = 0.9
/** Nearest tests first; what these many files do not notice counts as not noticed. */
const [FIRST_TESTS, MORE_TESTS] = [6, 30]
/** Longest that the tests may take together before anything is changed, ms. */
const BASELINE_MS = 20 * 60_000
const REPORT = '.cache/reports/mutate.json'

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  const browser = await findBrowser()
  if (browser) process.env['CHROMIUM_PATH'] = browser
  const { findMutants } = await import('./mutate/find-mutants.mjs')
  const { areaOf, chooseMutants, nearestTests } = await import('./mutate/choose.mjs')
  const { openWorkspace } = await import('./mutate/workspace.mjs')
  const [count, seed, only] = [Number(option('--mutants', 200)), Number(option('--seed', 1)), option('--only', '')]

  const files = (await run('git', ['ls-files'], { quiet: true })).output.split('\n').filter(Boolean)
  const looked = files.filter((file) => areaOf(file) !== undefined && file.includes(only))
  const mutants = looked.flatMap((file) => findMutants(file, readFileSync(inRoot(file), 'utf8')))
  const chosen = chooseMutants(mutants, { count, seed })
  const dependents = dependentsOf(ROOT, files)
  say(`${chosen.length} of ${mutants.length} mutants in ${looked.length} files, seed ${seed}`)

  const planned = chosen.map((mutant) => {
    const tests = nearestTests(mutant.file, affectedTests([mutant.file], dependents)).slice(0, MORE_TESTS)
    return { mutant, first: tests.slice(0, FIRST_TESTS), more: tests.slice(FIRST_TESTS) }
  })
  const workspace = await openWorkspace()
  const survivors = []
  const byArea = new Map()
  try {
    // What is red anyway would notice everything.
    const all = [...new Set(planned.flatMap(({ first, more }) => [...first, ...more]))]
    const failure = await workspace.failureOf(all, BASELINE_MS)
    if (failure !== null) throw new CommandError(`Tests fail without any change.\n${failure}\n`, 'Mend them first.')
    for (const [at, { mutant, first, more }] of planned.entries()) {
      const isKilled =
        (first.length > 0 && (await workspace.kills(mutant, first))) ||
        (more.length > 0 && (await workspace.kills(mutant, more)))
      const area = areaOf(mutant.file)
      const tally = byArea.get(area) ?? { killed: 0, all: 0 }
      byArea.set(area, { killed: tally.killed + (isKilled ? 1 : 0), all: tally.all + 1 })
      if (!isKilled) survivors.push(describe(mutant))
      say(`${at + 1}/${chosen.length} ${isKilled ? 'noticed ' : 'SURVIVED'} ${describe(mutant)}`)
    }
  } finally {
    await workspace.close()
  }
  const killed = chosen.length - survivors.length
  for (const [area, tally] of byArea) say(`${area}: ${tally.killed} of ${tally.all}`)
  say(`${killed} of ${chosen.length} noticed (≥ ${WANTED * 100} %)\n${survivors.join('\n')}`)
  mkdirSync(inRoot('.cache/reports'), { recursive: true })
  writeFileSync(inRoot(REPORT), JSON.stringify({ seed, count: chosen.length, killed, survivors }, null, 2))
  if (killed < chosen.length * WANTED) process.exitCode = 1
})

function describe({ file, line, start, end, replacement }) {
  const before = readFileSync(inRoot(file), 'utf8').slice(start, end).replace(/\s+/g, ' ')
  return `${file}:${line} ${before.slice(0, 60)} → ${replacement === '' ? '(left out)' : replacement.slice(0, 60)}`
}

function option(name, otherwise) {
  const at = process.argv.indexOf(name)
  return at < 0 ? otherwise : process.argv[at + 1]
}
