import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildFingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { inRoot } from './paths.mjs'
import { say, Trouble } from './say.mjs'

const STAMP = 'dist/.stamp'

/** Server programs: the name of the built file → its source. */
const PROGRAMS = {
  main: 'server/node/main.ts',
  user: 'server/node/user.ts',
  // Reads bytes from outside; `server/sandbox/node.ts` finds it beside the program.
  'sandbox-process': 'server/sandbox/node-process.ts',
  // Threads of the engines; `server/node/engines.ts` finds them beside the program.
  'voice-worker': 'server/engines/voice/node-worker.ts',
  'music-worker': 'server/engines/music/node-worker.ts',
  'animator-worker': 'server/engines/animator/node-worker.ts',
  'illustrator-worker': 'server/engines/illustrator/node-worker.ts',
}

/** Builds app and server into dist/ unless what lies there was built from the same sources. */
export async function ensureBuild() {
  if (isFresh(buildFingerprint())) return
  await withLock(inRoot('.cache/build.lock'), async () => {
    const fingerprint = buildFingerprint()
    if (isFresh(fingerprint)) return
    const started = performance.now()
    say('Building the app and the server …')
    rmSync(inRoot(STAMP), { force: true })
    try {
      await buildAll()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      throw new Trouble(
        'The build failed; the reason stands above.',
        'Correct it, or go back to a state that builds, and run the command again.',
      )
    }
    writeFileSync(inRoot(STAMP), fingerprint)
    say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  })
}

function isFresh(fingerprint) {
  return existsSync(inRoot(STAMP)) && readFileSync(inRoot(STAMP), 'utf8') === fingerprint
}

async function buildAll() {
  // Said by whoever calls, it would decide which React is built in.
  process.env['NODE_ENV'] = 'production'
  const { build } = await import('vite')
  const quiet = { root: inRoot(), logLevel: 'silent' }
  await build({ ...quiet, build: { outDir: 'dist/client', emptyOutDir: true } })
  await build({
    ...quiet,
    configFile: false,
    publicDir: false,
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist/server',
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        input: PROGRAMS,
        output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  })
}
