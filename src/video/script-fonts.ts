import type { FontFile } from './noto/numbered-files.ts'

type Load = () => Promise<{ files: readonly FontFile[] }>

const HAN = /\p{Script=Han}/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u
/** Signs of full width, which come with the letters around them. */
const WIDE_SIGNS = /[\u3000-\u303f\uff00-\uffef]/u
const ONE_FILE =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Hebrew}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}]/u

/** The shapes of one Chinese character differ by language. */
const EAST_ASIAN: Readonly<Record<string, Load>> = {
  ja: () => import('./noto/japanese.ts'),
  ko: () => import('./noto/korean.ts'),
  zh: () => import('./noto/simplified-chinese.ts'),
  'zh-TW': () => import('./noto/traditional-chinese.ts'),
}

/**
 * The font a text's letters need beside the film's own ones, which know Latin, Greek and Cyrillic. An operating system without them
 * would show boxes, and preview and film would differ between two of them.
 * @param language BCP 47 of the film
 */
export function scriptFontsOf(text: string, language: string): { name: string; load: Load }[] {
  const fonts: { name: string; load: Load }[] = []
  if (ONE_FILE.test(text)) fonts.push({ name: 'one-file-scripts', load: () => import('./noto/one-file-scripts.ts') })
  const eastAsian = eastAsianOf(text, language)
  const load = eastAsian === null ? undefined : EAST_ASIAN[eastAsian]
  if (eastAsian !== null && load) fonts.push({ name: `east-asian ${eastAsian}`, load })
  return fonts
}

function eastAsianOf(text: string, language: string): string | null {
  const isHan = HAN.test(text)
  if (!isHan && !KANA.test(text) && !HANGUL.test(text) && !WIDE_SIGNS.test(text)) return null
  const [primary = ''] = language.split('-')
  if (primary === 'zh') return /-(?:TW|HK|MO|Hant)\b/u.test(language) ? 'zh-TW' : 'zh'
  if (primary in EAST_ASIAN) return primary
  return KANA.test(text) ? 'ja' : HANGUL.test(text) ? 'ko' : isHan ? 'zh' : 'ja'
}
