import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Playwright from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/** A Chromium to draw exports with: CHROMIUM_PATH, one on the PATH, an installed Chrome, or Playwright's own; null when there is none. */
export function findBrowser(env: Readonly<Record<string, string | undefined>>): string | null {
  if (env['CHROMIUM_PATH']) return isProgram(env['CHROMIUM_PATH']) ? env['CHROMIUM_PATH'] : null
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
  return [...onPath, ...MAC, ...playwrightsOwn()].find(isProgram) ?? null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Playwright is a development dependency: an installation without it has no such browser. */
function playwrightsOwn(): string[] {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright') as typeof Playwright
    return [chromium.executablePath()]
  } catch {
    return []
  }
}
