import { expect, test } from 'vitest'
import type { VideoDocument } from './document.ts'
import { lettersOf, scriptFontsOf } from './script-fonts.ts'
import { sampleFilm } from './testing/sample-film.ts'
import { sampleText } from './testing/sample-overlays.ts'

function filmOf(text: string, language = 'en-US'): VideoDocument {
  const film = sampleFilm({ width: 100, height: 100 }, [{ text, frames: 90, animation: 'NONE', transition: '' }])
  return { ...film, language }
}
const fontsOf = (text: string, language?: string) => scriptFontsOf(filmOf(text, language)).map(({ family }) => family)
const eastAsian = (language: string) => [`East Asian ${language} Film`]

test.each([
  ['Latin, Greek and Cyrillic', 'one ένα один'],
  ['an emoji', 'one 🎬'],
  ['nothing', ''],
])('letters of %s need no font beside the film’s own', (_, text) => {
  expect(fontsOf(text)).toEqual([])
  expect(fontsOf(text, 'ja-JP')).toEqual([])
})

test.each(['كتب', 'লিখ', 'लिख', 'લખ', 'ਲਿਖ', 'אור', 'ಬರೆ', 'എഴു', 'எழு', 'రాయ', 'เขีย'])(
  'letters as in %s need the scripts of one file',
  (text) => {
    expect(fontsOf(`one ${text}`)).toEqual(['One-file scripts Film'])
  },
)

test.each([
  ['ja-JP', 'ja'],
  ['ko', 'ko'],
  ['zh-CN', 'zh'],
  ['zh', 'zh'],
  ['zh-TW', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hans', 'zh'],
])('Chinese letters in a film in %s have the shapes of %s', (language, shapes) => {
  expect(fontsOf('灯', language)).toEqual(eastAsian(shapes))
})

test.each([
  ['Hiragana', 'ひかり', 'ja'],
  ['Katakana', '灯ライト', 'ja'],
  ['Hangul', '빛', 'ko'],
  ['Hangul beside Chinese letters', '빛灯', 'ko'],
  ['Chinese letters alone', '灯', 'zh'],
  ['signs of full width', 'one！', 'ja'],
  ['signs of Chinese and Japanese', 'one。', 'ja'],
])('%s in a film of another language have the shapes of the language they belong to', (_, text, shapes) => {
  expect(fontsOf(text, 'en-US')).toEqual(eastAsian(shapes))
})

test('full-width signs in a Chinese or Korean film use the font of the letters around them', () => {
  expect(fontsOf('one！', 'zh-TW')).toEqual(eastAsian('zh-TW'))
  expect(fontsOf('one！', 'ko-KR')).toEqual(eastAsian('ko'))
})

test('a film of several scripts has the fonts of all', () => {
  expect(fontsOf('灯 אור', 'zh')).toEqual([...eastAsian('zh'), 'One-file scripts Film'])
})

test.each([
  ['ja-JP', '灯', 'noto-sans-jp'],
  ['ko', '灯', 'noto-sans-kr'],
  ['zh', '灯', 'noto-sans-sc'],
  ['zh-TW', '灯', 'noto-sans-tc'],
  ['he', 'אור', 'noto-sans-hebrew'],
])('the font of a film in %s with %s comes out of %s', async (language, text, name) => {
  const [font] = scriptFontsOf(filmOf(text, language))
  const { files } = (await font?.load()) ?? { files: [] }
  expect(files.length).toBeGreaterThan(10)
  const named = files.filter(({ url }) => url.includes(name))
  expect(named.length).toBe(language === 'he' ? 1 : files.length)
  for (const { url, range } of files) {
    expect(url).toMatch(/\.woff2/)
    expect(range).toMatch(/^U\+[0-9a-f]/i)
  }
})

test('the scripts of one file have each a file, whose letters are its own', async () => {
  const [font] = scriptFontsOf(filmOf('אור'))
  const { files } = (await font?.load()) ?? { files: [] }
  const rangeOf = (script: string) => files.find(({ url }) => url.includes(`noto-sans-${script}-`))?.range
  expect(rangeOf('arabic')).toContain('U+0600-06FF')
  expect(rangeOf('bengali')).toContain('U+0980-09FE')
  expect(rangeOf('devanagari')).toContain('U+0900-097F')
  expect(rangeOf('gujarati')).toContain('U+0A80')
  expect(rangeOf('gurmukhi')).toContain('U+0A0')
  expect(rangeOf('hebrew')).toContain('U+0590')
  expect(rangeOf('kannada')).toContain('U+0C8')
  expect(rangeOf('malayalam')).toContain('U+0D0')
  expect(rangeOf('tamil')).toContain('U+0B')
  expect(rangeOf('telugu')).toContain('U+0C0')
  expect(rangeOf('thai')).toContain('U+0E0')
})

test('the letters of a film are each letter of a scene’s captions, and the names of its end card', () => {
  const film = filmOf('no on')
  expect(lettersOf(film)).toBe('no')
  const credits = [{ author: 'Ada', library: 'Pexels', licence: 'CC0' }]
  expect(lettersOf({ ...film, endCard: { from: 90, durationInFrames: 90, credits } })).toBe('noAdaPexelsCC0')
})

test('a film’s letters and fonts are collected once', () => {
  const film = filmOf('אור')
  expect(scriptFontsOf(film)).toBe(scriptFontsOf(film))
  const [scene] = film.scenes
  const before = lettersOf(film)
  // Captions are never changed in place: their cache stays valid.
  scene?.captions.push({ word: 'x', start: 0, end: 1 })
  expect(lettersOf(film)).toBe(before)
  expect(lettersOf({ ...film, scenes: film.scenes.map((each) => ({ ...each, captions: [...each.captions] })) })).toBe(
    `${before}x`,
  )
})

test('words over a scene and over the film need the fonts of their letters', () => {
  const film = filmOf('one')
  const over = film.scenes.map((scene) => ({ ...scene, overlays: [sampleText('אור')] }))
  expect(scriptFontsOf({ ...film, scenes: over }).map(({ family }) => family)).toEqual(['One-file scripts Film'])
  expect(scriptFontsOf({ ...film, overlays: [sampleText('빛')] }).map(({ family }) => family)).toEqual(eastAsian('ko'))
})
