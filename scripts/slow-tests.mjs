#!/usr/bin/env node
// Stores the slow test files of the last full run (npm test): `npm run check` and `npm run mutate` choose tests by it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './lib/paths.mjs'
import { CommandError, runScript, say } from './lib/say.mjs'
import { lastSeconds } from './lib/test-seconds.mjs'

await runScript(async () => {
  const last = lastSeconds()
  if (!last) throw new CommandError('Nothing is known of a run.', 'Run npm test first.')
  const file = inRoot('scripts/lib/slow-tests.json')
  // A run at a desk leaves the slowest out: of them nothing new is known.
  const before = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
  const unseen = before.filter(([test]) => !last.has(test) && existsSync(inRoot(test)))
  const slow = [...unseen, ...last]
    .filter(([, seconds]) => seconds >= 3)
    .map(([test, seconds]) => [test, Math.round(seconds)])
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(slow), null, 2)}\n`)
  say(`${slow.length} of ${last.size} test files take three seconds or more`)
})
