import { expect, test } from 'vitest'
import type { VideoAroll, VideoDocument } from '../document.ts'
import type { VideoMediaOverlay } from '../overlays/overlay.ts'
import { sampleAroll, sampleFilm } from '../testing/sample-film.ts'
import { sampleMedia } from '../testing/sample-overlays.ts'
import { arollNeed, logoNeed, mediaNeed, type AssetNeed } from './asset-need.ts'

const film = sampleFilm({ width: 1920, height: 1080 })
const need = (change: Partial<VideoAroll> = {}, scale = 0.5, document: VideoDocument = film): AssetNeed => {
  const found = arollNeed(sampleAroll('one', '/a.jpg', 30, 60, { animation: 'NONE', ...change }), document, scale)
  if (!found) throw new Error('An image is needed')
  return found
}
const CLIP = { startMs: 500, endMs: 0, playbackRate: 2, reversed: false, useAudio: false, volume: 1 }
const video = (change: Partial<VideoAroll> = {}) => need({ type: 'video', video: CLIP, ...change })
const broll = (change: Partial<VideoMediaOverlay> = {}): AssetNeed => {
  const found = mediaNeed(sampleMedia('/b.jpg', { from: 30, ...change }), film, 0.5)
  if (!found) throw new Error('A B-roll is needed')
  return found
}

test('an A-roll without a file needs nothing', () => {
  expect(arollNeed(sampleAroll('one', '', 0, 30, { url: null }), film, 1)).toBeNull()
})

test('an image needs its file, its small copy and its crop, at the size at which it is drawn', () => {
  const crop = { x: 0, y: 0, width: 0.5, height: 1 }
  const found = need({ stillUrl: '/a-small.jpg', crop })
  expect(found).toMatchObject({ url: '/a.jpg', stillUrl: '/a-small.jpg', crop, clip: null })
  expect(found.size(4000, 3000)).toEqual({ width: 960, height: 720 })
  expect(need({ fit: 'CONTAIN' }).size(4000, 3000)).toEqual({ width: 720, height: 540 })
  expect(need({ layout: 'SPLIT_LEFT' }).size(1000, 1000)).toEqual({ width: 540, height: 540 })
  expect(need({}, 1).size(4000, 3000)).toEqual({ width: 1920, height: 1440 })
})

test('an image that moves needs more pixels than one that stands still', () => {
  expect(need({ animation: 'ZOOM_IN' }).size(4000, 3000).width).toBeCloseTo(960 * 1.15)
})

test.each([
  ['file', { url: '/c.jpg' }],
  ['crop', { crop: { x: 0, y: 0, width: 0.5, height: 1 } }],
  ['layout', { layout: 'SPLIT_LEFT' }],
  ['fit', { fit: 'CONTAIN' }],
  ['movement', { animation: 'PAN_LEFT' }],
] satisfies [string, Partial<VideoAroll>][])('an image of another %s is loaded by itself', (_, change) => {
  expect(need(change).key).not.toBe(need().key)
})

test('an image is loaded for each height and scale it is drawn at', () => {
  expect(need({}, 1).key).not.toBe(need().key)
  const [wider, higher] = [
    { ...film, width: 2000 },
    { ...film, height: 1100 },
  ]
  expect(new Set([need(), need({}, 0.5, wider), need({}, 0.5, higher)].map(({ key }) => key)).size).toBe(3)
})

test('images with the same source and size share the loaded asset, however they move', () => {
  expect(need({ id: 'two', from: 90, flipped: true }).key).toBe(need().key)
  expect(need({ animation: 'PAN_LEFT' }).key).toBe(need({ animation: 'ZOOM_OUT' }).key)
})

test('one part of one file is the same source at every size', () => {
  expect(need({ fit: 'CONTAIN', layout: 'SPLIT_LEFT' }).source).toBe(need({}, 1).source)
  expect(need({ url: '/c.jpg' }).source).not.toBe(need().source)
  expect(need({ crop: { x: 0, y: 0, width: 0.5, height: 1 } }).source).not.toBe(need().source)
})

test('every A-roll of a video reads it at its own place, so none shares with another; nor one that runs backwards', () => {
  expect(video({ id: 'two' }).key).not.toBe(video().key)
  expect(video({ id: 'two' }).source).not.toBe(video().source)
  const backwards = video({ video: { ...CLIP, reversed: true } })
  expect(backwards.key).not.toBe(video().key)
  expect(backwards.source).not.toBe(video().source)
})

test('a video does not move by itself: it needs no more pixels than it is drawn with', () => {
  expect(video({ animation: 'ZOOM_IN' }).size(4000, 3000)).toEqual({ width: 960, height: 720 })
  expect(video({ animation: 'ZOOM_IN' }).key).toBe(video().key)
})

test('a video is read from its in point at its own rate, and one without points from its beginning', () => {
  expect(video().clip).toBe(CLIP)
  expect(video().timeAt(30, 60_000)).toBe(500)
  expect(video().timeAt(60, 60_000)).toBe(2500)
  const whole = video({ video: null })
  expect(whole.clip).toMatchObject({ startMs: 0, endMs: 0, playbackRate: 1, reversed: false })
  expect([whole.timeAt(30, 60_000), whole.timeAt(60, 60_000)]).toEqual([0, 1000])
  expect(need({ video: CLIP }).clip).toBeNull()
})

test('a B-roll covers the whole frame, and one that is a video plays from its beginning where it begins', () => {
  expect(broll()).toMatchObject({ url: '/b.jpg', stillUrl: null, crop: null, clip: null })
  expect(broll().size(1000, 1000)).toEqual({ width: 960, height: 960 })
  const moving = broll({ type: 'video' })
  expect(moving.clip).toMatchObject({ startMs: 0, endMs: 0, playbackRate: 1, reversed: false })
  expect([moving.timeAt(30, 60_000), moving.timeAt(45, 60_000)]).toEqual([0, 500])
})

test('still B-rolls of one file share it, also with an A-roll of it; those that are videos do not', () => {
  expect(broll({ id: 'c', from: 0 }).key).toBe(broll().key)
  expect(broll({ url: '/c.jpg' }).key).not.toBe(broll().key)
  expect(broll({ url: '/c.jpg' }).source).not.toBe(broll().source)
  expect(broll({ id: 'c', type: 'video' }).key).not.toBe(broll({ type: 'video' }).key)
  expect(broll({ id: 'c', type: 'video' }).source).not.toBe(broll({ type: 'video' }).source)
})

test('an image over a part of the film is needed in the size of its box, and a video from where it begins in its file', () => {
  const box = { x: 0.5, y: 0.5, width: 0.25, height: 0.5 }
  expect(broll({ box }).size(1000, 1000)).toEqual({ width: 270, height: 270 })
  expect(broll({ box, fit: 'CONTAIN' }).size(1000, 1000)).toEqual({ width: 240, height: 240 })
  expect(broll({ box }).key).not.toBe(broll({ box, fit: 'CONTAIN' }).key)
  expect([broll().hasAlpha, need().hasAlpha]).toEqual([true, undefined])
  const moving = broll({ type: 'video', startMs: 700 })
  expect([moving.timeAt(30, 60_000), moving.timeAt(60, 60_000)]).toEqual([700, 1700])
})

test('a logo is as wide as its share of the frame, and as high as its image’s ratio requires', () => {
  const logo = { url: '/logo.png', width: 0.25, position: 'TOP_LEFT', blur: false } as const
  const found = logoNeed(logo, film, 0.5)
  expect(found).toMatchObject({ url: '/logo.png', stillUrl: null, crop: null, clip: null })
  expect(found.size(300, 100)).toEqual({ width: 240, height: 80 })
  expect(found.timeAt(99, 60_000)).toBe(0)
  expect(logoNeed({ ...logo, position: 'TOP_RIGHT' }, film, 0.5).key).toBe(found.key)
  for (const other of [
    logoNeed({ ...logo, width: 0.3 }, film, 0.5),
    logoNeed(logo, film, 1),
    logoNeed({ ...logo, url: '/b.png' }, film, 0.5),
  ])
    expect(other.key).not.toBe(found.key)
  // An image of the film is never taken for it.
  expect(need({ url: '/logo.png' }).key).not.toBe(found.key)
})

test('the need of an image is computed once per size', () => {
  const aroll = sampleAroll('one', '/a.jpg', 0, 30)
  const first = arollNeed(aroll, film, 0.5)
  expect(arollNeed(aroll, film, 0.5)).toBe(first)
  expect(arollNeed(aroll, film, 1)).not.toBe(first)
  expect(arollNeed(aroll, { ...film, width: 1080 }, 1)?.key).not.toBe(arollNeed(aroll, film, 1)?.key)
})
