import { expect, test } from 'vitest'
import { type OverlaySource, toVideoOverlay, toVideoOverlays } from './to-video-overlay.ts'

const MOTION = { name: 'FADE', by: 'WORD', duration_ms: 500, easing: 'EASE_OUT' } as const
const BOX = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }
const placed = {
  ...{ id: 'one', overlay_order: 0, start_ms: 1000, duration_ms: 2000 },
  ...{ box: { ...BOX, rotation: 15, opacity: 0.5, corner_radius: 0.1 } },
  ...{ motion_in: MOTION, motion_out: { ...MOTION, duration_ms: 100 } },
}
const sticker = (change: Partial<typeof placed> = {}): OverlaySource => ({
  ...{ ...placed, kind: 'STICKER', sticker: 'rocket' },
  ...change,
})
const media = (url: string | null, content_type: string, video_start: number | null = null): OverlaySource => {
  const [media_type = ''] = content_type.split('/')
  return {
    ...placed,
    kind: 'MEDIA',
    media: { url, media_type, content_type },
    fit: 'CONTAIN',
    video_start,
    volume: 0.4,
  }
}

test('an overlay has its time in frames of the film, its place and its motions', () => {
  expect(toVideoOverlay(sticker(), 90, 300)).toEqual({
    ...{ id: 'one', kind: 'STICKER', sticker: 'rocket', from: 120, durationInFrames: 60, box: BOX },
    ...{ rotation: 15, opacity: 0.5, cornerRadius: 0.1 },
    motionIn: { name: 'FADE', by: 'WORD', durationInFrames: 15, easing: 'EASE_OUT' },
    motionOut: { name: 'FADE', by: 'WORD', durationInFrames: 3, easing: 'EASE_OUT' },
  })
})

test('an overlay is cut at the end of its scene, and one that begins after it is not shown', () => {
  expect(toVideoOverlay(sticker(), 90, 150)?.durationInFrames).toBe(30)
  expect([toVideoOverlay(sticker(), 90, 120), toVideoOverlay(sticker({ duration_ms: 4 }), 90, 300)]).toEqual([
    null,
    null,
  ])
})

test('media are shown as what they are; a sound or a missing file is not', () => {
  expect(toVideoOverlay(media('/a.webm', 'video/webm', 700), 0, 300)).toMatchObject({
    ...{ kind: 'MEDIA', type: 'video', url: '/a.webm', fit: 'CONTAIN', startMs: 700, volume: 0.4 },
  })
  expect(toVideoOverlay(media('/a.png', 'image/png'), 0, 300)).toMatchObject({ type: 'image', startMs: 0 })
  expect(toVideoOverlay(media('/a.gif', 'image/gif'), 0, 300)).toMatchObject({ type: 'animation' })
  const nothing: OverlaySource = { ...placed, kind: 'MEDIA', media: null, fit: 'COVER', video_start: null, volume: 0 }
  expect([media('/a.mp3', 'audio'), media(null, 'image'), nothing].map((each) => toVideoOverlay(each, 0, 300))).toEqual(
    [...[null, null, null]],
  )
})

test('a text and a shape keep their look', () => {
  const look = {
    ...{ text: 'Hello', font: 'Oswald', color: '#00ff00', align: 'END' as const },
    outline: { width: 0.1, color: '#000000' },
    shadow: { color: '#000000', blur: 0.2, x: 0, y: 0.1 },
    background: { color: '#ffffff', padding: 0.2, radius: 0.1 },
  }
  const text = { ...look, font_weight: 600, font_size: 0.1, line_height: 1.1, counts_up: true }
  expect(toVideoOverlay({ ...placed, kind: 'TEXT', ...text }, 0, 300)).toMatchObject({
    ...{ kind: 'TEXT', ...look, fontWeight: 600, fontSize: 0.1, lineHeight: 1.1, countsUp: true },
  })
  const shape = { shape: 'ARROW', fill: null, stroke: { width: 0.01, color: '#ff0000' } } as const
  expect(toVideoOverlay({ ...placed, kind: 'SHAPE', ...shape }, 0, 300)).toMatchObject({ kind: 'SHAPE', ...shape })
})

test('overlays of a scene are given from the lowest to the highest', () => {
  const ordered = [2, 0, 1].map((overlay_order) => sticker({ id: `${overlay_order}`, overlay_order }))
  expect(toVideoOverlays(ordered, 0, 300).map(({ id }) => id)).toEqual(['0', '1', '2'])
})
