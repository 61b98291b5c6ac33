import { createNoise2D } from 'simplex-noise'
import { Random } from './random.ts'

/** Smooth chance over a plane. Every function answers around -1 to 1 unless it says otherwise. */
export interface Noise {
  at(x: number, y: number): number
  /**
   * Several octaves, cloud-like. With `least`, a value that can no longer reach it is answered as some value below it, without the
   * finer octaves.
   */
  fbm(x: number, y: number, octaves: number, least?: number): number
  /** Several octaves folded into crests, mountain-like; 0 to 1. */
  ridged(x: number, y: number, octaves: number): number
  /** Several octaves folded into puffs, cumulus-like; 0 to 1. `least` as of `fbm`. */
  billow(x: number, y: number, octaves: number, least?: number): number
}

// Each octave is turned a little, otherwise the lattice shows as streaks along the axes.
const COS = 0.8
const SIN = 0.6

export function createNoise(seed: number): Noise {
  const random = new Random(seed)
  const at = createNoise2D(() => random.next())

  const fbm = (x: number, y: number, octaves: number, least = -Infinity): number => {
    let sum = 0
    let amplitude = 0.5
    for (let i = 0; i < octaves; i++) {
      // All remaining octaves add less than twice the next amplitude.
      if (sum + 2 * amplitude < least) return sum
      sum += amplitude * at(x, y)
      const nx = (x * COS - y * SIN) * 2.03 + 17.3
      y = (x * SIN + y * COS) * 2.03 - 9.7
      x = nx
      amplitude *= 0.5
    }
    return sum
  }

  const ridged = (x: number, y: number, octaves: number): number => {
    let sum = 0
    let amplitude = 0.55
    let weight = 1
    for (let i = 0; i < octaves; i++) {
      const crest = 1 - Math.abs(at(x, y))
      const value = crest * crest * weight
      sum += amplitude * value
      weight = Math.min(1, value * 1.6)
      const nx = (x * COS - y * SIN) * 2.07 + 5.1
      y = (x * SIN + y * COS) * 2.07 + 11.9
      x = nx
      amplitude *= 0.48
    }
    return sum
  }

  const billow = (x: number, y: number, octaves: number, least = -Infinity): number => {
    let sum = 0
    let amplitude = 0.5
    for (let i = 0; i < octaves; i++) {
      if (sum + 2 * amplitude < least) return sum
      sum += amplitude * Math.abs(at(x, y))
      const nx = (x * COS - y * SIN) * 2.1 - 3.3
      y = (x * SIN + y * COS) * 2.1 + 7.7
      x = nx
      amplitude *= 0.5
    }
    return sum
  }

  return { at, fbm, ridged, billow }
}
