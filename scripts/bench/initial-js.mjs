import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { inRoot } from '../lib/paths.mjs'

/**
 * KiB of JavaScript, gzipped, that a page needs before it shows: entry, app, its route and all they import statically.
 * @param {string} route path of the route module below src/app/routes
 */
export async function measureInitialJs(route) {
  const manifest = JSON.parse(await readFile(inRoot('dist/client/.vite/manifest.json'), 'utf8'))
  const files = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const one of chunk.imports ?? []) visit(one)
  }
  visit('index.html')
  visit('src/app/start.tsx')
  const module = `src/app/routes/${route}`
  if (!manifest[module]) throw new Error(`${module} is in no chunk of its own`)
  visit(module)
  const sizes = await Promise.all(
    [...files]
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => gzipSync(await readFile(inRoot('dist/client', file))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
