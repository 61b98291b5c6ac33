import { loudnessOf, normalise, peakOf } from '#engines/audio/loudness.ts'
import type { PcmAudio } from '#engines/audio/wav.ts'
import type { Random } from '../../random.ts'
import { LoopBus } from '../synth/loop-bus.ts'
import { aroundLoop, bandPass, type Cutoff, highPass, lowPass, SETTLE_FRAMES } from '../synth/filters.ts'

/** Samples per second of the sound effects that are made: that of films, so that no export resamples them. */
export const RATE = 48_000

/** A value for a time in seconds. */
export type Curve = (seconds: number) => number

/** How a sound effect is made. */
export type Recipe = (random: Random, lengthS: number) => PcmAudio

const AMBIENCE_LUFS = -24
/** Highest peak of all sounds: -2 dBFS. */
const PEAK = 0.79
/** An effect that is held, not struck, would be far louder than the others at the same peak. */
const EFFECT_LUFS = -14
/** Seconds in which an effect starts and ends, so that neither clicks. */
const FADE_IN_S = 0.001
const FADE_OUT_S = 0.02
const RUMBLE_HZ = 20

/** An empty stereo mix. What sounds beyond its end goes on at its start. */
export function mix(lengthS: number): LoopBus {
  return new LoopBus(Math.round(lengthS * RATE), RATE)
}

/** White noise between -1 and 1. Any stretch of it is a loop. */
export function noise(random: Random, lengthS: number): Float32Array {
  const sound = new Float32Array(Math.round(lengthS * RATE))
  for (let i = 0; i < sound.length; i++) sound[i] = random.next() * 2 - 1
  return sound
}

/** A sine whose pitch (Hz) and level follow curves. */
export function tone(lengthS: number, hzAt: Curve, levelAt: Curve): Float32Array {
  const sound = new Float32Array(Math.round(lengthS * RATE))
  let phase = 0
  for (let i = 0; i < sound.length; i++) {
    const seconds = i / RATE
    sound[i] = Math.sin(phase) * levelAt(seconds)
    phase += (2 * Math.PI * hzAt(seconds)) / RATE
  }
  return sound
}

/** Multiplies a sound by a curve, in place. */
export function shape(sound: Float32Array, levelAt: Curve): Float32Array {
  for (let i = 0; i < sound.length; i++) sound[i] = (sound[i] ?? 0) * levelAt(i / RATE)
  return sound
}

/** Level of a struck sound: full after `attackS`, then down to a third (1/e) in each `decayS`. */
export function struck(decayS: number, attackS = 0.001): Curve {
  return (seconds) => Math.min(1, seconds / attackS) * Math.exp(-seconds / decayS)
}

/** A hill from 0 to 1 at `topS` and back to 0 at `endS`. */
export function hill(topS: number, endS: number): Curve {
  return (seconds) => {
    const along = seconds < topS ? seconds / topS : (endS - seconds) / (endS - topS)
    return along <= 0 ? 0 : Math.sin((Math.PI / 2) * along) ** 2
  }
}

/** A curve that moves evenly in pitch from one Hz to another. */
export function glide(fromHz: number, toHz: number, lengthS: number): Curve {
  return (seconds) => fromHz * (toHz / fromHz) ** Math.min(1, seconds / lengthS)
}

/** Noise around a frequency. */
export function band(random: Random, lengthS: number, centre: Cutoff, resonance: number): Float32Array {
  const sound = noise(random, lengthS)
  bandPass(sound, centre, resonance, RATE)
  return sound
}

/**
 * Noise around the frequency `high` (where `low` is null) or between two (Hz), as a loop. `high` is read from -1 s on and
 * must repeat with the loop if it moves.
 */
export function airLoop(
  random: Random,
  lengthS: number,
  { low, high, resonance = 0.7 }: { low: number | null; high: Cutoff; resonance?: number },
): Float32Array {
  const sound = noise(random, lengthS)
  const cutoff = typeof high === 'number' ? high : (seconds: number) => high(seconds - SETTLE_FRAMES / RATE)
  aroundLoop(sound, (longer) => {
    if (low === null) bandPass(longer, cutoff, resonance, RATE)
    else {
      lowPass(longer, cutoff, resonance, RATE)
      highPass(longer, low, RATE)
    }
  })
  return sound
}

/** Two sounds, one for each side, into a mix. */
export function addWide(bus: LoopBus, make: () => Float32Array, gain = 1): void {
  // A pan to one side is √2 louder there.
  bus.add(make(), 0, gain * Math.SQRT1_2, -1)
  bus.add(make(), 0, gain * Math.SQRT1_2, 1)
}

/** A finished effect: without offset, from silence to silence, as loud as its peak and the other effects allow. */
export function finishEffect(bus: LoopBus): PcmAudio {
  const audio = bus.toAudio()
  for (const side of audio.channels) highPass(side, RUMBLE_HZ, RATE)
  return levelEffect(audio)
}

/** From silence to silence, as loud as its peak and the other effects allow, in place. */
export function levelEffect(audio: PcmAudio): PcmAudio {
  const fadeIn = FADE_IN_S * audio.sampleRate
  const fadeOut = FADE_OUT_S * audio.sampleRate
  for (const side of audio.channels) {
    const last = side.length - 1
    for (let i = 0; i <= last; i++)
      side[i] = (side[i] ?? 0) * Math.min(1, i / fadeIn) * Math.min(1, (last - i) / fadeOut) ** 2
  }
  const gain = Math.min(PEAK / peakOf(audio), 10 ** ((EFFECT_LUFS - loudnessOf(audio)) / 20))
  for (const side of audio.channels) for (let i = 0; i < side.length; i++) side[i] = (side[i] ?? 0) * gain
  return audio
}

/** Finished ambience: without offset, its end meets its start, as loud as all others. */
export function finishAmbience(bus: LoopBus): PcmAudio {
  const audio = bus.toAudio()
  for (const side of audio.channels) aroundLoop(side, (sound) => highPass(sound, RUMBLE_HZ, RATE))
  return levelAmbience(audio)
}

/** As loud as all ambience, in place. */
export const levelAmbience = (audio: PcmAudio): PcmAudio => normalise(audio, AMBIENCE_LUFS, PEAK)
