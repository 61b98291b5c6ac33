import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { VideoDocument } from './document.ts'
import { loadFilmFonts } from './fonts.ts'
import { sampleFilm } from './testing/sample-film.ts'
import { sampleText } from './testing/sample-overlays.ts'

const require = createRequire(import.meta.url)

interface Face {
  family: string
  file: string
  weight: string
  unicodeRange: string
}

beforeAll(() => {
  class FakeFace {
    constructor(family: string, source: string, options: { weight: string; unicodeRange: string }) {
      const file = /^url\(.*\/([^/?]+\.woff2).*\) format\('woff2'\)$/.exec(source)?.[1]
      Object.assign(this, { family, file, ...options })
    }
  }
  vi.stubGlobal('FontFace', FakeFace)
})
afterAll(() => void vi.unstubAllGlobals())

/** The fonts of a page that has loaded those of some families. */
function pageFonts(...loaded: string[]) {
  const faces: Face[] = []
  const asked: string[][] = []
  const familyOf = (css: string) => /"(.*)"$/.exec(css)?.[1] ?? ''
  const fonts = {
    add: (face: Face) => void faces.push(face),
    check: (css: string) => loaded.includes(familyOf(css)),
    load: (css: string, text: string) => {
      asked.push([css, text])
      loaded.push(familyOf(css))
      return Promise.resolve([])
    },
  }
  return {
    fonts: fonts as unknown as FontFaceSet,
    faces,
    asked,
    familiesOf: () => [...new Set(faces.map(({ family }) => family))],
  }
}

function filmOf(font: string | null, text = 'one two', language = 'en-US'): VideoDocument {
  const film = sampleFilm({ width: 100, height: 100 }, [{ text, frames: 90, animation: 'NONE', transition: '' }])
  return { ...film, language, captions: { ...film.captions, font } }
}

/** The letters of a package's file, as the package's own list has them. */
function rangeOf(file: string): string | undefined {
  const [, font, part] = /^([a-z]+)-([a-z-]+)-(?:wght|opsz)-normal\.woff2$/.exec(file) ?? []
  return (require(`@fontsource-variable/${font}/unicode.json`) as Record<string, string>)[part ?? '']
}

test('a film’s own font is offered in files for each of its alphabets, whose letters are the package’s', async () => {
  const page = pageFonts()
  await loadFilmFonts(page.fonts, filmOf(null))
  expect(page.familiesOf()).toEqual(['Inter Film'])
  expect(page.faces.map(({ file }) => file.replace(/^inter-|-opsz-normal\.woff2$/g, '')).sort()).toEqual([
    'cyrillic',
    'cyrillic-ext',
    'greek',
    'greek-ext',
    'latin',
    'latin-ext',
    'vietnamese',
  ])
  expect(new Set(page.faces.map(({ weight }) => weight))).toEqual(new Set(['100 900']))
})

test.each([
  ['Fraunces', '100 900'],
  ['Oswald', '200 700'],
  ['Caveat', '400 700'],
])('captions in %s load its Latin files in the weights %s, beside the film’s own font', async (font, weights) => {
  const page = pageFonts()
  await loadFilmFonts(page.fonts, filmOf(font))
  expect(page.familiesOf()).toEqual(['Inter Film', `${font} Film`])
  const own = page.faces.filter(({ family }) => family === `${font} Film`)
  expect(own.map(({ file }) => file)).toEqual([
    expect.stringContaining(`${font.toLowerCase()}-latin-ext-`),
    expect.stringContaining(`${font.toLowerCase()}-latin-`),
  ])
  expect(own.map(({ weight }) => weight)).toEqual([weights, weights])
  for (const { file, unicodeRange } of page.faces) {
    const range = rangeOf(file)
    expect(range).toMatch(/^U\+/)
    expect(unicodeRange.replaceAll(' ', '')).toBe(range)
  }
})

test('fonts are loaded for the letters of the film, and the result is whether any was missing', async () => {
  const page = pageFonts()
  expect(await loadFilmFonts(page.fonts, filmOf('Oswald', 'no on'))).toBe(true)
  expect(page.asked).toEqual([
    ['600 48px "Inter Film"', 'noAa'],
    ['600 48px "Oswald Film"', 'noAa'],
  ])
  expect(await loadFilmFonts(page.fonts, filmOf('Oswald', 'no on'))).toBe(false)
  expect(page.asked).toHaveLength(2)
  const partly = pageFonts('Inter Film')
  expect(await loadFilmFonts(partly.fonts, filmOf('Oswald'))).toBe(true)
  expect(partly.asked.map(([css]) => css)).toEqual(['600 48px "Oswald Film"'])
})

test('the files of a font are registered once on each page, however many films need them', async () => {
  const [page, other] = [pageFonts(), pageFonts()]
  await loadFilmFonts(page.fonts, filmOf('Oswald', 'אור'))
  const { length } = page.faces
  await loadFilmFonts(page.fonts, filmOf('Oswald', 'אור'))
  await loadFilmFonts(page.fonts, filmOf('Inter'))
  expect(page.faces).toHaveLength(length)
  await loadFilmFonts(other.fonts, filmOf('Oswald', 'אור'))
  expect(other.faces).toHaveLength(length)
})

test('two simultaneous films register the files of a script once', async () => {
  const page = pageFonts()
  const files = () => page.faces.map(({ file }) => file)
  await Promise.all([loadFilmFonts(page.fonts, filmOf(null, 'אור')), loadFilmFonts(page.fonts, filmOf(null, 'אור'))])
  expect(files()).toHaveLength(new Set(files()).size)
})

test('the fonts of words over the film are loaded for their letters, each once', async () => {
  const page = pageFonts()
  const over = [sampleText('up', { font: 'Caveat' }), sampleText('up', { font: 'Caveat' }), sampleText('up')]
  await loadFilmFonts(page.fonts, { ...filmOf(null, 'no'), overlays: over })
  expect(page.asked).toEqual([
    ['600 48px "Inter Film"', 'noupupupAa'],
    ['600 48px "Caveat Film"', 'noupupupAa'],
  ])
})

test('an unknown font is not requested', async () => {
  const page = pageFonts()
  await loadFilmFonts(page.fonts, filmOf('Comic Sans'))
  expect(page.familiesOf()).toEqual(['Inter Film'])
  expect(page.asked).toHaveLength(1)
})

test('letters of another script load that script’s files, in every weight', async () => {
  const page = pageFonts()
  await loadFilmFonts(page.fonts, filmOf(null, 'one אור'))
  const script = page.faces.filter(({ family }) => family === 'One-file scripts Film')
  expect(script.map(({ file }) => file)).toContain('noto-sans-hebrew-hebrew-wght-normal.woff2')
  expect(new Set(script.map(({ weight }) => weight))).toEqual(new Set(['100 900']))
  expect(page.asked.map(([css]) => css)).toEqual(['600 48px "Inter Film"', '600 48px "One-file scripts Film"'])
})

test('without the font files of a script the film is drawn with available fonts', async () => {
  const page = pageFonts()
  vi.doMock('./noto/one-file-scripts.ts', () => {
    throw new Error('The network is away')
  })
  await loadFilmFonts(page.fonts, filmOf(null, 'אור'))
  vi.doUnmock('./noto/one-file-scripts.ts')
  expect(page.familiesOf()).toEqual(['Inter Film'])
  // The next time they are there.
  await loadFilmFonts(page.fonts, filmOf(null, 'אור'))
  expect(page.familiesOf()).toEqual(['Inter Film', 'One-file scripts Film'])
})
