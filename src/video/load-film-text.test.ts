import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sampleFilm } from './testing/sample-film.ts'
import { sampleText } from './testing/sample-overlays.ts'

const fonts = { check: () => true, add: () => undefined } as unknown as FontFaceSet
const saying = (text: string, language: string) => ({
  ...sampleFilm({ width: 1080, height: 1920 }, [{ text, frames: 90, animation: 'NONE', transition: '' }]),
  language,
})

beforeAll(() => void vi.stubGlobal('FontFace', class {}))
afterAll(() => void vi.unstubAllGlobals())

test('hyphenation is loaded once, with the first film with a word that may not fit a line', async () => {
  vi.resetModules()
  const { loadFilmText } = await import('./load-film-text.ts')
  const { canHyphenate } = await import('#src/domain/hyphenation.ts')
  const long = saying('Die Geschwindigkeitsbegrenzung gilt', 'de-DE')
  expect(await loadFilmText(fonts, saying('The internationalisations of everything', 'en-US'))).toBe(false)
  expect(await loadFilmText(fonts, saying('Die Stadt schläft', 'de-DE'))).toBe(false)
  expect(canHyphenate('de')).toBe(false)
  expect([await loadFilmText(fonts, long), await loadFilmText(fonts, long)]).toEqual([true, false])
  expect(canHyphenate('de')).toBe(true)
})

test('the order of right-to-left words is loaded once, with the first film that has such words', async () => {
  vi.resetModules()
  const { loadFilmText } = await import('./load-film-text.ts')
  const { visualRuns } = await import('./captions/bidi.ts')
  const line = ['הוא', 'hello', 'friend'].map((text) => ({ text, glued: false }))
  const shown = () => visualRuns(line, 'rtl').flatMap((run) => ('text' in run ? run.text : []))
  expect(await loadFilmText(fonts, saying('He said hello friend', 'en-US'))).toBe(false)
  expect(shown()).toEqual(['friend', 'hello', 'הוא'])
  const mixed = saying('הוא hello friend', 'he-IL')
  expect([await loadFilmText(fonts, mixed), await loadFilmText(fonts, mixed)]).toEqual([true, false])
  expect(shown()).toEqual(['hello', 'friend', 'הוא'])
})

test('words over a film are words of it', async () => {
  vi.resetModules()
  const { loadFilmText } = await import('./load-film-text.ts')
  const film = { ...saying('Hello', 'en-US'), overlays: [sampleText('שלום')] }
  expect([await loadFilmText(fonts, film), await loadFilmText(fonts, film)]).toEqual([true, false])
})
