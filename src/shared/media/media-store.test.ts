import { beforeEach, expect, test } from 'vitest'
import { aMedia } from './media.fixture.ts'
import { cleanMedia, FRESH_MS, isFresh, mediaStore, resetMedia, upsertMedia } from './media-store.ts'

const HALF_HOUR = 30 * 60_000
const state = () => mediaStore.getState()
beforeEach(() => resetMedia())

test('a media is fresh in the store for five minutes', () => {
  upsertMedia([aMedia('a')], 1_000)
  expect(isFresh(state().media.a, 1_000 + FRESH_MS - 1)).toBe(true)
  expect(isFresh(state().media.a, 1_000 + FRESH_MS)).toBe(false)
  expect(isFresh(state().media.b, 1_000)).toBe(false)
})

test('a late answer never reverts a finished media; a newer one updates it', () => {
  upsertMedia([aMedia('a', { url: '/files/media/a.png?exp=1' })], 1)
  for (const status of ['PENDING', 'PROCESSING'] as const) upsertMedia([aMedia('a', { status, url: null })], 2)
  expect(state().media.a).toMatchObject({ status: 'COMPLETED', url: '/files/media/a.png?exp=1', fetchedAt: 1 })
  upsertMedia([aMedia('a', { url: '/files/media/a.png?exp=2' })], 3)
  expect(state().media.a).toMatchObject({ url: '/files/media/a.png?exp=2', fetchedAt: 3 })
})

test('the oldest media beyond a thousand and orphan records are removed, at most every thirty minutes', () => {
  cleanMedia(HALF_HOUR)
  for (let at = 0; at < 1_001; at++) upsertMedia([aMedia(`m${at}`)], HALF_HOUR + at)
  mediaStore.setState({ loading: { gone: true }, errors: { gone: 'x', m5: 'y' }, progress: { gone: 3, m0: 50 } })
  cleanMedia(2 * HALF_HOUR - 1)
  expect(Object.keys(state().media)).toHaveLength(1_001)
  cleanMedia(2 * HALF_HOUR)
  expect(Object.keys(state().media)).toHaveLength(1_000)
  expect(state().media.m0).toBeUndefined()
  expect(state()).toMatchObject({ loading: {}, errors: { m5: 'y' }, progress: {} })
})
