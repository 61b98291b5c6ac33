import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { TransitionName, VideoAroll } from '../document.ts'
import type { Moment, Shot } from '../timeline.ts'
import type { Stage } from './draw-shot.ts'
import { drawMoment } from './draw-transition.ts'
import type { Context2D } from './types.ts'

const [WIDTH, HEIGHT] = [320, 180]
const RED = [255, 0, 0]
const BLUE = [0, 0, 255]
const BLACK = [0, 0, 0]
type Place = 'left' | 'middle' | 'right'
const X: Record<Place, number> = { left: 4, middle: WIDTH / 2, right: WIDTH - 5 }

function shotOf(colour: string, name: TransitionName): Shot {
  const transition = { name, frames: 10 }
  const aroll = { url: colour, type: 'image', layout: 'FULL', fit: 'COVER', animation: 'NONE', transition }
  return { aroll: aroll as unknown as VideoAroll, from: 0, until: 30, backdrop: null } as unknown as Shot
}

/** The colours on the middle line while red goes and blue comes. */
function seen(name: TransitionName, progress: number, places: readonly Place[]): number[][] {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const ctx = canvas.getContext('2d')
  const image = ({ url }: VideoAroll) => {
    const source = createCanvas(WIDTH, HEIGHT)
    const paint = source.getContext('2d')
    paint.fillStyle = url ?? ''
    paint.fillRect(0, 0, WIDTH, HEIGHT)
    return { state: 'ready', source, width: WIDTH, height: HEIGHT, key: null }
  }
  const cache = { scratch: (_: string, width: number, height: number) => createCanvas(width, height).getContext('2d') }
  const assets = { aroll: image, cache }
  const stage = { width: WIDTH, height: HEIGHT, frame: 5, scale: 1, assets } as unknown as Stage
  const moment = { shot: shotOf('blue', name), outgoing: shotOf('red', 'fade'), progress } as Moment
  drawMoment(ctx as unknown as Context2D, moment, stage)
  return places.map((place) => [...ctx.getImageData(X[place], HEIGHT / 2, 1, 1).data.slice(0, 3)])
}

const near = (wanted: number[]) => wanted.map((channel) => expect.toSatisfy((value) => Math.abs(value - channel) < 6))
const ALL = ['left', 'middle', 'right'] as const

test.each(['fade', 'slide-left', 'slide-right', 'wipe', 'zoom', 'dip-to-black'] as const)(
  'a transition "%s" begins as the outgoing image and ends as the incoming one, from edge to edge',
  (name) => {
    for (const colour of seen(name, 0, ALL)) expect(colour).toEqual(near(RED))
    for (const colour of seen(name, 0.999, ALL)) expect(colour).toEqual(near(BLUE))
  },
)

test('a transition shows its effect half-way', () => {
  expect(seen('fade', 0.5, ALL)).toEqual(ALL.map(() => near([128, 0, 128])))
  expect(seen('dip-to-black', 0.5, ALL)).toEqual(ALL.map(() => near(BLACK)))
  expect(seen('wipe', 0.5, ['left', 'right'])).toEqual([near(BLUE), near(RED)])
  expect(seen('slide-right', 0.5, ['left'])).toEqual([near(BLUE)])
  expect(seen('slide-left', 0.5, ['right'])).toEqual([near(BLUE)])
})

test('an image that slides in darkens the one it covers, by a third at most', () => {
  for (const [name, place] of [
    ['slide-left', 'left'],
    ['slide-right', 'right'],
  ] as const) {
    const [[red = 0, green, blue] = []] = seen(name, 0.45, [place])
    expect([green, blue]).toEqual([0, 0])
    expect(red).toBeGreaterThan(255 * 0.65)
    expect(red).toBeLessThan(250)
  }
})

test('a cut and an ended transition show only the incoming image', () => {
  expect(seen('', 0.2, ALL)).toEqual(ALL.map(() => BLUE))
  expect(seen('fade', 1, ALL)).toEqual(ALL.map(() => BLUE))
})
