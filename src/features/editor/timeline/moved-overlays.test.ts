// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { StickerOverlay } from '#generated/schema.ts'
import { FULL_BOX, NO_MOTION } from '#src/domain/overlays.ts'
import { filmOf, toOpenStory } from '../core/open-story.ts'
import { shortStory } from '../testing/set-up-calls.ts'
import { movedOverlays, spansIn } from './moved-overlays.ts'

const sticker = (id: string, scene_id: string | null, start_ms: number, duration_ms = 1000): StickerOverlay => ({
  ...{ id, scene_id, kind: 'STICKER', overlay_order: 0, start_ms, duration_ms, sticker: 'rocket' },
  ...{ box: FULL_BOX, motion_in: NO_MOTION, motion_out: NO_MOTION },
})
const story = shortStory()
const [first] = story.scenes
const open = toOpenStory({
  ...story,
  overlays: [sticker('film', null, 2000), sticker('long', null, 1000, 600_000)],
  scenes: story.scenes.map((scene) =>
    scene === first ? { ...scene, overlays: [sticker('scene', 'one', 500)] } : scene,
  ),
})
const film = filmOf(open)
const second = film.scenes[1]?.from ?? 0
const moved = (id: string, by: number, chosen: string[]) => {
  const { from, until } = spansIn(film).get(id) ?? { from: 0, until: 0 }
  return movedOverlays(open, id, { from: from + by, until: until + by }, chosen)
}

test('chosen overlays move as far as the one that is dragged, each in the terms of its scene', () => {
  expect(moved('film', 15, ['film', 'scene'])).toEqual([
    { overlay_id: 'scene', scene_id: 'one', start_ms: 1000 },
    { overlay_id: 'film', start_ms: 2500 },
  ])
  const [inSecond] = moved('scene', second - 15, ['scene'])
  expect(inSecond).toEqual({ overlay_id: 'scene', scene_id: 'two', start_ms: 0 })
})

test('overlays move together only as far as there is room for the first of them', () => {
  expect(moved('film', -60, ['film', 'scene'])).toEqual([
    { overlay_id: 'scene', scene_id: 'one', start_ms: 0 },
    { overlay_id: 'film', start_ms: 1500 },
  ])
})

test('one that is not chosen moves alone, and one that is cut at the end of the film keeps its length', () => {
  expect(moved('film', 15, ['scene'])).toEqual([{ overlay_id: 'film', start_ms: 2500 }])
  expect(moved('long', -15, [])).toEqual([{ overlay_id: 'long', start_ms: 500 }])
})

test('a trim changes one overlay alone', () => {
  const { from = 0, until = 0 } = spansIn(film).get('film') ?? {}
  expect(movedOverlays(open, 'film', { from, until: until - 15 }, ['film', 'scene'])).toEqual([
    { overlay_id: 'film', start_ms: 2000, duration_ms: 500 },
  ])
})
