import { createRandom } from '#engines/draft/random.ts'
import { SAMPLE_RATE } from '../synth/loop-bus.ts'
import { frequency } from '../theory.ts'
import { applyEnvelope, lengthOf, type Envelope, readTable, wavetable, type Shape } from '../synth/oscillator.ts'
import { lowPass } from '../synth/filters.ts'

interface BassSound {
  shape: Shape
  /** Hz of the low-pass when struck and at rest. */
  cutoff: readonly [number, number]
  envelope: Envelope
}

export const ROUND_BASS: BassSound = {
  shape: 'triangle',
  cutoff: [900, 380],
  envelope: { attack: 0.008, decay: 0.7, sustain: 0.55, release: 0.12 },
}

export const SYNTH_BASS: BassSound = {
  shape: 'saw',
  cutoff: [1500, 260],
  envelope: { attack: 0.004, decay: 0.35, sustain: 0.5, release: 0.05 },
}

export interface PluckSound {
  /** Seconds until the string is 60 dB down. */
  ring: number
  /** 0 dark … 1 bright. */
  brightness: number
}

/** A plucked string (Karplus and Strong): guitar, harp, pizzicato, by how long it rings and how bright it is. */
export function pluck(note: number, velocity: number, { ring, brightness }: PluckSound): Float32Array {
  const hz = frequency(note)
  // The averaging filter delays by half a sample; an all-pass makes up the rest, so that high notes are in tune.
  const size = Math.floor(SAMPLE_RATE / hz - 0.6)
  const rest = SAMPLE_RATE / hz - 0.5 - size
  const tuning = (1 - rest) / (1 + rest)
  const string = excite(size, note, 0.15 + 0.8 * brightness * (0.4 + 0.6 * velocity))
  const sound = new Float32Array(Math.ceil(ring * SAMPLE_RATE))
  const loss = 10 ** (-3 / (ring * hz))
  let at = 0
  let last = 0
  let tunedIn = 0
  let tunedOut = 0
  for (let i = 0; i < sound.length; i++) {
    const sample = string[at] ?? 0
    const softened = (sample + last) * 0.5 * loss
    last = sample
    tunedOut = tuning * (softened - tunedOut) + tunedIn
    tunedIn = softened
    string[at] = tunedOut
    sound[i] = sample * velocity * Math.min(1, i / 24, (sound.length - i) / 800)
    if (++at === size) at = 0
  }
  return sound
}

/** The string at the moment it is let go: noise, the darker the softer, without offset and at full level. */
function excite(size: number, note: number, openness: number): Float32Array {
  const random = createRandom(`pluck ${note}`)
  const string = new Float32Array(size)
  let smooth = 0
  for (let lap = 0; lap < 2; lap++)
    for (let i = 0; i < size; i++) {
      smooth += (random.between(-1, 1) - smooth) * openness
      string[i] = smooth
    }
  const mean = string.reduce((sum, sample) => sum + sample, 0) / size
  const peak = string.reduce((most, sample) => Math.max(most, Math.abs(sample - mean)), 1e-6)
  return string.map((sample) => (sample - mean) / peak)
}

/** A bass note; a sine an octave down keeps its weight on small speakers and large. */
export function bass(note: number, heldS: number, velocity: number, sound: BassSound): Float32Array {
  const hz = frequency(note)
  const out = new Float32Array(lengthOf(sound.envelope, heldS))
  const table = wavetable(sound.shape, hz, 4000)
  const step = hz / SAMPLE_RATE
  let phase = 0
  for (let i = 0; i < out.length; i++) {
    out[i] = readTable(table, phase) * 0.8 + Math.sin(2 * Math.PI * phase) * 0.4
    phase += step
    if (phase >= 1) phase -= 1
  }
  const [from, to] = sound.cutoff
  lowPass(out, (seconds) => to + (from - to) * Math.exp(-seconds / 0.12), 0.8)
  applyEnvelope(out, sound.envelope, heldS)
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) * velocity
  return out
}
