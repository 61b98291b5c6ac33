import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** A value that a model takes or gives. */
export interface Tensor {
  readonly data: Float32Array | BigInt64Array | Uint8Array
  readonly dims: readonly number[]
}

/** A loaded model. */
export interface Session {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  run(inputs: Readonly<Record<string, Tensor>>): Promise<Record<string, Tensor>>
}

/** The part of ONNX Runtime that is used here. */
interface OnnxRuntime {
  env: { logLevel: string; wasm: { numThreads: number } }
  InferenceSession: { create(file: string | Uint8Array): Promise<Session> }
  Tensor: new (type: 'float32' | 'int64' | 'bool', data: Tensor['data'], dims: readonly number[]) => Tensor
}

/** More threads wait for each other more than they help models of this size. */
const MOST_THREADS = 4

/** Loads ONNX Runtime, which is fetched with the models and no part of the app. @param folder that has its packages */
export async function openRuntime(folder: string) {
  const program = path.join(folder, 'node_modules/onnxruntime-web/dist/ort.node.min.mjs')
  const runtime = (await import(/* @vite-ignore */ pathToFileURL(program).href)) as OnnxRuntime
  runtime.env.logLevel = 'error'
  // One core is left to the server.
  runtime.env.wasm.numThreads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1))
  return {
    load: (model: Uint8Array): Promise<Session> => runtime.InferenceSession.create(model),
    floats: (data: Float32Array, dims: readonly number[]) => new runtime.Tensor('float32', data, dims),
    integers: (data: readonly number[], dims: readonly number[]) =>
      new runtime.Tensor('int64', BigInt64Array.from(data.map(BigInt)), dims),
    flag: (value: boolean) => new runtime.Tensor('bool', Uint8Array.of(value ? 1 : 0), [1]),
  }
}

export type Runtime = Awaited<ReturnType<typeof openRuntime>>
