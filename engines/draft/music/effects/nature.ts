import type { LoopBus } from '../synth/loop-bus.ts'
import { reverb } from '../synth/reverb.ts'
import type { Random } from '../../random.ts'
import {
  addWide,
  airLoop,
  band,
  type Curve,
  finishAmbience,
  glide,
  hill,
  mix,
  type Recipe,
  shape,
  struck,
  tone,
} from './kit.ts'

/** A wave around 0 that fits `cycles` times into the loop. */
function swell(lengthS: number, cycles: number, start = 0): Curve {
  return (seconds) => Math.sin(2 * Math.PI * ((cycles * seconds) / lengthS + start))
}

export const rain: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  addWide(bus, () => airLoop(random, lengthS, { low: 500, high: 9_000 }), 0.5)
  // Some drops, each placed many times: a drop rings while its bubble shrinks.
  const drops = Array.from({ length: 24 }, () => {
    const hz = random.between(1_500, 6_000)
    return tone(0.03, glide(hz, hz * 1.3, 0.03), struck(random.between(0.002, 0.006)))
  })
  for (let at = 0; at < lengthS * 90; at++) {
    const drop = drops[random.below(drops.length)]
    if (drop) bus.add(drop, random.between(0, lengthS), random.next() ** 3 * 0.7, random.between(-1, 1))
  }
  return finishAmbience(bus)
}

export const wind: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  const gusts = (start: number): Curve => {
    const [slow, quick, quicker] = [2, 5, 9].map((cycles) => swell(lengthS, cycles, start + cycles * 0.13))
    return (seconds) =>
      0.5 + 0.28 * (slow?.(seconds) ?? 0) + 0.14 * (quick?.(seconds) ?? 0) + 0.08 * (quicker?.(seconds) ?? 0)
  }
  for (const [pan, start] of [
    [-1, 0],
    [1, 0.06],
  ] as const) {
    const gust = gusts(start)
    const low = airLoop(random, lengthS, { low: 40, high: (seconds) => 180 + 300 * gust(seconds) })
    bus.add(
      shape(low, (seconds) => 0.35 + gust(seconds)),
      0,
      0.8,
      pan,
    )
    const whistle = airLoop(random, lengthS, { low: null, high: (seconds) => 350 + 700 * gust(seconds), resonance: 5 })
    bus.add(
      shape(whistle, (seconds) => gust(seconds) ** 2),
      0,
      1,
      pan,
    )
  }
  return finishAmbience(bus)
}

/** Two waves: each swells, breaks and runs back. */
export const seaWaves: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  const waveS = lengthS / 2
  const breaks = hill(2.8, waveS)
  const wave =
    (lateS: number): Curve =>
    (seconds) =>
      breaks((seconds + waveS - lateS) % waveS)
  for (const [pan, lateS] of [
    [-1, 0],
    [1, 0.35],
  ] as const) {
    const height = wave(lateS)
    const water = airLoop(random, lengthS, { low: 40, high: (seconds) => 300 + 3_800 * height(seconds) ** 2 })
    bus.add(
      shape(water, (seconds) => 0.22 + height(seconds)),
      0,
      1,
      pan,
    )
    const foam = airLoop(random, lengthS, { low: 2_500, high: 11_000 })
    const runsBack = wave(lateS + 1.2)
    bus.add(
      shape(foam, (seconds) => 0.03 + 0.25 * runsBack(seconds) ** 2),
      0,
      1,
      pan,
    )
  }
  return finishAmbience(bus)
}

export const forestBirds: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  addWide(
    bus,
    () =>
      shape(airLoop(random, lengthS, { low: 200, high: 1_400 }), (seconds) => 0.7 + 0.3 * swell(lengthS, 2)(seconds)),
    0.16,
  )
  addWide(bus, () => airLoop(random, lengthS, { low: 3_000, high: 9_000 }), 0.03)
  const birds = mix(lengthS)
  const SONGS = [chirps, trill, whistleSong] as const
  for (let at = 0; at < 11; at++) {
    const sing = random.pick(SONGS)
    const place = {
      startS: ((at + random.next()) * lengthS) / 11,
      gain: random.between(0.15, 0.6),
      pan: random.between(-0.9, 0.9),
    }
    sing(birds, random, place)
  }
  bus.mix(birds)
  bus.mix(reverb(birds, { decay: 1.1, brightness: 5_000 }), 0.6)
  return finishAmbience(bus)
}

interface Place {
  startS: number
  gain: number
  pan: number
}

function chirps(bus: LoopBus, random: Random, { startS, gain, pan }: Place): void {
  const hz = random.between(3_200, 4_800)
  for (let at = 0; at < 3 + random.below(4); at++)
    bus.add(tone(0.07, glide(hz * 1.35, hz, 0.06), hill(0.015, 0.07)), startS + at * 0.16, gain, pan)
}

function trill(bus: LoopBus, random: Random, { startS, gain, pan }: Place): void {
  const hz = random.between(4_000, 5_500)
  for (let at = 0; at < 14; at++)
    bus.add(
      tone(0.035, () => hz * (at % 2 === 0 ? 1 : 1.12), hill(0.01, 0.035)),
      startS + at * 0.045,
      gain * Math.sin((Math.PI * (at + 1)) / 15),
      pan,
    )
}

function whistleSong(bus: LoopBus, random: Random, { startS, gain, pan }: Place): void {
  let at = startS
  for (let note = 0; note < 4; note++) {
    const heldS = random.between(0.12, 0.32)
    const hz = random.between(1_900, 3_200)
    bus.add(tone(heldS, glide(hz, hz * random.between(0.85, 1.2), heldS), hill(heldS * 0.4, heldS)), at, gain, pan)
    at += heldS + 0.05
  }
}

export const fire: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  const flicker = [7, 19, 31, 53].map((cycles) => swell(lengthS, cycles, random.next()))
  const flames: Curve = (seconds) => flicker.reduce((sum, wave) => sum + 0.12 * wave(seconds), 0.6)
  addWide(bus, () => shape(airLoop(random, lengthS, { low: 40, high: 260 }), flames), 1.6)
  addWide(bus, () => shape(airLoop(random, lengthS, { low: 700, high: 4_000 }), flames), 0.12)
  const crackles = Array.from({ length: 30 }, () =>
    shape(band(random, 0.04, random.between(1_200, 6_000), 1.5), struck(random.between(0.0008, 0.006), 0.0003)),
  )
  for (let at = 0; at < lengthS * 16; at++) {
    const crackle = crackles[random.below(crackles.length)]
    if (crackle) bus.add(crackle, random.between(0, lengthS), random.next() ** 4 * 1.6, random.between(-0.7, 0.7))
  }
  return finishAmbience(bus)
}
