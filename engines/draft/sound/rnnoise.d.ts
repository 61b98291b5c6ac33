/** The package has no types. Its `index.js` also names a build that fetches its program; this one contains it. */
declare module '@jitsi/rnnoise-wasm/dist/rnnoise-sync.js' {
  export interface RnnoiseProgram {
    HEAPF32: Float32Array
    _malloc(bytes: number): number
    _free(address: number): void
    /** @param model 0: the built-in one */
    _rnnoise_create(model: number): number
    _rnnoise_destroy(state: number): void
    /** Returns how likely the frame is speech, 0 to 1. */
    _rnnoise_process_frame(state: number, output: number, input: number): number
  }
  export default function createRNNWasmModuleSync(): RnnoiseProgram
}
