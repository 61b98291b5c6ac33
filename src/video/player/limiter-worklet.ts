import { CEILING, createLimiter } from '../export/limiter.ts'

// TypeScript's libraries lack the scope of audio worklets.
declare class AudioWorkletProcessor {}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

/** The limiter of exports, on the audio thread. */
class Limiter extends AudioWorkletProcessor {
  readonly #limit = createLimiter(1, CEILING)

  /** Without a source an input has no channels; what is still delayed is played then. */
  process([input = []]: Float32Array[][], [output = []]: Float32Array[][]): boolean {
    const silence = new Float32Array(output[0]?.length ?? 0)
    const [left = silence, right = left] = input
    const limited = this.#limit({ left, right })
    output[0]?.set(limited.left)
    output[1]?.set(limited.right)
    return true
  }
}

registerProcessor('limiter', Limiter)
