// Run as a process: builds app and server into dist/. Memory and side effects of bundlers end with it.
import { build } from 'vite'
import { inRoot } from './paths.mjs'
import { copyObjects } from './copy-objects.mjs'
import { copySounds } from './copy-sounds.mjs'

/** Server programs: the name of the built file → its source. */
const PROGRAMS = {
  main: 'server/node/main.ts',
  user: 'server/node/user.ts',
  models: 'server/node/models.ts',
  files: 'server/node/files.ts',
  backup: 'server/node/backup.ts',
  restore: 'server/node/restore.ts',
  move: 'server/node/move.ts',
  // Reads bytes from outside; `server/platform/sandbox/node.ts` finds it beside the program.
  'sandbox-process': 'server/platform/sandbox/node-process.ts',
  'worker-process': 'server/node/worker-process/process-program.ts',
  // The thread that hashes passwords.
  'password-worker': 'server/node/passwords/password-worker.ts',
  'prepare-database': 'server/node/prepare-database.ts',
  // Threads of the engines; `server/node/engines.ts` finds them beside the program.
  'voice-worker': 'engines/draft/voice/node-worker.ts',
  'aligner-worker': 'engines/draft/transcriber/node-worker.ts',
  'whisper-worker': 'engines/local/whisper/node-worker.ts',
  'opus-worker': 'engines/local/opus/node-worker.ts',
  'kitten-worker': 'engines/local/kitten/node-worker.ts',
  'kokoro-worker': 'engines/local/kokoro/node-worker.ts',
  'music-worker': 'engines/draft/music/node-worker.ts',
  'sound-worker': 'engines/draft/sound/node-worker.ts',
  'animator-worker': 'engines/draft/animator/node-worker.ts',
  'trainer-worker': 'engines/draft/trainer/node-worker.ts',
  'illustrator-worker': 'engines/draft/illustrator/node-worker.ts',
}

try {
  const quiet = { root: inRoot(), logLevel: 'silent' }
  await build({ ...quiet, build: { outDir: 'dist/client', emptyOutDir: true } })
  await build({
    ...quiet,
    configFile: false,
    publicDir: false,
    // Node 24 reads a package's whole list of exports for each of its modules: hundreds of modules and 180 KB here, a second at each start.
    ssr: { noExternal: ['drizzle-orm'] },
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
  copySounds('dist/server/sounds')
  copyObjects('dist/server/vector-objects.json')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
