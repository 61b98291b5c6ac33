import { expect, it } from 'vitest'
import { createPatchLog, isSame, withoutPendingWork } from './patch-log.ts'

it('a change is logged with what was there, by the columns that really changed', () => {
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

it('what the product itself keeps of a row is not logged, and a change of nothing is none', () => {
  const log = createPatchLog()
  const before = { id: 'story-1', status: 'GENERATING', displayTitle: 'A film', originalTitle: null }
  log.updated('stories', before, { ...before, status: 'COMPLETED' }, ['status', 'displayTitle'])
  log.updated('stories', before, { id: 'story-1', displayTitle: 'A film' }, ['displayTitle', 'originalTitle'])
  expect([log.patch, log.inverse]).toEqual([[], []])
})

it('the way back is done in the opposite order', () => {
  const log = createPatchLog()
  log.inserted('scenes', { id: 'new' })
  log.updated('scenes', { id: 'new', text: '' }, { id: 'new', text: 'Hello' }, ['text'])
  log.deleted('brolls', { id: 'gone' })
  const back = { id: 'new', table: 'scenes' }
  expect(log.patch.map(({ op, id }) => [op, id])).toEqual([
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'gone'],
  ])
  expect(log.inverse).toEqual([
    { op: 'insert', table: 'brolls', id: 'gone', values: { id: 'gone' } },
    { op: 'update', ...back, values: { text: '' }, was: { text: 'Hello' } },
    { op: 'delete', ...back, values: {} },
  ])
})

it('a new row is logged as it is, and a row that was deleted comes back as it was', () => {
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

it('a reference that goes with its target comes back with it, and is no change of its own', () => {
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

it('values are the same by content, and what is missing is what is null', () => {
  expect(isSame([{ a: 1 }], [{ a: 1 }])).toBe(true)
  expect(isSame([{ a: 1 }], [{ a: 2 }])).toBe(false)
  expect(isSame(undefined, null)).toBe(true)
  expect(isSame(null, 0)).toBe(false)
  expect(isSame('1', 1)).toBe(false)
})

it('a row that comes back is not worked on any more', () => {
  const working = { id: '1', status: 'GENERATING', mediaId: null }
  expect(withoutPendingWork('scenes', working)).toEqual({ ...working, status: 'PENDING' })
  expect(withoutPendingWork('arolls', working)).toEqual({ ...working, status: 'EMPTY' })
  const drawn = { ...working, mediaId: 'picture' }
  expect(withoutPendingWork('arolls', drawn)).toEqual({ ...drawn, status: 'COMPLETED' })
  const failed = { ...working, status: 'FAILED' }
  expect(withoutPendingWork('arolls', failed)).toEqual(failed)
})
