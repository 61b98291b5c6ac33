import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder, without a trailing slash. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
export const BIN = join(ROOT, 'node_modules', '.bin')

/** @param {...string} parts below the project's folder */
export const inRoot = (...parts) => join(ROOT, ...parts)

/** The Node that the dependencies brought; the running one where they bring none. */
export function projectNode() {
  const brought = join(BIN, 'node')
  return existsSync(brought) ? brought : process.execPath
}

/** The environment in which a child finds the project's own Node and tools first. */
export function toolEnv(more = {}) {
  return { ...process.env, PATH: [BIN, process.env['PATH'] ?? ''].join(delimiter), ...more }
}
