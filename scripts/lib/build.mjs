import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildFingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { inRoot, projectNode, toolEnv } from './paths.mjs'
import { run } from './run.mjs'
import { say, CommandError } from './say.mjs'

const STAMP = 'dist/.stamp'

/** Builds app and server into dist/ unless dist/ was built from the same sources. */
export async function ensureBuild() {
  if (isFresh(buildFingerprint())) return
  await withLock(inRoot('.cache/build.lock'), async () => {
    const fingerprint = buildFingerprint()
    if (isFresh(fingerprint)) return
    const started = performance.now()
    say('Building the app and the server …')
    rmSync(inRoot(STAMP), { force: true })
    // The caller's NODE_ENV would decide which React build is bundled.
    const env = toolEnv({ NODE_ENV: 'production' })
    const { code } = await run(projectNode(), [inRoot('scripts/lib/build-all.mjs')], { env })
    if (code !== 0)
      throw new CommandError(
        'The build failed; the reason stands above.',
        'Correct it, or go back to a state that builds, and run the command again.',
      )
    writeFileSync(inRoot(STAMP), fingerprint)
    say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  })
}

function isFresh(fingerprint) {
  return existsSync(inRoot(STAMP)) && readFileSync(inRoot(STAMP), 'utf8') === fingerprint
}
