import type { TimedPhone } from '#engines/audio/phones.ts'
import { smoothstep } from '../illustrator/core/maths.ts'
import { MOUTH_PARTS, type MouthShape, REST } from './mouth-shape.ts'

/** Shapes of the mouth that viewers can distinguish. */
const VISEMES = {
  rest: REST,
  lips: { ...REST, press: 1 },
  lipTeeth: { ...REST, open: 0.16, teeth: 1, tuck: 1 },
  tongue: { ...REST, open: 0.34, teeth: 0.7, tongue: 1 },
  narrow: { ...REST, open: 0.2, wide: 0.3, teeth: 0.9, tongue: 0.4 },
  pushed: { ...REST, open: 0.24, wide: -0.2, round: 0.55, teeth: 0.9 },
  ring: { ...REST, open: 0.3, wide: -0.3, round: 1 },
  roundOpen: { ...REST, open: 0.56, round: 0.6, teeth: 0.2 },
  wide: { ...REST, open: 0.36, wide: 0.9, teeth: 1, tongue: 0.4 },
  half: { ...REST, open: 0.56, wide: 0.4, teeth: 0.8, tongue: 0.2 },
  open: { ...REST, open: 0.92, wide: 0.1, teeth: 0.6 },
} as const satisfies Record<string, MouthShape>

type Viseme = keyof typeof VISEMES

/** Of each phone of the built-in voice; a diphthong moves from one to the other. */
const OF_PHONES: readonly (readonly [string, Viseme, Viseme?])[] = [
  ['b m p em', 'lips'],
  ['f v', 'lipTeeth'],
  ['th dh l el', 'tongue'],
  ['d t n s z dx nx en g k ng hh hv y', 'narrow'],
  ['ch jh sh zh', 'pushed'],
  ['w r uw uh er axr', 'ring'],
  ['ao', 'roundOpen'],
  ['ow', 'roundOpen', 'ring'],
  ['oy', 'roundOpen', 'wide'],
  ['iy ih', 'wide'],
  ['eh ax', 'half'],
  ['ey', 'half', 'wide'],
  ['aa ah ae', 'open'],
  ['ay', 'open', 'wide'],
  ['aw', 'open', 'ring'],
]

const KNOWN = new Map(OF_PHONES.flatMap(([phones, ...visemes]) => phones.split(' ').map((phone) => [phone, visemes])))

/** Lips that must meet, and teeth on lips: these win over the sounds beside them. */
const STRENGTH: Readonly<Partial<Record<Viseme, number>>> = { lips: 24, lipTeeth: 10, rest: 1.4 }

/** A mouth opens within so many ms, and closes within these. */
const ATTACK = 60
const RELEASE = 90
/** A longer silence is a pause, in which the mouth closes, ms. */
const PAUSE = 90

interface Target {
  viseme: Viseme
  start: number
  end: number
  /** How long before its sound the mouth begins to form it, ms; until then the closure before it stays. */
  lead: number
}

const isClosure = (viseme: Viseme | undefined): boolean => viseme === 'lips' || viseme === 'lipTeeth'

/** Phones, and pauses between them, as shapes with times. */
function targetsOf(phones: readonly TimedPhone[], durationMs: number): Target[] {
  const targets: Target[] = []
  const add = (viseme: Viseme, start: number, end: number) => {
    const before = targets.at(-1)
    const room = before && isClosure(before.viseme) ? start - (before.start + before.end) / 2 : ATTACK
    targets.push({ viseme, start, end, lead: Math.min(ATTACK, room) })
  }
  let last = 0
  const rest = (end: number) => {
    if (end - last > PAUSE || last === 0) add('rest', last, end)
  }
  for (const { phone, start, end } of phones) {
    const [first = 'narrow', second] = KNOWN.get(phone) ?? []
    rest(start)
    const middle = second === undefined ? end : start + (end - start) * 0.55
    add(first, start, middle)
    if (second !== undefined) add(second, middle, end)
    last = end
  }
  rest(durationMs)
  return targets
}

/** How much a shape counts at a moment: wholly during its sound, less around it. Closures are complete when the sound begins. */
function weightAt({ viseme, start, end, lead }: Target, at: number): number {
  const strength = STRENGTH[viseme] ?? 1
  const isClosed = isClosure(viseme)
  const formed = isClosed ? start : start + ATTACK / 2
  const trail = isClosed ? ATTACK : RELEASE / 2
  const into = start === 0 ? 1 : smoothstep(isClosed ? start - lead : start - ATTACK / 2, formed, at)
  return strength * into * smoothstep(end + trail, end + trail - RELEASE, at)
}

/** Looks at each frame are taken in this many moments: a closure shorter than a frame is visible too. */
const MOMENTS = 3

/** A mouth that speaks the phones, a shape for each frame. */
export function mouthsOfPhones(phones: readonly TimedPhone[], frames: number, fps: number): MouthShape[] {
  const spoken = phones.filter(({ phone }) => phone !== '?' && phone !== '!')
  const targets = targetsOf(spoken, (frames / fps) * 1_000)
  const step = 1_000 / fps
  let first = 0
  return Array.from({ length: frames }, (_, frame) => {
    while (first < targets.length - 1 && (targets[first]?.end ?? 0) + 2 * RELEASE < frame * step) first++
    const shapes = Array.from({ length: MOMENTS }, (__, at) =>
      shapeAt(targets, first, (frame + (at + 0.5) / MOMENTS) * step),
    )
    return shapes.reduce((most, shape) => (closure(shape) > closure(most) + 0.2 ? shape : most), shapes[1] ?? REST)
  })
}

const closure = ({ press, tuck }: MouthShape): number => Math.max(press, tuck)

function shapeAt(targets: readonly Target[], first: number, at: number): MouthShape {
  const shape = { ...REST }
  let sum = 0
  for (let index = first; index < targets.length; index++) {
    const target = targets[index]
    if (!target || target.start - 2 * ATTACK > at) break
    const weight = weightAt(target, at)
    if (weight <= 0) continue
    sum += weight
    for (const part of MOUTH_PARTS) shape[part] += weight * VISEMES[target.viseme][part]
  }
  if (sum === 0) return REST
  for (const part of MOUTH_PARTS) shape[part] /= sum
  return shape
}
