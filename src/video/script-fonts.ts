import type { VideoDocument, VideoScene } from './document.ts'
import { filmFamily } from './film-family.ts'
import type { FontFile } from './noto/numbered-files.ts'
import type { VideoTextOverlay } from './overlays/overlay.ts'

type Load = () => Promise<{ files: readonly FontFile[] }>

const HAN = /\p{Script=Han}/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u
/** Full-width signs, which use the font of the letters around them. */
const WIDE_SIGNS = /[\u3000-\u303f\uff00-\uffef]/u
const ONE_FILE =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Hebrew}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}]/u

/** Whether there is a font for the script of a letter, beside the film's own. */
export const hasScriptFont = (letter: string): boolean =>
  [HAN, KANA, HANGUL, WIDE_SIGNS, ONE_FILE].some((script) => script.test(letter))

/** The shapes of one Chinese character differ by language. */
const EAST_ASIAN: Readonly<Record<string, Load>> = {
  ja: () => import('./noto/japanese.ts'),
  ko: () => import('./noto/korean.ts'),
  zh: () => import('./noto/simplified-chinese.ts'),
  'zh-TW': () => import('./noto/traditional-chinese.ts'),
}

export interface ScriptFont {
  /** Its own, so that it draws nothing in films that do not need it: it has Latin letters too, of other shapes. */
  family: string
  load: Load
}

const ONE_FILE_SCRIPTS: ScriptFont = {
  family: filmFamily('One-file scripts'),
  load: () => import('./noto/one-file-scripts.ts'),
}

const known = new WeakMap<VideoDocument, readonly ScriptFont[]>()

/**
 * The fonts that the letters of a film's captions need beside the film's own ones, which know Latin, Greek and Cyrillic. An operating
 * system without them would show boxes, and preview and film would differ between two of them. The result for one film does not
 * depend on the films that were drawn before it.
 */
export function scriptFontsOf(film: VideoDocument): readonly ScriptFont[] {
  const found = known.get(film) ?? findScriptFonts(lettersOf(film), film.language)
  known.set(film, found)
  return found
}

function findScriptFonts(text: string, language: string): ScriptFont[] {
  const eastAsian = eastAsianOf(text, language)
  const load = eastAsian === null ? undefined : EAST_ASIAN[eastAsian]
  return [
    ...(eastAsian !== null && load ? [{ family: filmFamily(`East Asian ${eastAsian}`), load }] : []),
    ...(ONE_FILE.test(text) ? [ONE_FILE_SCRIPTS] : []),
  ]
}

const letters = new WeakMap<VideoScene['captions'], string>()

/** Every letter of a film's captions, once a scene, of its overlays and of its end card. */
export const lettersOf = ({ scenes, overlays, endCard }: VideoDocument): string =>
  [
    ...scenes.map(({ captions }) => {
      const found = letters.get(captions) ?? [...new Set(captions.map(({ word }) => word).join(''))].join('')
      letters.set(captions, found)
      return found
    }),
    ...textsOver({ scenes, overlays }).map(({ text }) => text),
    ...(endCard?.credits ?? []).flatMap(({ author, library, licence }) => [author, library, licence]),
  ].join('')

/** The overlays of a film that are texts. */
export const textsOver = ({ scenes, overlays }: Pick<VideoDocument, 'scenes' | 'overlays'>): VideoTextOverlay[] =>
  [...scenes.flatMap((scene) => scene.overlays), ...overlays].filter((overlay) => overlay.kind === 'TEXT')

function eastAsianOf(text: string, language: string): string | null {
  const isHan = HAN.test(text)
  if (!isHan && !KANA.test(text) && !HANGUL.test(text) && !WIDE_SIGNS.test(text)) return null
  const [primary = ''] = language.split('-')
  if (primary === 'zh') return /-(?:TW|HK|MO|Hant)\b/u.test(language) ? 'zh-TW' : 'zh'
  if (primary in EAST_ASIAN) return primary
  return KANA.test(text) ? 'ja' : HANGUL.test(text) ? 'ko' : isHan ? 'zh' : 'ja'
}
