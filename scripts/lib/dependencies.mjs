import { existsSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { withLock } from './lock.mjs'
import { BIN, inRoot } from './paths.mjs'
import { run } from './run.mjs'
import { say, CommandError } from './say.mjs'

const LOCK = 'package-lock.json'
const INSTALLED = 'node_modules/.package-lock.json'

/**
 * Why the dependencies have to be installed, or null. Versions are compared, not dates: a checkout that only touches
 * the lock file must not cause a reinstall.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, peer?: boolean }> }} wanted the lock file
 * @param {{ packages: Record<string, { version?: string }> } | null} installed npm's record of installed packages
 * @returns {string | null}
 */
export function installReason(wanted, installed) {
  if (!installed) return 'they are missing'
  for (const [path, entry] of Object.entries(wanted.packages)) {
    if (path === '') continue
    const there = installed.packages[path]
    // Optional packages of other platforms are never installed.
    if (!there && entry.optional) continue
    if (there?.version !== entry.version)
      return `${path.replace(/^.*node_modules\//, '')} is not the version of the lock file`
  }
  return null
}

/** Installs the dependencies when they are missing or not those of the lock file. */
export async function ensureDependencies() {
  if (missing()) await withLock(inRoot('.cache/install.lock'), install)
}

function missing() {
  return installReason(readJson(LOCK), existsSync(inRoot(INSTALLED)) ? readJson(INSTALLED) : null)
}

async function install() {
  const reason = missing()
  if (!reason) return
  say(`Installing dependencies (${reason}); this takes a minute or two …`)
  const { code } = await run(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      env: outsideEnv(),
    },
  )
  if (code !== 0)
    throw new CommandError(
      'The dependencies could not be installed; npm says why above.',
      'Check the network connection and run the command again; `npm ci` alone shows more.',
    )
}

/** npm replaces node_modules, so it must not run in the Node installed there, nor inherit a script's environment. */
function outsideEnv() {
  const env = { ...process.env, NODE_ENV: 'development' }
  env['PATH'] = (env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== BIN)
    .join(delimiter)
  return env
}

function readJson(file) {
  return JSON.parse(readFileSync(inRoot(file), 'utf8'))
}
