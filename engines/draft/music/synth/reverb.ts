import { LoopBus, SAMPLE_RATE } from './loop-bus.ts'

/** Delay lengths in samples at 32 kHz, without common factors so that echoes never pile up. */
const COMBS: readonly (readonly [number, number])[] = [
  [809, 827],
  [863, 881],
  [937, 953],
  [991, 1009],
  [1061, 1069],
  [1123, 1129],
]
const ALLPASSES: readonly (readonly [number, number])[] = [
  [403, 419],
  [311, 317],
  [241, 251],
]
const SETTLE_S = 4

export interface Room {
  /** Seconds until the sound has fallen by 60 dB. */
  decay: number
  /** Hz above which the room swallows sound. */
  brightness: number
}

/** The sound of a room around a loop (Schroeder's combs and all-passes), itself a loop. */
export function reverb(dry: LoopBus, room: Room): LoopBus {
  const wet = new LoopBus(dry.length, dry.sampleRate)
  const mono = new Float32Array(dry.length)
  for (let i = 0; i < mono.length; i++) mono[i] = ((dry.left[i] ?? 0) + (dry.right[i] ?? 0)) * 0.5
  ;[wet.left, wet.right].forEach((side, index) => {
    for (const lengths of COMBS) comb(mono, side, lengths[index] ?? 1, room, dry.sampleRate)
    for (const lengths of ALLPASSES) allPass(side, lengths[index] ?? 1)
  })
  return wet
}

/** Runs the end of the loop first, so that the room already rings when the loop starts. */
function lead(length: number): number {
  return -Math.min(length, SETTLE_S * SAMPLE_RATE)
}

function comb(
  input: Float32Array,
  output: Float32Array,
  delay: number,
  { decay, brightness }: Room,
  sampleRate: number,
): void {
  const buffer = new Float32Array(delay)
  const feedback = 10 ** ((-3 * delay) / (decay * sampleRate))
  const damping = Math.exp((-2 * Math.PI * brightness) / sampleRate)
  const { length } = input
  let low = 0
  let at = 0
  for (let i = lead(length); i < length; i++) {
    const echo = buffer[at] ?? 0
    low = echo * (1 - damping) + low * damping
    buffer[at] = (input[i < 0 ? i + length : i] ?? 0) + low * feedback
    if (++at === delay) at = 0
    if (i >= 0) output[i] = (output[i] ?? 0) + echo / COMBS.length
  }
}

function allPass(sound: Float32Array, delay: number): void {
  const buffer = new Float32Array(delay)
  const { length } = sound
  const input = sound.slice()
  let at = 0
  for (let i = lead(length); i < length; i++) {
    const echo = buffer[at] ?? 0
    const source = input[i < 0 ? i + length : i] ?? 0
    buffer[at] = source + echo * 0.5
    if (i >= 0) sound[i] = echo - source * 0.5
    if (++at === delay) at = 0
  }
}
