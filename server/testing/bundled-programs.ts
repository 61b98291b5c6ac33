import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

/** Programs that tests run as separate processes, repeatedly: the name of the bundled file → its source. */
const PROGRAMS = {
  'run-host': 'server/node/testing/run-host.ts',
  'run-tab': 'tests/integration/testing/run-tab.ts',
  'slow-job': 'server/platform/jobs/testing/slow-job.ts',
}
const root = path.join(import.meta.dirname, '../..')
/** The variable with the path of a test run's programs (tests/setup/programs.ts). */
export const BUNDLED_PROGRAMS = 'BUNDLED_PROGRAMS'

/** Modules that read files beside them use their own path: it stays that of their source. */
const keepsPlaces: Plugin = {
  name: 'storyloom:keeps-places',
  transform: (code, id) =>
    !code.includes('import.meta.')
      ? null
      : code
          .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
}

/**
 * Bundles each program and the project's modules that it imports into few files, and returns their folder. Finding and
 * stripping hundreds of modules takes two seconds at each start.
 */
export async function bundlePrograms(): Promise<string> {
  const outDir = path.join(root, 'node_modules/.cache/storyloom/programs', randomUUID())
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [keepsPlaces],
    // As the built server: hundreds of modules would be found and read at each start.
    ssr: { noExternal: ['drizzle-orm'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: PROGRAMS,
        output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  return outDir
}

/** One of them, in a project of vitest.config.ts that builds them. */
export function bundledProgram(name: keyof typeof PROGRAMS): URL {
  const folder = process.env[BUNDLED_PROGRAMS]
  if (folder === undefined) throw new Error('The project of this test builds no programs')
  return pathToFileURL(path.join(folder, `${name}.mjs`))
}
