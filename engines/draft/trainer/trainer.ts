import { draftModel } from '#engines/draft/version.ts'
import {
  type EngineInfo,
  type LearnRequest,
  type PixelTile,
  type Trainer,
  type TrainingState,
  EngineError,
} from '#engines/ports.ts'
import { Random, scramble } from '../illustrator/core/random.ts'
import type { Plane } from './detail.ts'
import { labPlanes, type LabPlanes, measureStyle } from './measure-style.ts'
import { distanceBetween, fromValues, meanOf, mix, toValues, type LearnedStyle, writeWeights } from './style.ts'

/** Names for colours, by where they lie. */
const HUES: readonly [string, number][] = [
  ['pink', 0],
  ['red', 30],
  ['orange', 60],
  ['yellow', 95],
  ['green', 140],
  ['teal', 195],
  ['blue', 260],
  ['violet', 310],
  ['pink', 350],
]

const PALE = 9

export const TRAINER_INFO: EngineInfo = { label: 'Built-in draft trainer', model: draftModel('trainer'), builtIn: true }

/** Share by which a step moves the style towards its image: 300 steps learn 70 % of a set, 800 learn 96 %, 2,000 all of it. */
const RATE = 0.004
/** Pixels that a step samples for colour, and the side of the part it samples for detail, px. */
const COLOUR_PIXELS = 1_024
const PART_SIDE = 96

export const CANNOT_LEARN =
  'The built-in trainer learns colours, light, texture, lines and density. To train faces, people or products, the operator of this server must connect a FLUX training engine (ENGINE_TRAINER).'

/** The built-in trainer. It works where it is called: wrap it in a worker. */
export function createTrainer(): Trainer {
  return {
    info: TRAINER_INFO,
    bases: ['DRAFT'],
    cannotLearn: CANNOT_LEARN,
    begin: async (drawn) => ({ step: 0, values: meanStyle(drawn) }),
    learn: async (request) => learn(request),
    weights: async ({ values, step }) => writeWeights(values, step),
    distance: async ({ drawn, images }) => {
      const set = fromValues(meanStyle(images))
      const all = drawn.map((tile) => distanceBetween(measureStyle(labPlanes(tile)), set))
      return all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length)
    },
    async describe(tile) {
      const planes = labPlanes(tile)
      return describe(planes, measureStyle(planes))
    },
  }
}

const meanStyle = (tiles: readonly PixelTile[]): number[] => {
  if (tiles.length === 0) throw new EngineError('There are no images to train on')
  return meanOf(tiles.map((tile) => toValues(measureStyle(labPlanes(tile)))))
}

/** A step samples a part of one image and moves the state a little towards it. The step number alone determines the sample. */
function learn({ state, images, seed, toStep }: LearnRequest): TrainingState {
  const all = images.map((tile) => labPlanes(tile))
  if (all.length === 0) throw new EngineError('There are no images to train on')
  let { values } = state
  let step = state.step
  for (; step < toStep; step++) {
    const random = new Random(scramble(seed) ^ scramble(step + 1))
    const planes = all[random.int(0, all.length - 1)]
    if (planes) values = mix(values, toValues(look(planes, random)), RATE)
  }
  return { step, values }
}

function look(planes: LabPlanes, random: Random) {
  const [{ values, width, height }] = planes
  const places = Array.from({ length: COLOUR_PIXELS }, () => random.int(0, values.length - 1))
  const [l, a, b] = planes.map((plane): Plane => ({
    values: Float32Array.from(places, (at) => plane.values[at] ?? 0),
    width: COLOUR_PIXELS,
    height: 1,
  })) as [Plane, Plane, Plane]
  const side = [Math.min(PART_SIDE, width), Math.min(PART_SIDE, height)] as const
  const [left, top] = [random.int(0, width - side[0]), random.int(0, height - side[1])]
  const part = new Float32Array(side[0] * side[1])
  for (let y = 0; y < side[1]; y++)
    part.set(values.subarray((top + y) * width + left, (top + y) * width + left + side[0]), y * side[0])
  return measureStyle([l, a, b], { values: part, width: side[0], height: side[1] })
}

/** Describes an image by its pixels: light, colours, contrast, detail. It recognizes no objects or people. */
function describe(planes: LabPlanes, style: LearnedStyle): string {
  const [tones] = style.quantiles
  const [dark = 0, middle = 50, bright = 100] = [tones[2], tones[8], tones[14]]
  const light = middle < 30 ? 'dark' : middle > 70 ? 'bright' : 'evenly lit'
  const contrast = bright - dark > 60 ? 'strong contrast' : bright - dark < 28 ? 'soft contrast' : 'moderate contrast'
  const [grain = 0] = style.bands
  const texture = grain > 5 ? 'rough texture' : grain < 1.2 ? 'smooth surfaces' : 'fine texture'
  const lines = style.lines > 0.08 ? ', dark lines' : ''
  const article = light === 'evenly lit' ? 'an' : 'a'
  return `${article} ${light} picture in ${coloursOf(planes).join(' and ')}, ${contrast}, ${texture}${lines}`
}

/** The one or two colours that most of an image has. */
function coloursOf([lightness, a, b]: LabPlanes): string[] {
  const counts = new Map<string, number>()
  lightness.values.forEach((value, at) => {
    const name = nameOf(value, a.values[at] ?? 0, b.values[at] ?? 0)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  })
  const sorted = [...counts].sort((one, other) => other[1] - one[1])
  return sorted
    .filter(([, count], at) => at === 0 || count > lightness.values.length * 0.15)
    .slice(0, 2)
    .map(([name]) => name)
}

function nameOf(lightness: number, a: number, b: number): string {
  if (Math.hypot(a, b) < PALE) return lightness < 25 ? 'black' : lightness > 80 ? 'white' : 'grey'
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  const nearest = HUES.reduce((best, each) => (Math.abs(each[1] - hue) < Math.abs(best[1] - hue) ? each : best))
  return nearest[0] === 'orange' && lightness < 45 ? 'brown' : nearest[0]
}
