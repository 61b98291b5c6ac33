import { describe, expect, it } from 'vitest'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { ReceiptInput, StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import { receiptOfPart, receiptOfWhole, type Spoken } from './part-receipts.ts'
import { mediaRow } from '#server/testing/media-row.ts'
import { storedReceipt } from './testing/stored-receipt.ts'

const input = (name: ReceiptInput['name'], content: string, media_id: string | null = null): ReceiptInput => ({
  ...{ name, content, media_id },
})

/** A voice-over whose bytes are identified by its id. */
function spoken(id: string, receipt: Partial<StoredReceipt> | null, change: Partial<Spoken> = {}): Spoken {
  const stored = receipt === null ? null : storedReceipt(receipt)
  const row: MediaRow = mediaRow({ id, mediaType: 'audio', contentHash: id, receipt: stored })
  return { row, hasWords: true, now: stored?.inputs ?? [], ...change }
}

const sound = (id: string) => input('SOUND', id, id)

describe('a part of a voice-over', () => {
  it('a part takes over the voice of the whole, shares its cost and names it as its source', () => {
    const whole = { engine: 'Bella', hold_id: 'hold-1', shared_by: 2, inputs: [input('VOICE', 'bella')] }
    expect(receiptOfPart(spoken('whole', whole), 3, [])).toEqual(
      storedReceipt({ ...whole, shared_by: 6, work_ms: null, inputs: [...whole.inputs, sound('whole')] }),
    )
  })

  it('a part is up to date with the inputs of the whole, and outdated where the whole was', () => {
    const whole = { inputs: [input('TEXT', 'whole text'), input('MANNER', 'slow'), input('VOICE', 'bella')] }
    const now = [input('TEXT', 'whole text'), input('MANNER', 'quick'), input('VOICE', 'bella')]
    const after = [input('TEXT', 'part text'), input('MANNER', 'quick')]
    expect(receiptOfPart(spoken('whole', whole, { now }), 2, after)?.inputs).toEqual([
      input('TEXT', 'part text'),
      input('MANNER', 'slow'),
      input('VOICE', 'bella'),
      sound('whole'),
    ])
  })

  it('a part of a voice without a receipt, or older than receipts, has no receipt', () => {
    expect(receiptOfPart({ row: null, hasWords: false, now: [] }, 2, [])).toBeNull()
    expect(receiptOfPart(spoken('old', null), 2, [])).toBeNull()
  })

  it('a part names the twenty nearest sources that it was cut from, each once', () => {
    const sounds = Array.from({ length: 25 }, (_, at) => sound(`sound-${at}`))
    const inputs = receiptOfPart(spoken('whole', { inputs: [sound('whole'), ...sounds] }), 2, [])?.inputs
    expect(inputs).toEqual([sound('whole'), ...sounds.slice(0, 19)])
  })
})

describe('merged voice-overs', () => {
  it('a merge of two voices names both, both texts, the later time, and their common values', () => {
    const whole = receiptOfWhole(
      [
        spoken('one', {
          ...{ engine: 'Bella', model: 'm1', prompt: 'Hello', seed: 3, licence: null, author: 'Ada', is_draft: false },
          ...{ made_at: '2026-11-01T12:00:00.000Z', failures: [{ engine: 'x', problem: 'down' }] },
          settings: [
            { name: 'voice', value: 'bella' },
            { name: 'pitch', value: '1' },
            { name: 'rate', value: '1' },
          ],
        }),
        spoken('two', {
          ...{ engine: 'Adam', model: 'm2', prompt: 'there.', seed: 4, licence: 'CC', author: 'Eve', is_draft: true },
          ...{ made_at: '2026-11-03T00:00:00.000Z', failures: [{ engine: 'y', problem: 'busy' }] },
          settings: [
            { name: 'pitch', value: '1' },
            { name: 'rate', value: '2' },
          ],
        }),
      ],
      [],
    )
    expect(whole).toEqual({
      ...{ work: 'VOICE', engine: 'Bella, Adam', is_draft: true, model: 'm1, m2', prompt: 'Hello there.', seed: null },
      settings: [{ name: 'pitch', value: '1' }],
      inputs: [sound('one'), sound('two')],
      ...{ licence: 'CC', author: 'Ada, Eve', source_url: null, shared_by: 1, work_ms: null },
      failures: [
        { engine: 'x', problem: 'down' },
        { engine: 'y', problem: 'busy' },
      ],
      ...{ made_at: '2026-11-03T00:00:00.000Z', hold_id: null },
    })
  })

  it('work and seed stay where they are equal; different kinds of work become a voice', () => {
    const of = (...receipts: Partial<StoredReceipt>[]) =>
      receiptOfWhole(
        receipts.map((each, at) => spoken(`${at}`, each)),
        [],
      )
    expect(of({ work: 'CUT', seed: 3 }, { work: 'CUT', seed: 3 })).toMatchObject({ work: 'CUT', seed: 3 })
    expect(of({ work: 'CUT' }, { work: 'OTHER' })).toMatchObject({ work: 'VOICE', seed: null })
    expect(of({ prompt: null }, { prompt: 'there.' })).toMatchObject({ prompt: 'there.' })
    expect(of({ prompt: null }, { prompt: null })).toMatchObject({ prompt: null, is_draft: false })
  })

  it('prompts and failures that would grow without end are cut', () => {
    const failures = Array.from({ length: 60 }, (_, at) => ({ engine: 'x', problem: `${at}` }))
    const parts = ['one', 'two'].map((id) => spoken(id, { failures, prompt: id.padEnd(200_000, '.') }))
    const whole = receiptOfWhole(parts, [])
    expect(whole?.failures).toHaveLength(100)
    expect(whole?.prompt).toHaveLength(400_000)
  })

  it('sources older than receipts are unknown, and a part of one is still a part', () => {
    expect(receiptOfWhole([spoken('one', null), spoken('two', null)], [])).toBeNull()
    expect(receiptOfWhole([{ row: null, hasWords: false, now: [] }], [])).toBeNull()
    expect(receiptOfWhole([spoken('one', null), spoken('two', { engine: 'Adam' })], [])).toMatchObject({
      engine: 'Adam',
      inputs: [sound('one'), sound('two')],
    })
  })

  it('a merge is up to date where every part is, or has no words', () => {
    const silent: Spoken = { row: null, hasWords: false, now: [] }
    const parts = [spoken('one', { inputs: [input('TEXT', 'a')] }), spoken('two', { inputs: [input('TEXT', 'b')] })]
    const after = [input('TEXT', 'a b')]
    expect(receiptOfWhole([...parts, silent], after)?.inputs).toContainEqual(input('TEXT', 'a b'))
    // Words that were not spoken are missing in the whole.
    expect(receiptOfWhole([...parts, { ...silent, hasWords: true }], after)?.inputs).toContainEqual(input('TEXT', 'a'))
  })

  it('a merge has the inputs of its first outdated part', () => {
    const parts = [
      spoken('one', { inputs: [input('TEXT', 'a')] }),
      spoken('two', { inputs: [input('TEXT', 'old b')] }, { now: [input('TEXT', 'new b')] }),
    ]
    expect(receiptOfWhole(parts, [input('TEXT', 'a new b')])?.inputs).toEqual([
      input('TEXT', 'old b'),
      sound('one'),
      sound('two'),
    ])
  })

  it('a merge names its own parts before their sources, each sound once', () => {
    const parts = [
      spoken('one', { inputs: [sound('base'), input('TEXT', 'a')] }),
      spoken('two', { inputs: [sound('base'), sound('other')] }),
    ]
    const sounds = receiptOfWhole(parts, [])?.inputs.filter(({ name }) => name === 'SOUND')
    expect(sounds).toEqual([sound('one'), sound('two'), sound('base'), sound('other')])
  })

  it('one hold pays for the merge where it is the only one, several pay each for its share', () => {
    const paid = (...receipts: Partial<StoredReceipt>[]) => {
      const { hold_id, shared_by, paid_by } =
        receiptOfWhole(
          receipts.map((each, at) => spoken(`${at}`, each)),
          [],
        ) ?? {}
      return [hold_id, shared_by, paid_by]
    }
    expect(paid({}, {})).toEqual([null, 1, undefined])
    expect(paid({ hold_id: 'a', shared_by: 2 }, {})).toEqual(['a', 2, undefined])
    expect(paid({ hold_id: 'a', shared_by: 2 }, { hold_id: 'b' })).toEqual([
      null,
      1,
      [
        { hold_id: 'a', shared_by: 2 },
        { hold_id: 'b', shared_by: 1 },
      ],
    ])
    const holds = [{ hold_id: 'a', shared_by: 2 }]
    expect(paid({ paid_by: holds, shared_by: 3 }, { hold_id: 'b' })).toEqual([
      null,
      1,
      [
        { hold_id: 'a', shared_by: 6 },
        { hold_id: 'b', shared_by: 1 },
      ],
    ])
  })
})
