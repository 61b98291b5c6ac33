import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LocalModel, ModelPackage } from '../catalogue.ts'
import { download } from '../download.ts'
import { fetchModel } from '../model-folder.ts'
import { addModel, type FakeHub, startFakeHub } from './fake-hub.ts'
import { TINY_FILES } from './tiny-kokoro.ts'
import { TINY_WHISPER_FILES } from './tiny-whisper.ts'

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/storyloom-models', import.meta.url))

/** Offers the packages that run models. They are no dependency, so the first test on a machine fetches them from npm. */
export async function addPackages(hub: FakeHub, packages: readonly ModelPackage[]): Promise<void> {
  const registry = (process.env['npm_config_registry'] ?? 'https://registry.npmjs.org').replace(/\/+$/u, '')
  for (const { name, version, bytes, sha512 } of packages) {
    const to = path.join(CACHE, `${name}-${version}.tgz`)
    const url = `/${name}/-/${name}-${version}.tgz`
    if (!existsSync(to)) {
      // Several tests may begin at once.
      const own = `${to}.${randomUUID()}`
      const hash = { algorithm: 'sha512', encoding: 'base64', value: sha512 } as const
      await download({ url: registry + url, to: own, bytes, hash })
      await rename(own, to)
    }
    hub.add(url, await readFile(to))
  }
}

/** Puts a tiny model into the folder of models, with the real runtime. */
export async function fetchTiny(model: LocalModel, folder: string): Promise<void> {
  const hub = await startFakeHub()
  addModel(hub, model, model.port === 'VOICE' ? TINY_FILES : TINY_WHISPER_FILES)
  await addPackages(hub, model.packages)
  await fetchModel(folder, model, { hub: hub.url, registry: hub.url })
  await hub.close()
}
