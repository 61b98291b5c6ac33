import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'

/** All sources of the built app and server. */
const INPUTS = [
  'src',
  'engines',
  'server',
  'generated',
  'public',
  'docs/using.md',
  'index.html',
  'render.html',
  'api-docs.html',
  'video-work.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/vite',
  'scripts/lib/build-all.mjs',
  'scripts/lib/build.mjs',
]
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local']
const NOT_BUILT = /\.(test|fixture)\.tsx?$/

/**
 * A hash of the content of everything the build reads, the `VITE_` variables included: they end up in the bundle.
 * Content, not dates: a fresh checkout of the same commit is the same build.
 */
export function buildFingerprint(env = process.env) {
  const hash = createHash('sha256')
  for (const input of [...INPUTS, ...ENV_FILES])
    for (const file of filesOf(input)) hash.update(`${file}\0`).update(readFileSync(inRoot(file)))
  for (const [name, value] of Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`)
  return hash.digest('hex')
}

/** @returns {string[]} the files at or below a path, relative to the project, sorted */
function filesOf(path) {
  if (!existsSync(inRoot(path))) return []
  if (statSync(inRoot(path)).isFile()) return [path]
  return readdirSync(inRoot(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(inRoot().length + 1))
    .sort()
}
