import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { afterAll } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** Where a module stands is asked by what reads files beside it: the answer stays that of its source. */
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
 * Puts a TypeScript program and the project's modules that it imports into one file, and returns where it is. Tests that start a
 * program again and again start this: finding and stripping hundreds of modules takes two seconds each time. Called at the top of a
 * test file, after whose tests the file is taken away.
 */
export async function bundleProgram(program: URL): Promise<URL> {
  const source = fileURLToPath(program)
  const name = path.basename(source, '.ts')
  const outDir = path.join(root, 'node_modules/.cache/storyloom/programs', `${name}-${randomUUID()}`)
  afterAll(() => rm(outDir, { recursive: true, force: true }))
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [keepsPlaces],
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: { [name]: source }, output: { format: 'esm', entryFileNames: '[name].mjs' } },
    },
  })
  return pathToFileURL(path.join(outDir, `${name}.mjs`))
}
