#!/usr/bin/env node
// Writes down which test files are slow, from the last whole run (npm test -- --whole): `npm run check` and `npm run mutate` choose by it.
import { writeFileSync } from 'node:fs'
import { inRoot } from './lib/paths.mjs'
import { CommandError, runScript, say } from './lib/say.mjs'
import { lastSeconds } from './lib/test-seconds.mjs'

await runScript(async () => {
  const last = lastSeconds()
  if (!last) throw new CommandError('Nothing is known of a whole run.', 'Run npm test -- --whole first.')
  const slow = [...last]
    .filter(([, seconds]) => seconds >= 5)
    .map(([test, seconds]) => [test, Math.round(seconds)])
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
  writeFileSync(inRoot('scripts/lib/slow-tests.json'), `${JSON.stringify(Object.fromEntries(slow), null, 2)}\n`)
  say(`${slow.length} of ${last.size} test files take five seconds or more`)
})
