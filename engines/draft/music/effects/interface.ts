import type { LoopBus } from '../synth/loop-bus.ts'
import { lowPass } from '../synth/filters.ts'
import { reverb } from '../synth/reverb.ts'
import { band, finishEffect, glide, mix, noise, RATE, type Recipe, shape, struck, tone } from './kit.ts'

/** Overtones of a small bell: multiple of its pitch, level, and how long it rings beside the lowest. */
const BELL: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [2.01, 0.35, 0.6],
  [2.76, 0.3, 0.45],
  [5.4, 0.16, 0.2],
]

interface Strike {
  hz: number
  startS: number
  /** Seconds to a third. */
  ringS: number
  gain?: number
  pan?: number
}

function addBell(bus: LoopBus, { hz, startS, ringS, gain = 1, pan = 0 }: Strike): void {
  for (const [multiple, level, ring] of BELL) {
    const decayS = ringS * ring
    const endS = decayS * 6
    const falls = struck(decayS, 0.002)
    bus.add(
      tone(
        endS,
        () => hz * multiple,
        (seconds) => falls(seconds) * (1 - seconds / endS),
      ),
      startS,
      gain * level,
      pan,
    )
  }
}

export const click: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  bus.add(shape(band(random, 0.02, 3_200, 2), struck(0.002)), 0.001, 1)
  bus.add(shape(band(random, 0.02, 2_300, 2), struck(0.003)), 0.03, 0.5)
  return finishEffect(bus)
}

export const pop: Recipe = (_random, lengthS) => {
  const bus = mix(lengthS)
  bus.add(tone(0.13, glide(240, 950, 0.06), struck(0.025, 0.004)), 0)
  return finishEffect(bus)
}

export const ding: Recipe = (_random, lengthS) => {
  const bus = mix(lengthS)
  addBell(bus, { hz: 1_318.5, startS: 0, ringS: 0.28 })
  return finishEffect(bus)
}

export const notification: Recipe = (_random, lengthS) => {
  const bus = mix(lengthS)
  addBell(bus, { hz: 880, startS: 0, ringS: 0.12, pan: -0.2 })
  addBell(bus, { hz: 1_174.7, startS: 0.13, ringS: 0.17, pan: 0.2 })
  return finishEffect(bus)
}

/** Two low buzzes. */
export const error: Recipe = (_random, lengthS) => {
  const bus = mix(lengthS)
  const held = (seconds: number) => Math.min(1, seconds / 0.005, (0.17 - seconds) / 0.02)
  for (const startS of [0, 0.22])
    for (const harmonic of [1, 3, 5, 7, 9])
      bus.add(
        tone(0.17, () => 155 * harmonic, held),
        startS,
        1 / harmonic,
      )
  return finishEffect(bus)
}

/** The key falls, its type strikes the paper, the key springs back. */
export const typewriterKey: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  bus.add(shape(band(random, 0.03, 900, 1.5), struck(0.004)), 0.001, 0.5, -0.1)
  bus.add(shape(band(random, 0.06, 2_600, 1.2), struck(0.007)), 0.025, 1)
  bus.add(
    tone(0.07, () => 210, struck(0.012)),
    0.025,
    0.5,
  )
  bus.add(shape(band(random, 0.04, 4_200, 3), struck(0.006)), 0.115, 0.3, 0.1)
  return finishEffect(bus)
}

/** A mirror that flips up, a curtain, and the mirror back. */
export const cameraShutter: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  bus.add(shape(band(random, 0.06, 2_400, 1), struck(0.01)), 0.002, 1, -0.15)
  bus.add(
    tone(0.06, () => 320, struck(0.012)),
    0.002,
    0.3,
  )
  bus.add(shape(band(random, 0.07, 6_500, 1.2), struck(0.02, 0.01)), 0.04, 0.35, 0.2)
  bus.add(shape(band(random, 0.08, 1_700, 1), struck(0.013)), 0.13, 0.9, 0.1)
  bus.add(
    tone(0.08, () => 240, struck(0.015)),
    0.13,
    0.3,
  )
  return finishEffect(bus)
}

/** Two beats of one second each. It loops: it ends in the silence before the next beat. */
export const heartbeat: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  const beat = (startS: number, gain: number, hz: number) => {
    bus.add(tone(0.4, glide(hz, hz * 0.6, 0.2), struck(0.06, 0.012)), startS, gain)
    const skin = noise(random, 0.15)
    lowPass(skin, 160, 0.7, RATE)
    bus.add(shape(skin, struck(0.025, 0.006)), startS, gain * 0.9)
  }
  for (const startS of [0.02, 1.02]) {
    beat(startS, 1, 62)
    beat(startS + 0.3, 0.7, 74)
  }
  return finishEffect(bus)
}

/** Many small bells, higher and higher, in a bright room. */
export const magicSparkle: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  const SCALE = [0, 2, 4, 7, 9] as const
  for (let at = 0; at < 26; at++) {
    const step = at * 0.55 + random.between(-1.5, 1.5)
    const note = 12 * Math.floor(step / 5) + (SCALE[((Math.floor(step) % 5) + 5) % 5] ?? 0)
    addBell(bus, {
      hz: 1_046.5 * 2 ** (note / 12),
      startS: Math.max(0, at * 0.035 + random.between(-0.012, 0.012)),
      ringS: random.between(0.05, 0.13),
      gain: random.between(0.4, 1) * (1 - at / 40),
      pan: random.between(-0.8, 0.8),
    })
  }
  bus.mix(reverb(bus, { decay: 1, brightness: 9_000 }), 0.5)
  return finishEffect(bus)
}
