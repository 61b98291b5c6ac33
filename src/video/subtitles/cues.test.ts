import { expect, test } from 'vitest'
import type { CaptionWord } from '#src/domain/caption-pieces.ts'
import { loadHyphenation } from '#src/domain/hyphenation.ts'
import { sampleFilm } from '../testing/sample-film.ts'
import { cuesOf } from './cues.ts'

const word = (text: string, start: number, end: number, break_after?: CaptionWord['break_after']): CaptionWord => ({
  ...{ word: text, start, end },
  ...(break_after && { break_after }),
})
/** Words of half a second each. */
const spoken = (...texts: string[]) => texts.map((text, at) => word(text, at * 500, at * 500 + 500))

/** The subtitles of a film whose scenes of four seconds have these words. */
function cues(...scenes: CaptionWord[][]) {
  const film = sampleFilm(
    { width: 100, height: 100 },
    scenes.map(() => ({ text: 'x', frames: 120, animation: 'NONE', transition: '' })),
  )
  return cuesOf({ ...film, scenes: film.scenes.map((scene, at) => ({ ...scene, captions: scenes[at] ?? [] })) })
}
const linesOf = (...words: CaptionWord[]) => cues(words).map(({ lines }) => lines)
/** A word of so many letters. */
const long = (letter: string, letters: number) => letter.repeat(letters)

test('a subtitle has the times of its words in the film, and stays for half a second where nothing follows', () => {
  expect(cues(spoken('One', 'two.'), [word('Three.', 250.4, 1000)])).toEqual([
    { start: 0, end: 1500, lines: ['One two.'] },
    { start: 4250, end: 5500, lines: ['Three.'] },
  ])
})

test('a subtitle neither begins before its scene nor ends after it', () => {
  expect(cues([], [word('One.', -300, 3900)])).toEqual([{ start: 4000, end: 8000, lines: ['One.'] }])
  expect(cues([word('Late.', 5000, 6000)], [])).toEqual([])
})

test('a subtitle ends where the next one begins, and one that has no time is left out', () => {
  const times = cues([word('One.', 0, 1000), word('Two.', 1200, 2000), word('Three.', 1200, 2500)])
  expect(times).toEqual([
    { start: 0, end: 1200, lines: ['One.'] },
    { start: 1200, end: 3000, lines: ['Three.'] },
  ])
})

test('two subtitles never show at once, even where scenes overlap', () => {
  const film = sampleFilm({ width: 100, height: 100 })
  const scenes = film.scenes.map((scene, at) => ({ ...scene, from: at * 30, captions: [word('One.', 0, 2500)] }))
  expect(cuesOf({ ...film, scenes })).toEqual([
    { start: 0, end: 1000, lines: ['One.'] },
    { start: 1000, end: 4000, lines: ['One.'] },
  ])
})

test('subtitles are sorted by time, whatever the order of words and scenes', () => {
  expect(linesOf(word('Two.', 1000, 1500), word('One.', 0, 500))).toEqual([['One.'], ['Two.']])
  const film = sampleFilm({ width: 100, height: 100 })
  const inOrder = cuesOf(film)
  expect(cuesOf({ ...film, scenes: film.scenes.toReversed() })).toEqual(inOrder)
})

test('a subtitle has one line of 42 letters, and two as soon as there is one more', () => {
  const [first, second] = [long('a', 20), long('b', 21)]
  expect(linesOf(...spoken(first, second))).toEqual([[`${first} ${second}`]])
  expect(linesOf(...spoken(first, `${second}b`))).toEqual([[first, `${second}b`]])
})

test('two lines of a subtitle are as even as their words allow, the first rather the shorter one', () => {
  const [a, b, c] = [long('a', 15), long('b', 14), long('c', 15)]
  expect(linesOf(...spoken(a, b, c))).toEqual([[a, `${b} ${c}`]])
  expect(linesOf(...spoken(a, b, long('c', 20)))).toEqual([[`${a} ${b}`, long('c', 20)]])
  expect(linesOf(...spoken(long('a', 20), b, c))).toEqual([[long('a', 20), `${b} ${c}`]])
})

test('a caption of a subtitle file keeps its lines, however short or long they are, and ends with its last word', () => {
  const words = [
    word('One', 0, 500, 'LINE'),
    word('two', 500, 1000),
    word('three', 1000, 1500, 'CUE'),
    word('Four', 2000, 2500, 'CUE'),
  ]
  expect(cues(words)).toEqual([
    { start: 0, end: 1500, lines: ['One', 'two three'] },
    { start: 2000, end: 2500, lines: ['Four'] },
  ])
  const endless = Array.from({ length: 20 }, (_, at) =>
    word(long('x', 20), at * 100, at * 100 + 100, at === 19 ? 'CUE' : undefined),
  )
  expect(linesOf(...endless)).toEqual([[Array.from({ length: 20 }, () => long('x', 20)).join(' ')]])
})

test('a word in parts has no space in it, and a blank line becomes a space', () => {
  expect(linesOf(...spoken('灯塔的看守人'))).toEqual([['灯塔的看守人']])
  expect(linesOf(...spoken('One\n\ntwo', 'three'))).toEqual([['One two three']])
})

test('a line of a Japanese subtitle begins with no particle, and one of a German one divides no word without a hyphen', async () => {
  await loadHyphenation('de')
  const inLanguage = (language: string, words: CaptionWord[]) => {
    const film = sampleFilm({ width: 100, height: 100 }, [
      { text: 'x', frames: 600, animation: 'NONE', transition: '' },
    ])
    return cuesOf({ language, scenes: film.scenes.map((scene) => ({ ...scene, captions: words })) })
  }
  const said = '灯台守 は 毎晩 海 に 向かって 長い 手紙 を 書き 続けて いた そうだ'.split(' ')
  for (let words = 8; words <= said.length; words++)
    for (const { lines } of inLanguage('ja-JP', spoken(...said.slice(0, words))))
      for (const line of lines) expect(line).not.toMatch(/^[はにを]/u)
  const compound = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
  const german = inLanguage('de-DE', spoken('Das', compound, 'gilt')).flatMap(({ lines }) => lines)
  expect(german.join(' ').replaceAll('- ', '')).toBe(`Das ${compound} gilt`)
  expect(german.length).toBeGreaterThan(1)
})
