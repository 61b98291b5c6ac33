import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { captionPieces, letterWidth, type CaptionWord } from './caption-pieces.ts'
import { CAPTION_LENGTHS, captionBudget } from './caption-styles.ts'
import { captionPages, pageAt, spokenPiece, captionProblems } from './captions.ts'
import { shownCaptions, wordsOfText } from './reading-captions.ts'

/** Words of equal length in time, spoken without a pause. */
const spoken = (text: string, each = 300): CaptionWord[] =>
  text.split(' ').map((word, index) => ({ word, start: index * each, end: (index + 1) * each }))
const texts = (text: string, length: Parameters<typeof captionPages>[1], language = 'en-US') =>
  captionPages(spoken(text), length, language).map((page) =>
    page.pieces.map((piece, index) => (piece.glued || index === 0 ? '' : ' ') + piece.text).join(''),
  )

const line = 'He never puts a name on the envelope, he only writes to whoever sees the light. Then he waits.'

describe('cutting into captions', () => {
  it('captions of one word show one word at a time', () =>
    expect(texts('to whoever sees', 'ONE_WORD')).toEqual(['to', 'whoever', 'sees']))

  it('captions are cut at commas and sentence ends, evenly', () => {
    const pages = texts(line, 'MEDIUM')
    expect(pages).toHaveLength(5)
    expect(pages[1]).toMatch(/envelope,$/)
    expect(pages[3]).toMatch(/light\.$/)
    expect(pages[4]).toBe('Then he waits.')
    expect(Math.min(...pages.map((page) => page.split(' ').length))).toBeGreaterThan(2)
  })

  it('longer caption options give fewer captions', () => {
    const counts = CAPTION_LENGTHS.map(({ value }) => texts(line, value).length)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect(new Set(counts).size).toBe(counts.length)
  })

  it('a word is on the image from the moment it is spoken, whatever the cut of the captions', () => {
    // Pauses that end no caption.
    const gaps = [0, 40, 750, 0, 300]
    let at = 0
    const words = line.split(' ').map((word, index) => {
      const start = at + (gaps[index % gaps.length] ?? 0)
      at = start + 120 + word.length * 35
      return { word, start, end: at }
    })
    for (const { value } of CAPTION_LENGTHS) {
      const pages = captionPages(words, value, 'en-US')
      for (const { word, start } of words) {
        const shown = pageAt(pages, start)
          ?.pieces.map(({ text }) => text)
          .join('')
        expect([value, word, start, shown]).toEqual([value, word, start, expect.stringContaining(word)])
      }
    }
  })

  it('a long caption of a subtitle file stays whole up to two and a half times a long one, and is cut beyond', () => {
    const cue = (last: string) =>
      spoken(`${'letters '.repeat(19)}${last}`).map((word, at) =>
        at === 19 ? { ...word, break_after: 'CUE' as const } : word,
      )
    expect(captionPages(cue('letters'), 'LONG', 'en-US')).toHaveLength(1)
    expect(captionPages(cue('lettersx'), 'LONG', 'en-US').length).toBeGreaterThan(1)
    expect(captionPages(cue('lettersx'), 'LONG', 'en-US', true)).toHaveLength(1)
  })

  it('a pause ends a caption', () => {
    const words = [
      { word: 'wait', start: 0, end: 300 },
      { word: 'now', start: 2000, end: 2300 },
    ]
    const pages = captionPages(words, 'LONG', 'en')
    expect(pages.map((page) => [page.start, page.end])).toEqual([
      [0, 800],
      [2000, 2800],
    ])
    expect(pageAt(pages, 900)).toBeUndefined()
  })

  it('cutting into captions loses no piece, keeps the order, stays inside the budget and never overlaps in time', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 40 }),
        fc.constantFrom(...CAPTION_LENGTHS),
        (words, { value }) => {
          const timed = words.map((text, index) => ({ word: text, start: index * 100, end: index * 100 + 100 }))
          const pages = captionPages(timed, value, 'en')
          expect(pages.flatMap((page) => page.pieces)).toEqual(captionPieces(timed, 'en'))
          for (const [index, page] of pages.entries()) {
            const next = pages[index + 1]
            if (next) expect(page.end).toBeLessThanOrEqual(next.start)
            if (page.pieces.length > 1)
              expect(letterWidth(page.pieces.map((piece) => piece.text).join(''))).toBeLessThanOrEqual(
                captionBudget(value).letters + 1,
              )
          }
        },
      ),
    )
  })
})

describe('the spoken word', () => {
  const page = captionPages(spoken('to whoever sees'), 'MEDIUM', 'en')[0]
  it.each([
    [-1, -1],
    [0, 0],
    [299, 0],
    [300, 1],
    [899, 2],
    [1200, 2],
  ])('the spoken word at %s ms is number %s', (ms, index) => expect(page && spokenPiece(page, ms)).toBe(index))
})

describe('scripts', () => {
  it('Chinese captions break into words that share the time', () => {
    const pieces = captionPieces([{ word: '灯塔的看守人写信。', start: 0, end: 900 }], 'zh-CN')
    expect(pieces.length).toBeGreaterThan(2)
    expect(pieces.map((piece) => piece.text).join('')).toBe('灯塔的看守人写信。')
    expect(pieces.at(-1)?.text.endsWith('。')).toBe(true)
    expect(pieces.slice(1).every((piece) => piece.glued)).toBe(true)
    expect(pieces[0]?.start).toBe(0)
    expect(pieces.at(-1)?.end).toBe(900)
  })

  it('captions keep a joined emoji whole', () => {
    expect(captionPieces([{ word: '👩‍🚀👨‍👩‍👧', start: 0, end: 10 }], 'en')).toHaveLength(1)
    expect(letterWidth('👨‍👩‍👧')).toBe(2)
  })

  it('captions show a word of 300 letters in parts that can be read', () => {
    const pieces = captionPieces([{ word: 'a'.repeat(300), start: 0, end: 3000 }], 'en')
    expect(pieces.map((piece) => piece.text).join('')).toBe('a'.repeat(300))
    expect(Math.max(...pieces.map((piece) => piece.text.length))).toBeLessThanOrEqual(26)
    expect(captionPages([{ word: 'a'.repeat(300), start: 0, end: 3000 }], 'MEDIUM', 'en').length).toBeGreaterThan(5)
  })

  it('captions leave Arabic and Hebrew words whole', () => {
    expect(captionPieces(spoken('كتب الحارس رسالة'), 'ar')).toHaveLength(3)
    expect(captionPieces(spoken('בשנת 1987 הוא כתב'), 'he')).toHaveLength(4)
  })
})

it('words may touch, but not overlap, run backwards or be empty', () => {
  const ok = [
    { word: 'One', start: 0, end: 300 },
    { word: 'two', start: 300, end: 300 },
  ]
  expect(captionProblems(ok)).toEqual([])
  const wrong = [...ok, { word: ' ', start: 299, end: 200 }]
  expect(captionProblems(wrong).map(({ index, field, text }) => [index, field, text])).toEqual([
    [2, 'word', 'Enter a word'],
    [2, 'end', 'A word must end after it starts'],
    [2, 'start', 'A word must start after the previous one ends'],
  ])
})

const scene = {
  text: 'Der Wärter schrieb.',
  captions: [],
  areCaptionsOverridden: false,
  isGenCaptionsFromVideoAudio: false,
  audioMediaId: null,
  pauseAtTheEnd: 500,
}

it('a scene without a voice-over shows its words one after the other until its pause', () => {
  const shown = shownCaptions(scene, 3500)
  expect(shown.map(({ word }) => word)).toEqual(['Der', 'Wärter', 'schrieb.'])
  expect([shown[0]?.start, shown.at(-1)?.end]).toEqual([0, 3000])
})

it('a voice-over, captions of a person and captions of a video go before the text', () => {
  const own = [{ word: 'Own', start: 0, end: 100 }]
  expect(shownCaptions({ ...scene, captions: own }, 3500)).toBe(own)
  expect(shownCaptions({ ...scene, areCaptionsOverridden: true }, 3500)).toEqual([])
  expect(shownCaptions({ ...scene, isGenCaptionsFromVideoAudio: true }, 3500)).toEqual([])
  expect(shownCaptions({ ...scene, audioMediaId: 'a' }, 3500)).toEqual([])
})

it('words are split at spaces, or after a full stop in scripts without spaces, at their text positions', () => {
  const text = '灯台守は書きました。「消えた。」と言った。 Yes. No'
  const words = wordsOfText(text)
  expect(words.map(({ word }) => word)).toEqual(['灯台守は書きました。', '「消えた。」', 'と言った。', 'Yes.', 'No'])
  for (const { word, index } of words) expect(text.slice(index, index + word.length)).toBe(word)
  expect(Math.max(...wordsOfText('あ'.repeat(900)).map(({ word }) => word.length))).toBe(200)
})
