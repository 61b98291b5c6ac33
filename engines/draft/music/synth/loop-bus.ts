import type { PcmAudio } from '#engines/audio/wav.ts'

/** Samples per second of all music. */
export const SAMPLE_RATE = 32_000

/**
 * A stereo mix that closes on itself: what sounds beyond its end goes on at its start, so the loop has no seam.
 */
export class LoopBus {
  readonly left: Float32Array
  readonly right: Float32Array
  readonly length: number
  /** Samples per second. */
  readonly sampleRate: number

  constructor(length: number, sampleRate = SAMPLE_RATE) {
    this.length = length
    this.sampleRate = sampleRate
    this.left = new Float32Array(length)
    this.right = new Float32Array(length)
  }

  /**
   * Adds a sound that starts at `startS` seconds.
   *
   * @param pan -1 left … 1 right, equal power
   */
  add(sound: Float32Array, startS: number, gain = 1, pan = 0): void {
    const angle = ((pan + 1) * Math.PI) / 4
    const gainLeft = gain * Math.cos(angle) * Math.SQRT2
    const gainRight = gain * Math.sin(angle) * Math.SQRT2
    let at = wrap(Math.round(startS * this.sampleRate), this.length)
    for (let i = 0; i < sound.length; i++) {
      const sample = sound[i] ?? 0
      this.left[at] = (this.left[at] ?? 0) + sample * gainLeft
      this.right[at] = (this.right[at] ?? 0) + sample * gainRight
      if (++at === this.length) at = 0
    }
  }

  /** Adds another mix of the same length. */
  mix(other: LoopBus, gain = 1): void {
    for (let i = 0; i < this.length; i++) {
      this.left[i] = (this.left[i] ?? 0) + (other.left[i] ?? 0) * gain
      this.right[i] = (this.right[i] ?? 0) + (other.right[i] ?? 0) * gain
    }
  }

  toAudio(): PcmAudio {
    return { sampleRate: this.sampleRate, channels: [this.left, this.right] }
  }
}

function wrap(index: number, length: number): number {
  return ((index % length) + length) % length
}
