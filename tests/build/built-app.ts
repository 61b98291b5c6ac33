import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { vi } from 'vitest'
import { buildFingerprint } from '../../scripts/lib/fingerprint.mjs'
import { SECRET_VARIABLES } from '../security/secret-variables.ts'
import { withLock } from '../../scripts/lib/lock.mjs'

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, '.cache/tested-build')

/** Where the app was told that its API is. */
export const API_ORIGIN = 'http://api.storyloom.test'
/** Stands in the environment of the build, which is to leave it there. */
export const SECRET = 'sentinel-7f3c9e1d5a'

/**
 * The app as it is shipped, with source maps and for an API on another host, built with secrets around it. Test files share it: whoever comes
 * first builds, and what was built from the same sources is taken again.
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
