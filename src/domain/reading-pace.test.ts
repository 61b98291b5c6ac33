import { describe, expect, it } from 'vitest'
import { estimateSeconds } from './reading-pace.ts'

const TEXT =
  'A lighthouse stands at the edge of the island, where the road runs out. Every evening the keeper climbs up.'

describe('estimateSeconds', () => {
  it('estimateSeconds reads about two and a half English words a second', () => {
    const wordsPerSecond = TEXT.split(' ').length / estimateSeconds(TEXT, 'en-US')
    expect(wordsPerSecond).toBeGreaterThan(2)
    expect(wordsPerSecond).toBeLessThan(3)
  })

  it('estimateSeconds shrinks with the speaking rate', () => {
    expect(estimateSeconds(TEXT, 'en', 2)).toBeCloseTo(estimateSeconds(TEXT, 'en') / 2)
  })

  it('estimateSeconds counts pauses at punctuation and paragraphs', () => {
    const plain = estimateSeconds('one two three four', 'en')
    const comma = estimateSeconds('one two, three four', 'en')
    const sentence = estimateSeconds('one two. three four', 'en')
    const paragraph = estimateSeconds('one two.\n\nthree four', 'en')
    expect([plain, comma, sentence, paragraph]).toEqual([plain, comma, sentence, paragraph].toSorted((a, b) => a - b))
    expect(new Set([plain, comma, sentence, paragraph]).size).toBe(4)
  })

  it('estimateSeconds supports other scripts: signs weigh more than letters', () => {
    expect(estimateSeconds('猫が好きです。犬も好きです。', 'ja')).toBeGreaterThan(2)
    expect(estimateSeconds('Eine Katze schläft auf dem warmen Dach.', 'de-DE')).toBeGreaterThan(1.5)
    expect(estimateSeconds('Eine Katze schläft auf dem warmen Dach.', 'de-DE')).toBeLessThan(4)
  })

  it('estimateSeconds is 0 for a text without words', () => {
    expect(estimateSeconds('', 'en')).toBe(0)
    expect(estimateSeconds('… 🎉 —', 'en')).toBe(0)
  })
})
