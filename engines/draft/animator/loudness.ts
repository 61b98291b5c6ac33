import type { PcmAudio } from '#engines/audio/wav.ts'

const ATTACK = 0.6
const RELEASE = 0.28

/** How loud each frame of a recording is, 0 to 1 of its own loudest; rises at once, falls softly, as a mouth does. */
export function loudnessOf({ sampleRate, channels }: PcmAudio, fps: number): number[] {
  const [samples = new Float32Array()] = channels
  const step = sampleRate / fps
  const frames = Math.max(1, Math.ceil(samples.length / step))
  const raw = Array.from({ length: frames }, (_, frame) => {
    const from = Math.floor(frame * step)
    const until = Math.min(samples.length, Math.floor((frame + 1) * step))
    let sum = 0
    for (let at = from; at < until; at++) sum += (samples[at] ?? 0) ** 2
    return Math.sqrt(sum / Math.max(1, until - from))
  })
  // Not the very loudest: one click would make all else look silent.
  const loudest = raw.toSorted((a, b) => a - b)[Math.floor(raw.length * 0.95)] ?? 0
  let open = 0
  return raw.map((value) => {
    const wanted = loudest < 1e-4 ? 0 : Math.min(1, value / loudest)
    open += (wanted - open) * (wanted > open ? ATTACK : RELEASE)
    return open
  })
}
