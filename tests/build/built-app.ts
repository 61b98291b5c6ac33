import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { vi } from 'vitest'
import { buildFingerprint } from '../../scripts/lib/fingerprint.mjs'
import { SECRET_VARIABLES } from '../security/secret-variables.ts'
import { withLock } from '../../scripts/lib/lock.mjs'

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, '.cache/tested-build')

/** The API's origin in the build. */
export const API_ORIGIN = 'http://api.storyloom.test'
/** A value in the build's environment that must not reach the bundle. */
export const SECRET = 'sentinel-7f3c9e1d5a'

/**
 * The app as it is shipped, with source maps and for an API on another host, built with secrets in its environment. The
 * first test file builds it; the others reuse a build of the same sources.
 */
export async function builtApp(): Promise<string> {
  const env = { VITE_API_URL: `${API_ORIGIN}/api` }
  const stamp = path.join(folder, '.stamp')
  await withLock(path.join(root, '.cache/tested-build.lock'), async () => {
    const fingerprint = buildFingerprint(env)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
    rmSync(stamp, { force: true })
    for (const name of ['STORYLOOM_SENTINEL', ...SECRET_VARIABLES]) vi.stubEnv(name, `postgres://${SECRET}-${name}`)
    vi.stubEnv('VITE_API_URL', env.VITE_API_URL)
    vi.stubEnv('NODE_ENV', 'production')
    await build({ root, logLevel: 'silent', build: { outDir: folder, emptyOutDir: true, sourcemap: true } })
    vi.unstubAllEnvs()
    writeFileSync(stamp, fingerprint)
  })
  return folder
}
