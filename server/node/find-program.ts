import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/** A Chromium to draw exports with: CHROMIUM_PATH, one on the PATH, an installed Chrome, or Playwright's own; null when there is none. */
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
 * Playwright is a development dependency: an installation without it has no such browser. Asked in a process of its own, because
 * whoever loads Playwright keeps 22 MB of heap for good.
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
 * A program or worker that the build put beside the started one; undefined when the server runs unbuilt.
 * @param name without `.mjs`
 * @param started address of the started program
 */
export function findProgram(name: string, started: string): URL | undefined {
  const url = new URL(`./${name}.mjs`, started)
  return existsSync(url) ? url : undefined
}
