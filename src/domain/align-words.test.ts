import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { alignWords, linesFor } from './align-words.ts'

/**
 * A speaker: sentences of words, a pause after each sentence and at some commas, at a pace that changes from phrase to phrase.
 * @param unevenness how much longer or shorter than its letters say a word may be, 0 to 1
 */
function speak(sentences: readonly number[], paces: readonly number[], unevenness = 0) {
  const phrases: { start: number; end: number }[] = []
  const words: { word: string; start: number }[] = []
  let at = 500
  let pace = 0
  for (const [number, length] of sentences.entries()) {
    let start = at
    for (let index = 0; index < length; index++) {
      const isLast = index === length - 1
      const isComma = !isLast && index % 7 === 6
      const letters = 2 + ((number * 7 + index * 5) % 8)
      words.push({ word: 'a'.repeat(letters) + (isLast ? '.' : isComma ? ',' : ''), start: at })
      const chance = Math.abs(Math.sin(words.length * 12.9898 + number) * 43_758.5453) % 1
      at += (letters + 2.2) * 62 * (paces[pace % paces.length] ?? 1) * (1 + unevenness * (2 * chance - 1))
      if (!isLast && !isComma) continue
      phrases.push({ start, end: at })
      at += isLast ? 600 : 350
      start = at
      pace++
    }
  }
  return { phrases, words, text: words.map(({ word }) => word).join(' ') }
}

it.each([0, 0.4])(
  'words typed without regard to the pauses are placed where they are spoken, to the end of a long recording of words as uneven as %d',
  (unevenness) => {
    const sentences = fc.array(fc.integer({ min: 2, max: 19 }), { minLength: 20, maxLength: 60 })
    const paces = fc.array(fc.double({ min: 0.85, max: 1.18, noNaN: true }), { minLength: 5, maxLength: 9 })
    fc.assert(
      fc.property(sentences, paces, (lengths, changes) => {
        const { phrases, words, text } = speak(lengths, changes, unevenness)
        const placed = alignWords(text, phrases)
        expect(placed.map(({ word }) => word)).toEqual(words.map(({ word }) => word))
        const late = words.map(({ start }, at) => Math.abs((placed[at]?.start ?? 0) - start)).toSorted((a, b) => a - b)
        expect(late[Math.floor(late.length * 0.95)]).toBeLessThan(500)
        for (const [at, { start, end }] of placed.entries()) {
          expect(start).toBeGreaterThanOrEqual(placed[at - 1]?.end ?? 0)
          expect(end).toBeGreaterThanOrEqual(start)
        }
      }),
      // The same ones every day; the long run tries others.
      { numRuns: 25, ...(process.env['LONG_TESTS'] === '1' ? {} : { seed: 893908250 }) },
    )
  },
)

it('a line for each phrase is kept as it is', () => {
  const phrases = [
    { start: 0, end: 1_000 },
    { start: 2_250, end: 3_000 },
  ]
  expect(alignWords('One. Two.\nThree', phrases).map(({ word, start }) => [word, start])).toEqual([['One.', 0], ['Two.', 500], ['Three', 2_250]]) // prettier-ignore
  expect(alignWords('', phrases)).toEqual([])
  expect(alignWords('word', [])).toEqual([])
})

it('five minutes of recording are aligned at once', () => {
  const { phrases, words, text } = speak(
    Array.from({ length: 220 }, (_, at) => 2 + ((at * 11) % 9)),
    [1, 0.9, 1.1],
  )
  expect(alignWords(text, phrases)).toHaveLength(words.length)
})

it('a phrase ends where a sentence does, also behind an abbreviation, unless its time says otherwise', () => {
  const firstLine = (end: number) =>
    linesFor('We met at nine p.m. He went home at once', [
      { start: 0, end },
      { start: end + 50, end: end + 1_550 },
    ])[0]
  expect(firstLine(300)).toBe('We met')
  expect(firstLine(2_000)).toBe('We met at nine p.m.')
  expect(firstLine(9_000)).toBe('We met at nine p.m. He went home at')
})
