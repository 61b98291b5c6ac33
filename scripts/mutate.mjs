#!/usr/bin/env node
// Mutation testing: changes one place at a time and checks whether the nearest tests or the compiler notice. --mutants N (200), --seed N (1), --from N (1): the
// first of them that is looked at, --minutes N: no more are begun after so many, --only TEXT: files whose path holds it. What is committed is
// looked at. Fails below 90 %.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { withinTime } from './lib/affected-tests.mjs'
import { findBrowser } from './lib/browser.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { runScript, say } from './lib/say.mjs'
import { secondsOfTests } from './lib/test-seconds.mjs'

/** The share of mutants that must be noticed. */
const WANTED = 0.9
/** Nearest tests first; a mutant that these many files miss counts as survived. */
const [FIRST_TESTS, MORE_TESTS] = [4, 20]
/** Their total time, s: one test of a minute proves less than twenty others in that time. */
const TEST_SECONDS = 90
/** Tests of a minute without an import path: permissions, and a whole video. They run last. */
const FAR_WITNESSES = [
  {
    test: 'tests/security/authorization-matrix.test.ts',
    looksAt: /^server\/(?:modules\/\w+\/routes|platform\/auth)\//,
  },
  { test: 'src/video/testing/film.test.ts', looksAt: /^src\/video\// },
]
const REPORT = '.cache/reports/mutate.json'

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  const browser = await findBrowser()
  if (browser) process.env['CHROMIUM_PATH'] = browser
  const { findMutants } = await import('./mutate/find-mutants.mjs')
  const { areaOf, chooseMutants, nearestTests } = await import('./mutate/choose.mjs')
  const { witnessesIn } = await import('./mutate/witnesses.mjs')
  const { createNotice } = await import('./mutate/notice.mjs')
  const { openWorkspace } = await import('./mutate/workspace.mjs')
  const [count, seed, only] = [Number(option('--mutants', 200)), Number(option('--seed', 1)), option('--only', '')]
  const end = Date.now() + Number(option('--minutes', Infinity)) * 60_000

  const files = (await run('git', ['ls-files'], { quiet: true })).output.split('\n').filter(Boolean)
  const looked = files.filter((file) => areaOf(file) !== undefined && file.includes(only))
  const ringsOf = witnessesIn(ROOT, files)
  const secondsOf = secondsOfTests()
  // A test run starts with seconds that use only one core.
  const workspaces = await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, openWorkspace))
  const notice = createNotice()
  let chosen = []
  const left = []
  let refused = 0
  try {
    const texts = new Map(await Promise.all(looked.map(async (file) => [file, await workspaces[0].read(file)])))
    const mutants = looked.flatMap((file) => findMutants(file, texts.get(file)))
    chosen = chooseMutants(mutants, { count, seed })
    say(`${chosen.length} of ${mutants.length} mutants in ${looked.length} files, seed ${seed}`)
    const entries = chosen.map((mutant) => ({
      mutant,
      tests: withinTime(nearestTests(mutant.file, ringsOf(mutant.file)).slice(0, MORE_TESTS), secondsOf, TEST_SECONDS),
      words: describe(mutant, texts.get(mutant.file)),
    }))
    const from = Number(option('--from', 1)) - 1
    const begun = await takingTurns(workspaces, entries.slice(from), async (entry, workspace) => {
      if (Date.now() > end) return false
      const { mutant, tests, words } = entry
      // Most are noticed by the few nearest, before the others have started.
      const far = FAR_WITNESSES.filter(({ looksAt }) => looksAt.test(mutant.file)).map(({ test }) => test)
      const isNoticed =
        (await notice.isNoticed(workspace, mutant, tests.slice(0, FIRST_TESTS))) ||
        (await notice.isNoticed(workspace, mutant, tests.slice(FIRST_TESTS))) ||
        (await notice.isNoticed(workspace, mutant, far))
      // Asked last: it takes longer than the nearest tests.
      const isRefused = !isNoticed && !(await workspace.compiles(mutant))
      if (isRefused) refused++
      if (!isNoticed && !isRefused) left.push(entry)
      const said = isNoticed ? 'noticed ' : isRefused ? 'compiler' : 'SURVIVED'
      say(`${entries.indexOf(entry) + 1}/${entries.length} ${said} ${words}`)
      return true
    })
    chosen = chosen.slice(from, from + begun)
  } finally {
    await Promise.all(workspaces.map((workspace) => workspace.close()))
  }
  for (const test of notice.broken()) say(`Fails without any change, and was left out: ${test}`)
  for (const area of new Set(chosen.map(({ file }) => areaOf(file)))) {
    const own = chosen.filter(({ file }) => areaOf(file) === area).length
    say(`${area}: ${own - left.filter(({ mutant }) => areaOf(mutant.file) === area).length} of ${own}`)
  }
  const survivors = left.map(({ words }) => words)
  const killed = chosen.length - survivors.length
  say(
    `${killed} of ${chosen.length} noticed, ${refused} of them by the compiler alone (≥ ${WANTED * 100}%)\n${survivors.join('\n')}`,
  )
  mkdirSync(inRoot('.cache/reports'), { recursive: true })
  writeFileSync(inRoot(REPORT), JSON.stringify({ seed, count: chosen.length, killed, survivors }, null, 2))
  if (killed < chosen.length * WANTED) process.exitCode = 1
})

/** Gives each entry to a workspace that is free, in order, until `work` answers false. Answers how many were worked on. */
async function takingTurns(workspaces, entries, work) {
  let next = 0
  let done = 0
  await Promise.all(
    workspaces.map(async (workspace) => {
      while (next < entries.length && (await work(entries[next++], workspace))) done++
    }),
  )
  return done
}

function describe({ file, line, start, end, replacement }, text) {
  const before = text.slice(start, end).replace(/\s+/g, ' ')
  return `${file}:${line} ${before.slice(0, 60)} → ${replacement === '' ? '(left out)' : replacement.slice(0, 60)}`
}

function option(name, otherwise) {
  const at = process.argv.indexOf(name)
  return at < 0 ? otherwise : process.argv[at + 1]
}
