import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ensureBrowser, findBrowser } from './browser.mjs'
import { inRoot } from './paths.mjs'
import { say, CommandError } from './say.mjs'

const GAVE_UP = inRoot('.cache/no-browser')
const TRY_AGAIN_MS = 24 * 60 * 60 * 1000

/**
 * The browser in which the server renders exports. Without one the app still works and offers to render in the user's
 * tab, so a machine where none can be installed starts all the same and retries a day later.
 * @returns {Promise<string | null>}
 */
export async function browserForExports() {
  const found = await findBrowser()
  if (found) {
    rmSync(GAVE_UP, { force: true })
    return found
  }
  if (existsSync(GAVE_UP) && Date.now() - statSync(GAVE_UP).mtimeMs < TRY_AGAIN_MS) return null
  try {
    return await ensureBrowser()
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    mkdirSync(dirname(GAVE_UP), { recursive: true })
    writeFileSync(GAVE_UP, error.message)
    say(`${error.message} Until then videos are rendered in the tab that asks for them.`)
    return null
  }
}
