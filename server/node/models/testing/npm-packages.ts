import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ModelPackage } from '../catalogue.ts'
import { download } from '../download.ts'
import type { FakeHub } from './fake-hub.ts'

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/storyloom-models', import.meta.url))

/** Offers the packages that run models. They are no dependency, so the first test on a machine fetches them from npm. */
export async function addPackages(hub: FakeHub, packages: readonly ModelPackage[]): Promise<void> {
  const registry = (process.env['npm_config_registry'] ?? 'https://registry.npmjs.org').replace(/\/+$/u, '')
  for (const { name, version, bytes, sha512 } of packages) {
    const to = path.join(CACHE, `${name}-${version}.tgz`)
    const url = `/${name}/-/${name}-${version}.tgz`
    await download({ url: registry + url, to, bytes, hash: { algorithm: 'sha512', encoding: 'base64', value: sha512 } })
    hub.add(url, await readFile(to))
  }
}
