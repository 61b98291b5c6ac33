import type { Runtime, Session, Tensor } from '../onnx-runtime.ts'

/** Tensors without ONNX Runtime, for models that a test plays. */
export const plainRuntime: Runtime = {
  load: () => Promise.reject(new Error('A test plays its models')),
  floats: (data, dims) => ({ data, dims }),
  integers: (data, dims) => ({ data: BigInt64Array.from(data.map(BigInt)), dims }),
  flag: (value) => ({ data: Uint8Array.of(value ? 1 : 0), dims: [1] }),
}

/** A model that answers as `run` does. */
export const played = (
  inputNames: readonly string[],
  run: (inputs: Readonly<Record<string, Tensor>>) => Record<string, Tensor>,
): Session => ({ inputNames, outputNames: [], run: async (inputs) => run(inputs) })
