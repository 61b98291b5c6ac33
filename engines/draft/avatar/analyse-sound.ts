import type { PcmAudio } from '#engines/audio/wav.ts'
import { smoothstep } from '../illustrator/core/maths.ts'
import { MOUTH_PARTS, mixMouths, type MouthShape, REST } from './mouth-shape.ts'
import { createSpectrum } from './spectrum.ts'

const RATE = 16_000
/** Samples of one look at the sound, and from one look to the next: 32 and 10 ms. */
const SIZE = 512
const HOP = 160
const HOP_MS = (HOP / RATE) * 1_000
/** Speech is this much louder than the quietest sound that moves a mouth, dB. */
const RANGE = 32
/** dB below full scale: nothing quieter is speech. */
const FLOOR = -58
/** Time constants of an opening and a closing mouth, ms: 60 and 90 ms from a tenth to nine tenths. */
const OPENS = 27
const CLOSES = 41
/** What the smoothing delays, ms; the mouth is shown that much earlier. */
const DELAY = 30

/** Sound of one hop: level in dB, and what shapes a mouth. */
interface HopSound {
  level: number
  /** Centres of the energy where the first and the second formant lie, Hz. */
  first: number
  second: number
  /** Shares of the energy over 900 Hz (raised by 12 dB per octave) and over 4 kHz. */
  bright: number
  hiss: number
}

export interface AnalysedSpeech {
  /** Open or shut, wide or round, by loudness and by where in the spectrum the sound is; a shape for each frame. */
  mouths: MouthShape[]
  /** How loud each frame is, 0 to 1 of speech: 0 in pauses. */
  loudness: number[]
}

export function analyseRecording(audio: PcmAudio, frames: number, fps: number): AnalysedSpeech {
  const sounds = analyseHops(audio)
  const loud = loudestOf(sounds)
  const hops = smoothed(sounds.map((one) => shapeOf(one, loud)))
  const hopAt = (frame: number, delay: number) =>
    Math.min(hops.length - 1, Math.round((((frame + 0.5) / fps) * 1_000 + delay) / HOP_MS))
  return {
    mouths: Array.from({ length: frames }, (_, frame) => hops[hopAt(frame, DELAY)] ?? REST),
    loudness: Array.from({ length: frames }, (_, frame) =>
      smoothstep(loud - RANGE, loud, sounds[hopAt(frame, 0)]?.level ?? FLOOR),
    ),
  }
}

/** Not the very loudest: one click would make all else look silent. */
function loudestOf(sounds: readonly HopSound[]): number {
  const levels = sounds.map(({ level }) => level).toSorted((a, b) => a - b)
  return Math.max(FLOOR + RANGE, levels[Math.floor(levels.length * 0.95)] ?? 0)
}

function analyseHops({ sampleRate, channels }: PcmAudio): HopSound[] {
  const [samples = new Float32Array()] = channels
  const sound = averaged(samples, sampleRate / RATE)
  const spectrumOf = createSpectrum(SIZE)
  const hops = Math.max(1, Math.ceil(sound.length / HOP))
  return Array.from({ length: hops }, (_, hop) => {
    const from = hop * HOP + HOP / 2 - SIZE / 2
    return measure(spectrumOf(sound, Math.round(from)))
  })
}

/** Fewer samples, each the mean of those it stands for: enough to tell vowels apart. */
function averaged(samples: Float32Array, factor: number): Float32Array {
  if (factor === 1) return samples
  return Float32Array.from({ length: Math.floor(samples.length / factor) }, (_, at) => {
    const from = Math.floor(at * factor)
    const until = Math.max(from + 1, Math.floor((at + 1) * factor))
    let sum = 0
    for (let place = from; place < until; place++) sum += samples[place] ?? 0
    return sum / (until - from)
  })
}

function measure(power: Float32Array): HopSound {
  /** @param rise how many times 6 dB per octave the energy is raised: voices fall as fast, and hide their upper formants */
  const band = (from: number, until: number, rise: number) => {
    let [energy, centre] = [0, 0]
    for (let bin = Math.ceil((from * SIZE) / RATE); bin < (until * SIZE) / RATE; bin++) {
      const raised = (power[bin] ?? 0) * bin ** rise
      energy += raised
      centre += raised * bin
    }
    return { energy, centre: energy > 0 ? ((centre / energy) * RATE) / SIZE : from }
  }
  const all = band(90, 7_900, 0).energy
  const raised = band(90, 7_900, 2).energy
  return {
    level: 10 * Math.log10(all + 1e-12),
    first: band(180, 1_050, 0).centre,
    second: band(950, 3_200, 1).centre,
    bright: raised > 0 ? band(900, 7_900, 2).energy / raised : 0,
    hiss: all > 0 ? band(4_000, 7_900, 0).energy / all : 0,
  }
}

function shapeOf({ level, first, second, bright, hiss }: HopSound, loud: number): MouthShape {
  const said = smoothstep(loud - RANGE, loud - 6, level)
  if (said === 0) return REST
  // Low and nothing above it: lips or tongue shut the mouth, and the nose sounds.
  const hum = smoothstep(0.16, 0.06, bright) * smoothstep(340, 280, first)
  const jaw = smoothstep(245, 480, first)
  const wide = smoothstep(2_250, 2_600, second) * (1 - 0.6 * jaw)
  const round = smoothstep(2_420, 2_050, second) * (1 - jaw) * (1 - hum)
  const vowel: MouthShape = {
    open: said * (0.24 + 0.68 * jaw) * (1 - hum),
    wide: said * (wide - 0.3 * round),
    round: said * round * 0.7,
    teeth: said * (0.4 + 0.5 * wide) * (1 - hum),
    tongue: 0.25 * said * (1 - jaw),
    press: said * hum * 0.6,
    tuck: 0,
  }
  const fricative: MouthShape = { ...REST, open: 0.14, wide: 0.3, teeth: 1 }
  return mixMouths(vowel, fricative, smoothstep(0.35, 0.7, hiss) * smoothstep(0, 0.25, said))
}

function smoothed(shapes: readonly MouthShape[]): MouthShape[] {
  const opens = 1 - Math.exp(-HOP_MS / OPENS)
  const closes = 1 - Math.exp(-HOP_MS / CLOSES)
  let now = REST
  return shapes.map((wanted) => {
    const next = { ...now }
    for (const part of MOUTH_PARTS)
      next[part] += (wanted[part] - now[part]) * (wanted[part] > now[part] ? opens : closes)
    return (now = next)
  })
}
