import { clamp } from '../core/maths.ts'
import type { Random } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import { isPerson } from '../parse/infer.ts'
import type { SubjectArt } from './art.ts'
import { type Spot } from './spot.ts'

/** Possible positions of things in a place. All in px. */
export interface Room {
  /** Ground under x; `back` 0 is the main line, 1 further off. */
  ground: ((x: number, back: number) => number) | undefined
  /** Where the ground begins and ends; the whole width by default. */
  span?: readonly [from: number, to: number]
  /** Open water between two heights. */
  water?: { top: number; bottom: number } | undefined
  /** Free air (or deep water) for what flies, swims or floats. */
  air?: { top: number; bottom: number } | undefined
  /** Factor for sizes at the main line. */
  scale?: number
  poses?: readonly string[]
  /** What flies in space stands here: astronauts, rockets. */
  landed?: boolean
  /** Indoors no haze lies between near and far. */
  noAir?: boolean
  /** Kinds the place has already painted itself. */
  done?: readonly string[]
}

const SHOT = { wide: 0.6, medium: 1, close: 1.55, aerial: 0.42 } as const

export interface Plan {
  art: SubjectArt
  spot: Spot
}

/** What an image is about is at least so much of its height, unless it is seen from far above. */
const HERO = 0.35

/** The most of the image's height where words stand on its upper part. */
const BELOW_WORDS = 0.36

export function sizeOf(stage: Stage, room: Room, tall: number, index: number): number {
  const size = stage.u * tall * SHOT[stage.scene.shot] * (room.scale ?? 1) * (index ? 0.86 : 1)
  const { shot, mentions, copySpace } = stage.scene
  // Beside a person everything keeps its own size.
  const isHero = index === 0 && (mentions.length === 1 || !mentions.some(({ kind }) => isPerson(kind)))
  const wanted = isHero && shot !== 'aerial' ? Math.max(size, stage.h * HERO) : size
  return copySpace ? Math.min(wanted, stage.h * BELOW_WORDS) : wanted
}

/** A free stretch of the ground for something `wide` px wide, nearest to the requested position. */
export function seat(
  stage: Stage,
  { span: [from, to] = [0, stage.w] }: Room,
  preferred: number,
  wide: number,
  taken: [number, number][],
  random: Random,
): number {
  const { w } = stage
  const half = wide / 2
  const candidates = [
    preferred,
    w - preferred,
    w / 2,
    w * 0.2,
    w * 0.8,
    w * random.range(0.1, 0.9),
    w * random.range(0.1, 0.9),
    from + (to - from) * 0.25,
    from + (to - from) * 0.75,
  ].map((x) => clamp(x, from, to))
  const free = candidates.find((x) => taken.every(([left, right]) => x + half * 0.8 < left || x - half * 0.8 > right))
  const x = clamp(
    free ?? clamp(w * random.range(0.12, 0.88), from, to),
    Math.min(w / 2, half * 0.85),
    Math.max(w / 2, w - half * 0.85),
  )
  taken.push([x - half, x + half])
  return x
}

/** Lighting of things. A colour named in the prompt must be visible, even against the sun. */
export function lightFor(stage: Stage, named: boolean): Pick<Spot, 'front' | 'rim'> {
  const light = plainLight(stage)
  return named ? { ...light, front: Math.max(light.front ?? 0, 0.72) } : light
}

function plainLight(stage: Stage): Pick<Spot, 'front' | 'rim'> {
  const { light, scene } = stage
  const low = scene.time === 'dawn' || scene.time === 'dusk'
  // What a film is about is lit more than the night is.
  if (scene.time === 'night') return { front: 1.7, rim: light.visible ? 0.75 : 0.6 }
  if (low) return light.visible ? { front: 0.4, rim: 0.95 } : { front: 0.5, rim: 0.7 }
  return { front: scene.weather === 'clear' || scene.weather === 'wind' ? 0.86 : 0.6, rim: 0.34 }
}

export function footOf(stage: Stage, room: Room, x: number, back: number, afloat: boolean): number {
  if (afloat && room.water) {
    const { top, bottom } = room.water
    return (
      top +
      (bottom - top) * ({ wide: 0.2, medium: 0.34, close: 0.55, aerial: 0.4 }[stage.scene.shot] * (1 - back * 0.75))
    )
  }
  return (
    room.ground?.(x, back) ??
    (room.water ? room.water.top + (room.water.bottom - room.water.top) * 0.3 : stage.h * 0.82)
  )
}
