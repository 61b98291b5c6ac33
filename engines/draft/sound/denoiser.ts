import createRNNWasmModuleSync, { type RnnoiseProgram } from '@jitsi/rnnoise-wasm/dist/rnnoise-sync.js'

/** The rate that the model was trained on, Hz. */
export const DENOISER_RATE = 48_000
/** Samples of one frame, 10 ms. */
export const DENOISER_FRAME = 480
/** Frames before and behind one in which speech counts for it: a loud moment without any, such as a drop of rain, is noise. */
const AROUND = 12
/** How likely a frame is speech, from here on. */
const SPEECH = 0.3
/** Gain of what the model leaves where nothing is spoken, −12 dB. */
const HELD_DOWN = 0.25
/** By how many samples the result is late: the model looks two frames ahead, and `AROUND` are waited for. */
export const DENOISER_DELAY = (2 + AROUND) * DENOISER_FRAME

/** The model expects the range of 16-bit samples. */
const FULL_SCALE = 32_768
const FLOAT_BYTES = 4

export interface Denoiser {
  /** Replaces a frame by the denoised one that is due. */
  process(frame: Float32Array): void
  close(): void
}

let program: RnnoiseProgram | undefined

/** Removes everything but speech from one channel at 48 kHz, frame by frame. */
export function createDenoiser(): Denoiser {
  const { _malloc, _free, _rnnoise_create, _rnnoise_destroy, _rnnoise_process_frame } = (program ??=
    createRNNWasmModuleSync())
  const state = _rnnoise_create(0)
  const address = _malloc(DENOISER_FRAME * FLOAT_BYTES)
  const first = address / FLOAT_BYTES
  const waiting: Float32Array[] = []
  const likely: number[] = []
  let gain = 1
  return {
    process(frame) {
      // The view is another one after its memory has grown.
      const memory = () => program?.HEAPF32 ?? new Float32Array(0)
      const input = memory()
      for (let at = 0; at < DENOISER_FRAME; at++) input[first + at] = (frame[at] ?? 0) * FULL_SCALE
      likely.push(_rnnoise_process_frame(state, address, address))
      waiting.push(memory().slice(first, first + DENOISER_FRAME))
      if (likely.length > 2 * AROUND + 1) likely.shift()
      const due = waiting.length > AROUND ? waiting.shift() : undefined
      const next = likely.some((each) => each >= SPEECH) ? 1 : HELD_DOWN
      // From frame to frame the gain glides, so that nothing clicks.
      for (let at = 0; at < DENOISER_FRAME; at++)
        frame[at] = (((due?.[at] ?? 0) / FULL_SCALE) * (gain * (DENOISER_FRAME - at) + next * at)) / DENOISER_FRAME
      gain = next
    },
    close() {
      _rnnoise_destroy(state)
      _free(address)
    },
  }
}
