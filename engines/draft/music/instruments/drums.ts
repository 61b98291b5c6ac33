import { createRandom } from '../../random.ts'
import { highPass, lowPass } from '../synth/filters.ts'
import { SAMPLE_RATE } from '../synth/loop-bus.ts'

/** A drum that falls from one pitch (Hz) to another: kicks, toms, big drums. */
export function drum(fromHz: number, toHz: number, ringS: number, click = 0.3): Float32Array {
  const random = createRandom(`drum ${fromHz}`)
  const sound = new Float32Array(Math.ceil(ringS * SAMPLE_RATE))
  let phase = 0
  for (let i = 0; i < sound.length; i++) {
    const seconds = i / SAMPLE_RATE
    phase += (toHz + (fromHz - toHz) * Math.exp(-seconds / 0.035)) / SAMPLE_RATE
    const body = Math.sin(2 * Math.PI * phase) * Math.exp((-5.5 * seconds) / ringS)
    const knock = i < 200 ? random.between(-1, 1) * (1 - i / 200) * click : 0
    sound[i] = (body + knock) * Math.min(1, i / 16, (sound.length - i) / 300)
  }
  return sound
}

/** A burst of noise between two frequencies (Hz): hats, shakers, brushes, claps' tails. */
export function noise(name: string, lowHz: number, highHz: number, ringS: number, attackS = 0.001): Float32Array {
  const random = createRandom(`noise ${name}`)
  const sound = new Float32Array(Math.ceil(ringS * SAMPLE_RATE))
  for (let i = 0; i < sound.length; i++) sound[i] = random.between(-1, 1)
  highPass(sound, lowHz)
  highPass(sound, lowHz)
  lowPass(sound, highHz)
  for (let i = 0; i < sound.length; i++) {
    const seconds = i / SAMPLE_RATE
    const rise = Math.min(1, seconds / attackS)
    sound[i] = (sound[i] ?? 0) * rise * Math.exp((-6 * seconds) / ringS) * Math.min(1, (sound.length - i) / 200)
  }
  return sound
}

/** A snare: a short tone under a burst of noise. `snappy` 0…1 is the share of noise. */
export function snare(toneHz: number, ringS: number, snappy: number): Float32Array {
  const wires = noise(`snare ${toneHz}`, 1200, 9000, ringS)
  const head = drum(toneHz * 1.4, toneHz, ringS * 0.7, 0.1)
  return wires.map((sample, i) => sample * snappy * 1.4 + (head[i] ?? 0) * (1 - snappy))
}

/** A clap: four bursts close together. */
export function clap(): Float32Array {
  const burst = noise('clap', 900, 6000, 0.18)
  const sound = new Float32Array(burst.length + Math.round(0.03 * SAMPLE_RATE))
  for (const [index, delay] of [0, 0.009, 0.019, 0.03].entries())
    burst.forEach((sample, i) => {
      const at = i + Math.floor(delay * SAMPLE_RATE)
      const tail = index === 3 ? 1 : Math.max(0, 1 - i / 400)
      if (at < sound.length) sound[at] = (sound[at] ?? 0) + sample * tail * 0.8
    })
  return sound
}

/** A block of wood. */
export function woodblock(hz: number): Float32Array {
  const sound = new Float32Array(Math.ceil(0.12 * SAMPLE_RATE))
  for (let i = 0; i < sound.length; i++) {
    const seconds = i / SAMPLE_RATE
    const tone = Math.sin(2 * Math.PI * hz * seconds) + 0.5 * Math.sin(2 * Math.PI * hz * 2.57 * seconds)
    sound[i] = tone * Math.exp(-seconds / 0.018) * Math.min(1, i / 12) * 0.6
  }
  return sound
}
