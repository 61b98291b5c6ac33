import { reverb } from '../synth/reverb.ts'
import { bandPass, lowPass } from '../synth/filters.ts'
import type { Random } from '../../random.ts'
import { addWide, airLoop, band, finishAmbience, hill, mix, RATE, type Recipe, shape, tone } from './kit.ts'

/** Still air and the mains of a building. */
export const roomTone: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  addWide(bus, () => airLoop(random, lengthS, { low: 30, high: 220 }))
  addWide(bus, () => airLoop(random, lengthS, { low: 300, high: 3_000 }), 0.06)
  // Whole waves within every length in full seconds.
  for (const [hz, gain] of [
    [100, 0.012],
    [200, 0.006],
  ] as const)
    bus.add(
      tone(
        lengthS,
        () => hz,
        () => gain,
      ),
      0,
    )
  return finishAmbience(bus)
}

/** The first two resonances of some vowels, Hz. */
const VOWELS = [
  [300, 2_200],
  [400, 800],
  [550, 1_700],
  [700, 1_150],
  [480, 1_400],
] as const

/** A syllable of no language: a buzz with the resonances of a vowel. */
function syllable(random: Random, pitchHz: number): Float32Array {
  const heldS = random.between(0.12, 0.26)
  const buzz = new Float32Array(Math.round(heldS * RATE))
  const falls = random.between(0.88, 1.06)
  let phase = 0
  for (let i = 0; i < buzz.length; i++) {
    phase = (phase + (pitchHz * (1 + ((falls - 1) * i) / buzz.length)) / RATE) % 1
    buzz[i] = 1 - 2 * phase
  }
  const [first, second] = random.pick<readonly [number, number]>(VOWELS)
  const high = buzz.slice()
  bandPass(buzz, first, 5, RATE)
  bandPass(high, second, 7, RATE)
  for (let i = 0; i < buzz.length; i++) buzz[i] = (buzz[i] ?? 0) + 0.4 * (high[i] ?? 0)
  return shape(buzz, hill(heldS * 0.35, heldS))
}

/** Many people who talk at once, none of whom is understood. */
export const crowdMurmur: Recipe = (random, lengthS) => {
  const talk = mix(lengthS)
  for (let person = 0; person < 18; person++) {
    const pitch = person % 2 === 0 ? random.between(95, 140) : random.between(170, 240)
    const syllables = Array.from({ length: 6 }, () => syllable(random, pitch * random.between(0.9, 1.15)))
    const [pan, gain] = [random.between(-0.9, 0.9), random.between(0.25, 1)]
    for (let at = random.between(0, 1); at < lengthS;) {
      const spoken = syllables[random.below(syllables.length)]
      if (spoken) talk.add(spoken, at, gain * random.between(0.5, 1), pan)
      // Now and then a person listens.
      at += random.next() < 0.12 ? random.between(0.7, 2) : random.between(0.16, 0.3)
    }
  }
  const bus = mix(lengthS)
  bus.mix(talk, 0.5)
  bus.mix(reverb(talk, { decay: 1.2, brightness: 2_500 }), 1)
  addWide(bus, () => airLoop(random, lengthS, { low: 150, high: 900 }), 0.12)
  return finishAmbience(bus)
}

/** A town from a window: a low hum, and cars that pass. */
export const cityHum: Recipe = (random, lengthS) => {
  const bus = mix(lengthS)
  addWide(bus, () => airLoop(random, lengthS, { low: 35, high: 170 }), 1.4)
  addWide(bus, () => airLoop(random, lengthS, { low: 150, high: 900 }), 0.16)
  const CARS = 5
  for (let car = 0; car < CARS; car++) {
    const passesS = random.between(3.5, 5.5)
    const near = hill(passesS * 0.5, passesS)
    const from = random.next() < 0.5 ? -1 : 1
    const startS = ((car + random.next()) * lengthS) / CARS
    const gain = random.between(0.25, 0.6)
    for (const side of [-1, 1]) {
      // The side it comes from is loud first.
      const heard = hill(passesS * (0.5 - 0.12 * side * from), passesS)
      const tyres = band(random, passesS, (seconds) => 500 + 500 * near(seconds), 0.8)
      bus.add(
        shape(tyres, (seconds) => heard(seconds) ** 2),
        startS,
        gain * 0.5,
        side,
      )
    }
    const engine = band(random, passesS, (seconds) => 95 - (20 * seconds) / passesS, 4)
    lowPass(engine, 300, 0.7, RATE)
    bus.add(
      shape(engine, (seconds) => near(seconds) ** 2),
      startS,
      gain,
    )
  }
  return finishAmbience(bus)
}
