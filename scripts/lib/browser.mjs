import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname } from 'node:path'
import { inRoot, toolEnv } from './paths.mjs'
import { run } from './run.mjs'
import { say, CommandError } from './say.mjs'

const LINUX = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
]
const MAC = ['Google Chrome', 'Chromium', 'Google Chrome Canary'].flatMap((name) =>
  ['', homedir()].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
)
const FIREFOX = {
  linux: ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/opt/firefox/firefox', '/snap/bin/firefox'],
  darwin: ['', homedir()].map((home) => `${home}/Applications/Firefox.app/Contents/MacOS/firefox`),
}
const CHECKED = inRoot('.cache/browsers.json')
const TODO =
  'Install Chrome or Chromium (Debian: `apt-get install chromium`, elsewhere: `npx playwright install chromium`), or set CHROMIUM_PATH to one.'

/**
 * The path of a Chromium that runs: CHROMIUM_PATH, an installed Chrome or Chromium, or Playwright's own.
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  const found = await findNamed('CHROMIUM_PATH', process.platform === 'darwin' ? MAC : LINUX)
  if (found) return found
  const own = await playwrightsOwn()
  return own && (await runs(own)) ? own : null
}

/**
 * The path of a Firefox that runs: FIREFOX_PATH, or an installed one.
 * @returns {Promise<string | null>}
 */
export const findFirefox = () => findNamed('FIREFOX_PATH', FIREFOX[process.platform] ?? [])

async function findNamed(variable, usual) {
  const named = process.env[variable]
  if (named) {
    if (await runs(named)) return named
    throw new CommandError(
      `${variable} is ${named}, which is no browser that runs.`,
      'Correct it or unset it and run the command again.',
    )
  }
  for (const path of usual) if (await runs(path)) return path
  return null
}

/**
 * As {@link findBrowser}; installs one when there is none.
 * @returns {Promise<string>} rejects with instructions when there is none in the end
 */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  for (const install of installers()) {
    say(`Installing a browser with ${install.name} …`)
    let isInstalled = true
    for (const [command, ...args] of install.commands)
      isInstalled &&=
        (await run(command, args, { env: toolEnv(install.env), quiet: true, timeoutMs: 300_000 })).code === 0
    const installed = isInstalled ? await findBrowser() : null
    if (installed) return installed
  }
  throw new CommandError('No Chrome or Chromium was found, and none could be installed.', TODO)
}

function installers() {
  const isRoot = process.getuid?.() === 0
  const playwright = {
    name: 'Playwright',
    commands: [
      ['npx', 'playwright', 'install', ...(isRoot && process.platform === 'linux' ? ['--with-deps'] : []), 'chromium'],
    ],
  }
  // Ubuntu's `chromium` package is only a pointer to a snap, so apt serves Debian alone.
  if (!isRoot || !isDebian()) return [playwright]
  const apt = {
    name: 'apt-get',
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    commands: [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
    ],
  }
  return [apt, playwright]
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright')
    return chromium.executablePath()
  } catch {
    return null
  }
}

/** Whether the file is there and answers `--version`; some systems have a script there that only names a package to install. */
async function runs(path) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  const changed = statSync(path).mtimeMs
  if (remembered()[path] === changed) return true
  const { code } = await run(path, ['--version'], { quiet: true, timeoutMs: 20_000 })
  if (code === 0) remember({ [path]: changed })
  return code === 0
}

/** Browsers that ran once, with when they were changed last. */
const remembered = () => (existsSync(CHECKED) ? JSON.parse(readFileSync(CHECKED, 'utf8')) : {})

function remember(browser) {
  mkdirSync(dirname(CHECKED), { recursive: true })
  writeFileSync(CHECKED, JSON.stringify({ ...remembered(), ...browser }))
}
