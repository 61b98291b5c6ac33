import { reverb } from '../synth/reverb.ts'
import { lowPass } from '../synth/filters.ts'
import { addWide, band, finishEffect, glide, hill, mix, noise, RATE, type Recipe, shape, struck, tone } from './kit.ts'

/** Air that passes from left to right, brightest where it is nearest. */
export const whoosh: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  const nearestS = lengthS * 0.45
  const near = hill(nearestS, lengthS)
  const centre = (seconds: number) => 300 * 12 ** near(seconds)
  for (const pan of [-1, 1]) {
    const passes = hill(nearestS + pan * lengthS * 0.12, lengthS)
    bus.add(
      shape(band(random, lengthS, centre, 1.4), (seconds) => passes(seconds) ** 2),
      0,
      1,
      pan,
    )
  }
  const body = noise(random, lengthS)
  lowPass(body, (seconds) => 120 + 500 * near(seconds), 0.8, RATE)
  bus.add(
    shape(body, (seconds) => near(seconds) ** 2),
    0,
    0.8,
  )
  return finishEffect(bus)
}

/** Noise and a chord that climb and grow until they stop. */
export const riser: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  const grow = (seconds: number) => (seconds / lengthS) ** 1.4
  const climb = glide(250, 9_000, lengthS)
  addWide(bus, () => shape(band(random, lengthS, climb, 1.2), grow))
  for (const [pan, hz] of [
    [-0.6, 110],
    [0.6, 111.3],
    [-0.3, 165],
    [0.3, 220.9],
  ] as const) {
    // The shaking quickens towards the end.
    const shaken = (seconds: number) =>
      grow(seconds) * (0.7 + 0.3 * Math.sin(2 * Math.PI * (4 + 2 * seconds) * seconds))
    bus.add(tone(lengthS, glide(hz, hz * 8, lengthS), shaken), 0, 0.14, pan)
  }
  return finishEffect(bus)
}

/** Noise and a tone that sink and fade. */
export const downer: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  const fade = (seconds: number) => Math.min(1, seconds / 0.02) * (1 - seconds / lengthS) ** 1.5
  addWide(bus, () => shape(band(random, lengthS, glide(5_000, 80, lengthS), 1.2), fade), 0.7)
  bus.add(tone(lengthS, glide(700, 45, lengthS), fade), 0, 0.4, -0.3)
  bus.add(tone(lengthS, glide(1_050, 67, lengthS), fade), 0, 0.2, 0.3)
  return finishEffect(bus)
}

/** A drum in a hall. */
export const hit: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  const sink = (seconds: number) => 48 + 110 * Math.exp(-seconds / 0.04)
  bus.add(tone(lengthS, sink, struck(0.28)), 0)
  const crack = noise(random, 0.5)
  lowPass(crack, (seconds) => 300 + 6_000 * Math.exp(-seconds / 0.03), 0.7, RATE)
  bus.add(shape(crack, struck(0.07)), 0, 0.9)
  bus.mix(reverb(bus, { decay: 1.4, brightness: 3_500 }), 0.9)
  return finishEffect(bus)
}

/** A blow of very low frequencies. */
export const boom: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  bus.add(
    tone(lengthS, (seconds) => 34 + 50 * Math.exp(-seconds / 0.15), struck(0.7, 0.004)),
    0,
  )
  addWide(
    bus,
    () => {
      const rumble = noise(random, lengthS)
      lowPass(rumble, (seconds) => 70 + 900 * Math.exp(-seconds / 0.12), 0.7, RATE)
      return shape(rumble, struck(0.45, 0.004))
    },
    1.4,
  )
  bus.mix(reverb(bus, { decay: 2, brightness: 900 }), 0.8)
  return finishEffect(bus)
}

/** A leaf that is lifted, then falls. */
export const pageTurn: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  const rustle = (startS: number, heldS: number, gain: number, pan: number) => {
    const crackle = noise(random, heldS / 2).map((sample) => (Math.abs(sample) > 0.93 ? sample : sample * 0.25))
    const paper = new Float32Array(Math.round(heldS * RATE))
    // Each value twice as long: paper has little above 12 kHz.
    for (let i = 0; i < paper.length; i++) paper[i] = crackle[i >> 1] ?? 0
    const low = paper.slice()
    lowPass(low, 1_200, 0.7, RATE)
    for (let i = 0; i < paper.length; i++) paper[i] = (paper[i] ?? 0) - (low[i] ?? 0)
    bus.add(shape(paper, hill(heldS * 0.6, heldS)), startS, gain, pan)
  }
  rustle(0, 0.3, 0.7, 0.3)
  rustle(0.22, 0.3, 1, -0.3)
  return finishEffect(bus)
}
