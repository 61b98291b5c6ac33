import { expect, it } from 'vitest'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { receiptOfMedia } from './present-receipt.ts'
import { mediaRow } from '#server/testing/media-row.ts'
import { storedReceipt } from './testing/stored-receipt.ts'

it('media older than receipts are described by their origin', () => {
  const credit = {
    ...{ author: 'Ada', authorUrl: 'https://stock.example/ada', library: 'Stock', pageUrl: 'https://stock.example/1' },
    ...{ licence: 'CC BY', licenceUrl: 'https://stock.example/by' },
  }
  const origin: MediaRow['origin'] = {
    ...{ engine: 'Built-in illustrator', prompt: 'a barn', seed: 7, look: 'paper', title: 'Barn', credit },
  }
  expect(receiptOfMedia(mediaRow({ origin, createdAt: new Date('2026-11-01') }))).toEqual({
    work: 'OTHER',
    engine: 'Built-in illustrator',
    is_draft: true,
    model: null,
    prompt: 'a barn',
    seed: 7,
    settings: [
      { name: 'look', value: 'paper' },
      { name: 'title', value: 'Barn' },
    ],
    inputs: [],
    licence: 'CC BY',
    author: 'Ada',
    source_url: 'https://stock.example/1',
    shared_by: 1,
    work_ms: null,
    failures: [],
    made_at: '2026-11-01T00:00:00.000Z',
    hold_id: null,
  })
})

it('of media without an origin only the time is known, and no engine is named', () => {
  expect(receiptOfMedia(mediaRow({}))).toMatchObject({
    ...{ engine: null, is_draft: false, prompt: null, seed: null, settings: [] },
    ...{ licence: null, author: null, source_url: null },
  })
  expect(receiptOfMedia(mediaRow({ origin: { engine: 'gpt-image-2' } }))).toMatchObject({ is_draft: false })
})

it.each<[work: string, change: Partial<MediaRow>]>([
  ['STOCK', { source: 'STOCK' }],
  ['UPLOAD', { source: 'USER' }],
  ['UPLOAD', { source: 'USER', mediaType: 'audio' }],
  ['MUSIC', { source: 'SYSTEM', mediaType: 'audio', fileKey: 'library/music/calm.wav' }],
  ['SOUND_EFFECT', { source: 'SYSTEM', mediaType: 'audio', fileKey: 'library/effect/rain.wav' }],
  ['OTHER', { source: 'SYSTEM', mediaType: 'image' }],
  ['CUT', { source: 'GENERATED', mediaType: 'audio' }],
  ['OTHER', { source: 'GENERATED', mediaType: 'audio', origin: { engine: 'A voice' } }],
  ['OTHER', { source: 'GENERATED', mediaType: 'image' }],
])('media older than receipts are called %s when they are %o', (work, change) => {
  expect(receiptOfMedia(mediaRow(change)).work).toBe(work)
})

it('a media’s own receipt is shown unchanged', () => {
  const receipt = storedReceipt({ prompt: 'a boat' })
  expect(receiptOfMedia(mediaRow({ receipt, origin: { prompt: 'a barn' } }))).toBe(receipt)
})
