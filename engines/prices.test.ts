import { describe, expect, it } from 'vitest'
import { PRICE_TABLE, priceOf, priceWorks, readPriceTable } from './prices.ts'

const info = { label: 'gpt-image-2', id: 'openai:gpt-image-2', builtIn: false }
const table = (prices: object[]) => readPriceTable(JSON.stringify({ as_of: '2026-12-01', prices }))

describe('the price table', () => {
  it('the price table has a price for every connected engine, and none for built-in engines', () => {
    expect(priceOf(PRICE_TABLE, info, 'PICTURE', 1)).toBe(3)
    expect(priceOf(PRICE_TABLE, { label: 'unknown', id: 'a1111:sdxl', builtIn: false }, 'MOTION', 3)).toBe(6)
    expect(priceOf(PRICE_TABLE, { ...info, builtIn: true }, 'PICTURE', 1)).toBe(0)
    // A part of a credit is a whole one.
    expect(
      priceOf(PRICE_TABLE, { label: 'ElevenLabs', id: 'elevenlabs:eleven_v3', builtIn: false }, 'VOICE', 0.02),
    ).toBe(1)
  })

  it('the price table counts the seconds of the generated clip, not the requested ones', () => {
    const kling = { label: 'kling', id: 'fal:fal-ai/kling-video/v2.6/pro/image-to-video', builtIn: false }
    expect(priceOf(PRICE_TABLE, kling, 'MOTION', 3)).toBe(11)
    const able = { ...kling, clipLengths: [5, 10] }
    expect([3, 5, 6, 12].map((seconds) => priceOf(PRICE_TABLE, able, 'MOTION', seconds))).toEqual([18, 18, 35, 35])
  })

  it('parts of a credit add up over a film, by engine and kind, and every piece costs whole credits', () => {
    const voice = { label: 'Voice', id: 'openai:tts-1', builtIn: false }
    const speak = { part: 'VOICE', able: [voice], units: 0.25 } as const
    const draw = {
      part: 'PICTURE',
      able: [info, { ...info, label: 'other', id: 'openai:gpt-image-2.5' }],
      units: 1,
    } as const
    const works = priceWorks(PRICE_TABLE, [speak, draw, speak, draw, speak, speak, speak, speak])
    // 0.2 credits each; three each by the first, one and a half by the other.
    expect(works.map(({ price }) => price.most)).toEqual([1, 3, 0, 3, 0, 0, 0, 1])
    expect(works.map(({ price }) => price.prices['other'])).toEqual([
      ...[undefined, 2, undefined, 1],
      ...Array.from({ length: 4 }),
    ])
    expect(priceWorks(PRICE_TABLE, [{ ...speak, able: [{ ...voice, builtIn: true }] }])[0]?.price.most).toBe(0)
  })

  it('the operator’s prices override the price table, also for free engines', () => {
    const own = table([
      { engine: 'openai:*', part: 'PICTURE', credits: 7 },
      { engine: 'fal:*', part: 'MOTION', credits: 0 },
    ])
    expect(own.asOf).toBe('2026-12-01')
    expect(priceOf(own, info, 'PICTURE', 1)).toBe(7)
    expect(priceOf(own, { label: 'kling', id: 'fal:kling', builtIn: false }, 'MOTION', 5)).toBe(0)
  })

  it.each([
    ['is no JSON', 'none'],
    ['as_of', '{"prices":[]}'],
    ['prices.0.part', '{"as_of":"2026-12-01","prices":[{"engine":"a","part":"TEXT","credits":1}]}'],
    ['prices.0.credits', '{"as_of":"2026-12-01","prices":[{"engine":"a","part":"VOICE","credits":-1}]}'],
  ])('rejects an invalid price table and names the fault’s place: %s', (where, text) => {
    expect(() => readPriceTable(text)).toThrow(where)
  })
})
