import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideTranscript, type SaidWord } from './divide-transcript.ts'
import { framesToMs } from './frames.ts'

/** 400 ms a word, a breath of 600 ms after every sentence. */
function say(text: string): SaidWord[] {
  let at = 0
  return text.split(' ').map((word) => {
    const said = { word, start: at, end: at + 360 }
    at += /[.!?]$/.test(word) ? 1000 : 400
    return said
  })
}
const sentence = (count: number) => `${Array.from({ length: count - 1 }, (_, at) => `w${at}`).join(' ')} end.`

describe('a transcript cut into scenes', () => {
  it('a transcript cut into scenes is cut after sentences, near the requested length', () => {
    const words = say([8, 6, 10, 7, 9, 12].map(sentence).join(' '))
    const length = (words.at(-1)?.end ?? 0) + 500
    const short = divideTranscript(words, length, 'SHORT')
    for (const part of short) expect(part.words.at(-1)?.word).toBe('end.')
    for (const { from, to } of short.slice(0, -1)) expect(framesToMs(to - from)).toBeLessThan(12_000)
    expect(divideTranscript(words, length, 'LONG').length).toBeLessThan(short.length)
  })

  it('a transcript cut into scenes keeps the whole recording: the silence before the first word, between two, and after the last', () => {
    const words = [
      { word: 'One.', start: 4_000, end: 9_000 },
      { word: 'Two.', start: 13_000, end: 18_000 },
    ]
    expect(divideTranscript(words, 20_000, 'SHORT').map(({ from, to }) => [from, to])).toEqual([
      [0, 330],
      [330, 600],
    ])
  })

  it('a transcript cut into scenes cuts at pauses in words without any full stop', () => {
    const words = say(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ')).map((word, at) =>
      at < 17 ? word : { ...word, start: word.start + 500, end: word.end + 500 },
    )
    expect(divideTranscript(words, 17_000, 'SHORT').map((part) => part.words.length)).toContain(17)
  })

  it('a transcript cut into scenes has no scene shorter than a second', () => {
    const partsWhenCutAt = (ms: number) =>
      divideTranscript(
        [
          { word: 'One.', start: 0, end: ms },
          { word: 'Two.', start: ms, end: 15_000 },
        ],
        15_000,
        'SHORT',
      ).map(({ to }) => to)
    expect(partsWhenCutAt(1_000)).toEqual([30, 450])
    expect(partsWhenCutAt(960)).toEqual([450])
  })

  it('a transcript cut into scenes is rather cut after a sentence than at the requested length', () => {
    const words = Array.from({ length: 30 }, (_, at) => ({
      word: at === 10 || at === 29 ? 'end.' : 'go',
      start: at * 400,
      end: at * 400 + 360,
    }))
    expect(divideTranscript(words, 12_000, 'SHORT').map((part) => part.words.length)).toEqual([11, 19])
  })

  it('a transcript cut into scenes loses no word and no frame, whatever the text', () => {
    const word = fc.record({ gap: fc.integer({ min: 0, max: 9_000 }), length: fc.integer({ min: 0, max: 4_000 }) })
    const arbitrary = fc.array(word, { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(arbitrary, fc.constantFrom('SHORT', 'MEDIUM', 'LONG'), (spoken, size) => {
        let at = 0
        const words = spoken.map(({ gap, length }, index) => {
          const start = at + gap
          at = start + length
          return { word: index % 7 === 6 ? 'stop.' : 'go', start, end: at }
        })
        const parts = divideTranscript(words, at + 10, size)
        expect(parts.flatMap((part) => part.words)).toEqual(words)
        expect(parts[0]?.from).toBe(0)
        expect(parts.at(-1)?.to).toBe(Math.max(1, Math.ceil(((at + 10) * 30) / 1000 - 1e-6)))
        for (const [index, part] of parts.entries()) {
          expect(part.from).toBe(parts[index - 1]?.to ?? 0)
          expect(part.to - part.from).toBeGreaterThanOrEqual(parts.length > 1 ? 30 : 1)
        }
      }),
    )
  })
})
