import { highPass } from '#src/domain/biquad.ts'
import { resample } from '#src/domain/resample.ts'
import type { CleanUpSettings } from '#engines/ports.ts'
import { createDenoiser, DENOISER_DELAY, DENOISER_FRAME, DENOISER_RATE } from './denoiser.ts'

/** Speech has nothing below, Hz. */
const RUMBLE_HZ = 80
/** Samples at the model's rate, whole frames. */
const WARM_UP = 100 * DENOISER_FRAME
const NOTHING = new Float32Array(0)

/** Cleans a sound that comes in blocks. As many samples come out as went in, at the same times. */
export interface SoundCleaning {
  push(channels: readonly Float32Array[]): Float32Array[]
  /** The samples that waited for their successors. */
  finish(): Float32Array[]
  close(): void
}

interface Stage {
  push(samples: Float32Array): Float32Array
  finish(): Float32Array
  close(): void
}

export function createCleaning(sampleRate: number, channels: number, settings: CleanUpSettings): SoundCleaning {
  const stages = Array.from({ length: channels }, () => cleanChannel(sampleRate, settings))
  return {
    push: (blocks) => stages.map((stage, at) => stage.push(blocks[at] ?? NOTHING)),
    finish: () => stages.map((stage) => stage.finish()),
    close: () => stages.forEach((stage) => stage.close()),
  }
}

function cleanChannel(sampleRate: number, { noise, rumble }: CleanUpSettings): Stage {
  const pass = rumble ? highPass(sampleRate, RUMBLE_HZ) : (samples: Float32Array) => samples
  const denoising = noise ? denoise(sampleRate) : null
  let missing = 0
  return {
    push(samples) {
      const passed = pass(samples)
      const output = denoising ? denoising.push(passed) : passed
      missing += samples.length - output.length
      return output
    },
    finish() {
      const rest = new Float32Array(missing)
      rest.set(denoising?.finish().subarray(0, missing) ?? NOTHING)
      return rest
    },
    close: () => denoising?.close(),
  }
}

/** In frames at the model's rate, and without its delay. */
function denoise(sampleRate: number): Stage {
  const [toModel, toSound] = [resample(sampleRate, DENOISER_RATE), resample(DENOISER_RATE, sampleRate)]
  const denoiser = createDenoiser()
  let waiting: Float32Array = NOTHING
  let late = DENOISER_DELAY
  let isWarm = false
  let recent: Float32Array = NOTHING
  /** Replaces whole frames. */
  const processAll = (samples: Float32Array) => {
    for (let at = 0; at < samples.length; at += DENOISER_FRAME)
      denoiser.process(samples.subarray(at, at + DENOISER_FRAME))
  }
  function work(samples: Float32Array): Float32Array {
    const input = joined(waiting, samples)
    const whole = input.length - (input.length % DENOISER_FRAME)
    // The model needs a second to learn the noise: the beginning is run backwards first.
    if (!isWarm) processAll(input.slice(0, Math.min(whole, WARM_UP)).reverse())
    isWarm ||= whole > 0
    recent = joined(recent, samples.subarray(-(DENOISER_DELAY + DENOISER_FRAME))).slice(
      -(DENOISER_DELAY + DENOISER_FRAME),
    )
    processAll(input.subarray(0, whole))
    waiting = input.slice(whole)
    const skipped = Math.min(late, whole)
    late -= skipped
    return input.slice(skipped, whole)
  }
  return {
    push: (samples) => toSound.push(work(toModel.push(samples))),
    finish() {
      const first = toSound.push(work(toModel.finish()))
      // Backwards, for the model would hear a sudden silence as a change of the noise.
      const padding = new Float32Array(DENOISER_DELAY + DENOISER_FRAME)
      padding.set(recent.slice().reverse())
      return joined(joined(first, toSound.push(work(padding))), toSound.finish())
    },
    close: () => denoiser.close(),
  }
}

function joined(one: Float32Array, other: Float32Array): Float32Array {
  const both = new Float32Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
