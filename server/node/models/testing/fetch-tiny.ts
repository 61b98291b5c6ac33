import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { LocalModel, ModelPackage } from '../catalogue.ts'
import { fetchModel } from '../model-folder.ts'
import { addModel, type FakeHub, startFakeHub } from './fake-hub.ts'
import { TINY_FILES, TINY_KITTEN_FILES } from './tiny-kokoro.ts'
import { TINY_OPUS_FILES } from './tiny-opus.ts'
import { TINY_WHISPER_FILES } from './tiny-whisper.ts'

const run = promisify(execFile)
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/storyloom-models', import.meta.url))

const fileOf = ({ name, version }: ModelPackage) => path.join(CACHE, `${name}-${version}.tgz`)

/** Why tests do without the packages that run models: 33 MB that are no dependency; null: they are here, or are fetched. */
export const withoutPackages = (packages: readonly ModelPackage[]): string | null =>
  process.env['MODELS'] === '1' || packages.every((each) => existsSync(fileOf(each)))
    ? null
    : 'MODELS=1 fetches what runs models'

/** Offers the packages that run models, fetched by npm with the registry and the certificates that dependencies came with. */
export async function addPackages(hub: FakeHub, packages: readonly ModelPackage[]): Promise<void> {
  for (const each of packages) {
    const { name, version } = each
    const to = fileOf(each)
    const file = path.basename(to)
    if (!existsSync(to)) {
      // Several tests may begin at once.
      const own = path.join(CACHE, randomUUID())
      await mkdir(own, { recursive: true })
      await run('npm', ['pack', `${name}@${version}`, '--pack-destination', own, '--silent'], { cwd: own })
      await rename(path.join(own, file), to)
      await rm(own, { recursive: true })
    }
    hub.add(`/${name}/-/${file}`, await readFile(to))
  }
}

const FILES = { kokoro: TINY_FILES, kitten: TINY_KITTEN_FILES, whisper: TINY_WHISPER_FILES, opus: TINY_OPUS_FILES }

/** Puts a tiny model into the folder of models, with the real runtime. */
export async function fetchTiny(model: LocalModel, folder: string): Promise<void> {
  const hub = await startFakeHub()
  addModel(hub, model, FILES[model.family])
  await addPackages(hub, model.packages)
  await fetchModel(folder, model, { hub: hub.url, registry: hub.url })
  await hub.close()
}
