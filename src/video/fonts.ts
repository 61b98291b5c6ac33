import caveatExt from '@fontsource-variable/caveat/files/caveat-latin-ext-wght-normal.woff2?url'
import caveat from '@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2?url'
import frauncesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import cyrillicExt from '@fontsource-variable/inter/files/inter-cyrillic-ext-opsz-normal.woff2?url'
import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-opsz-normal.woff2?url'
import greekExt from '@fontsource-variable/inter/files/inter-greek-ext-opsz-normal.woff2?url'
import greek from '@fontsource-variable/inter/files/inter-greek-opsz-normal.woff2?url'
import latinExt from '@fontsource-variable/inter/files/inter-latin-ext-opsz-normal.woff2?url'
import latin from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url'
import vietnamese from '@fontsource-variable/inter/files/inter-vietnamese-opsz-normal.woff2?url'
import oswaldExt from '@fontsource-variable/oswald/files/oswald-latin-ext-wght-normal.woff2?url'
import oswald from '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url'
import type { VideoDocument } from './document.ts'
import { filmFamily } from './film-family.ts'
import { lettersOf, scriptFontsOf, textsOver, type ScriptFont } from './script-fonts.ts'

/** Letters of each file, as the packages' own style sheets have them. */
const RANGES = {
  cyrillicExt: 'U+0460-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  greekExt: 'U+1F00-1FFF',
  greek: 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF',
  vietnamese:
    'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB',
  latinExt:
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
}

type Files = Partial<Record<keyof typeof RANGES, string>>
const FONTS: Record<string, { weights: string; files: Files }> = {
  Inter: { weights: '100 900', files: { cyrillicExt, cyrillic, greekExt, greek, vietnamese, latinExt, latin } },
  Fraunces: { weights: '100 900', files: { latinExt: frauncesExt, latin: fraunces } },
  Oswald: { weights: '200 700', files: { latinExt: oswaldExt, latin: oswald } },
  Caveat: { weights: '400 700', files: { latinExt: caveatExt, latin: caveat } },
}

const spans = Object.fromEntries(
  Object.entries(RANGES).map(([name, range]) => [
    name,
    range.split(', ').map((part) => {
      const [first = '', last = first] = part.slice(2).split('-')
      return { first: parseInt(first, 16), last: parseInt(last, 16) }
    }),
  ]),
)

/** Whether a font of films has a letter, as its files are cut. */
export function fontHas(font: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return Object.keys(FONTS[font]?.files ?? {}).some((name) =>
    spans[name]?.some(({ first, last }) => code >= first && code <= last),
  )
}

const registered = new WeakMap<FontFaceSet, Set<string>>()

/** Names the files of a font; which of them are loaded is decided by the letters that are requested. */
function register(fonts: FontFaceSet, font: string): void {
  const known = registered.get(fonts) ?? new Set()
  registered.set(fonts, known)
  const { weights, files } = FONTS[font] ?? { weights: '', files: {} }
  if (known.has(font)) return
  known.add(font)
  for (const [range, url] of Object.entries(files))
    fonts.add(
      new FontFace(filmFamily(font), `url(${url}) format('woff2')`, {
        weight: weights,
        unicodeRange: RANGES[range as keyof Files],
      }),
    )
}

/** Names the files of another script's font. */
async function registerScript(fonts: FontFaceSet, { family, load }: ScriptFont): Promise<void> {
  const known = registered.get(fonts) ?? new Set()
  registered.set(fonts, known)
  if (known.has(family)) return
  // Without it the words are still drawn, in the system's.
  const { files } = await load().catch(() => ({ files: [] }))
  if (files.length === 0 || known.has(family)) return
  known.add(family)
  for (const { url, range } of files)
    fonts.add(new FontFace(family, `url(${url}) format('woff2')`, { weight: '100 900', unicodeRange: range }))
}

/**
 * Loads the film's fonts as far as a film's words need them.
 * @returns whether anything had to be loaded
 */
export async function loadFilmFonts(fonts: FontFaceSet, document: VideoDocument): Promise<boolean> {
  const text = `${lettersOf(document)}Aa`
  const chosen = ['Inter', document.captions.font ?? 'Inter', ...textsOver(document).map(({ font }) => font)]
  const wanted = [...new Set(chosen)].filter((font) => font in FONTS)
  for (const font of wanted) register(fonts, font)
  const scripts = scriptFontsOf(document)
  await Promise.all(scripts.map((font) => registerScript(fonts, font)))
  const families = [...wanted.map(filmFamily), ...scripts.map(({ family }) => family)]
  const loaded = await Promise.all(
    families.map(async (family) => {
      const css = `600 48px "${family}"`
      if (fonts.check(css, text)) return false
      await fonts.load(css, text)
      return true
    }),
  )
  return loaded.includes(true)
}
