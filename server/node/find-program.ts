import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/**
 * A Chromium to render exports with: CHROMIUM_PATH, one on the PATH, an installed Chrome, or Playwright's own; null when
 * there is none.
 */
export function findBrowser(env: Readonly<Record<string, string | undefined>>): string | null {
  if (env['CHROMIUM_PATH']) return isProgram(env['CHROMIUM_PATH']) ? env['CHROMIUM_PATH'] : null
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
  return [...onPath, ...MAC].find(isProgram) ?? playwrightsOwn()
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Playwright is a development dependency: an installation without it has no such browser. Queried in a separate process,
 * because loading Playwright takes 22 MB of heap permanently.
 */
function playwrightsOwn(): string | null {
  const ask = "require('playwright').chromium.executablePath()"
  const { status, stdout } = spawnSync(process.execPath, ['--print', ask], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const file = stdout.trim()
  return status === 0 && isProgram(file) ? file : null
}

/**
 * A built program or worker beside the started one; undefined when the server runs unbuilt.
 * @param name without `.mjs`
 * @param started URL of the started program
 */
export function findProgram(name: string, started: string): URL | undefined {
  const url = new URL(`./${name}.mjs`, started)
  return existsSync(url) ? url : undefined
}
