import { expect, it } from 'vitest'
import { createPatchLog, isSame, withoutPendingWork } from './patch-log.ts'

it('a change is logged with the previous values, by the columns that really changed', () => {
  const log = createPatchLog()
  const before = { id: 'scene-1', text: 'He writes.', pitch: 0, captions: [{ word: 'He' }], showCaptions: true }
  const after = { ...before, text: 'She writes.', captions: [{ word: 'He' }], showCaptions: false }
  log.updated('scenes', before, after, ['text', 'pitch', 'captions'])
  expect(log.patch).toEqual([
    { op: 'update', table: 'scenes', id: 'scene-1', values: { text: 'She writes.' }, was: { text: 'He writes.' } },
  ])
  expect(log.inverse).toEqual([
    { op: 'update', table: 'scenes', id: 'scene-1', values: { text: 'He writes.' }, was: { text: 'She writes.' } },
  ])
})

it('the product’s own columns of a row are not logged, and neither is an empty change', () => {
  const log = createPatchLog()
  const before = { id: 'story-1', status: 'GENERATING', displayTitle: 'A film', originalTitle: null }
  log.updated('stories', before, { ...before, status: 'COMPLETED' }, ['status', 'displayTitle'])
  log.updated('stories', before, { id: 'story-1', displayTitle: 'A film' }, ['displayTitle', 'originalTitle'])
  expect([log.patch, log.inverse]).toEqual([[], []])
})

it('the inverse is applied in the opposite order', () => {
  const log = createPatchLog()
  log.inserted('scenes', { id: 'new' })
  log.updated('scenes', { id: 'new', text: '' }, { id: 'new', text: 'Hello' }, ['text'])
  log.deleted('overlays', { id: 'gone' })
  const back = { id: 'new', table: 'scenes' }
  expect(log.patch.map(({ op, id }) => [op, id])).toEqual([
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'gone'],
  ])
  expect(log.inverse).toEqual([
    { op: 'insert', table: 'overlays', id: 'gone', values: { id: 'gone' } },
    { op: 'update', ...back, values: { text: '' }, was: { text: 'Hello' } },
    { op: 'delete', ...back, values: {} },
  ])
})

it('a new row is logged whole, and a deleted row is restored', () => {
  const log = createPatchLog()
  const row = { id: 'scene-1', text: 'He writes.', status: 'COMPLETED' }
  log.inserted('scenes', row)
  log.deleted('scenes', row)
  expect(log.patch).toEqual([
    { op: 'insert', table: 'scenes', id: 'scene-1', values: row },
    { op: 'delete', table: 'scenes', id: 'scene-1', values: {} },
  ])
  expect(log.inverse[0]).toEqual({ op: 'insert', table: 'scenes', id: 'scene-1', values: row })
})

it('a reference that is deleted with its target is restored with it, and is no change of its own', () => {
  const log = createPatchLog()
  log.detached('scenes', { id: 'scene-1' }, { speakerStoryCharacterId: 'mara' })
  expect(log.patch).toEqual([])
  expect(log.inverse).toEqual([
    {
      ...{ op: 'update', table: 'scenes', id: 'scene-1' },
      ...{ values: { speakerStoryCharacterId: 'mara' }, was: { speakerStoryCharacterId: null } },
    },
  ])
})

it('values are compared by content, and a missing value equals null', () => {
  expect(isSame([{ a: 1 }], [{ a: 1 }])).toBe(true)
  expect(isSame([{ a: 1 }], [{ a: 2 }])).toBe(false)
  expect(isSame(undefined, null)).toBe(true)
  expect(isSame(null, 0)).toBe(false)
  expect(isSame('1', 1)).toBe(false)
})

it('a restored row is not in progress any more', () => {
  const working = { id: '1', status: 'GENERATING', mediaId: null }
  expect(withoutPendingWork('scenes', working)).toEqual({ ...working, status: 'PENDING' })
  expect(withoutPendingWork('arolls', working)).toEqual({ ...working, status: 'EMPTY' })
  const drawn = { ...working, mediaId: 'picture' }
  expect(withoutPendingWork('arolls', drawn)).toEqual({ ...drawn, status: 'COMPLETED' })
  const failed = { ...working, status: 'FAILED' }
  expect(withoutPendingWork('arolls', failed)).toEqual(failed)
})
