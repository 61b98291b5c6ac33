import { isSameLanguage, LANGUAGES } from '#src/domain/languages.ts'
import { useEffect, useState } from 'react'

/** Delay after the last input before a text is checked, ms. */
const DEBOUNCE_MS = 250

/** Shorter texts are names and fragments: they cannot be classified. */
const MIN_WORDS = 4
/** The beginning of a long text says as much as all of it, characters. */
const ENOUGH = 4_000

/** Scripts that one language here writes alone, or that a few letters distinguish; the first match counts. */
const BY_SCRIPT: readonly (readonly [script: RegExp, readonly (readonly [RegExp, string])[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, [[/./u, 'ja-JP']]],
  [/\p{Script=Hangul}/u, [[/./u, 'ko-KR']]],
  [
    /\p{Script=Han}/u,
    [
      [/[們這個國來說時會學還對發過見開關門東車長樂點燈寫書愛聽讓裡臺灣為無電話]/u, 'zh-TW'],
      [/./u, 'zh-CN'],
    ],
  ],
  [
    /\p{Script=Arabic}/u,
    [
      [/[ٹڈڑںےۓھ]/u, 'ur-PK'],
      [/[پچژگی]/u, 'fa-IR'],
      [/./u, 'ar-SA'],
    ],
  ],
  [/\p{Script=Hebrew}/u, [[/./u, 'he-IL']]],
  [/\p{Script=Thai}/u, [[/./u, 'th-TH']]],
  [/\p{Script=Greek}/u, [[/./u, 'el-GR']]],
  [
    /\p{Script=Cyrillic}/u,
    [
      [/[іїєґ]/iu, 'uk-UA'],
      [/[ђјљњћџ]/iu, 'sr-RS'],
      [/[ыэё]/iu, 'ru-RU'],
      [/ъ[а-я]|\p{L}ът(?!\p{L})|(?<!\p{L})(?:се|ще|от|със|които)(?!\p{L})/iu, 'bg-BG'],
      [/./u, 'ru-RU'],
    ],
  ],
  [
    /\p{Script=Devanagari}/u,
    [
      [/ळ|(?<!\p{L})(?:आहे|आणि|होते|एक\s+दिवशी|नाही)(?![\p{L}\p{M}])/u, 'mr-IN'],
      [/./u, 'hi-IN'],
    ],
  ],
  [/\p{Script=Bengali}/u, [[/./u, 'bn-IN']]],
  [/\p{Script=Gujarati}/u, [[/./u, 'gu-IN']]],
  [/\p{Script=Gurmukhi}/u, [[/./u, 'pa-IN']]],
  [/\p{Script=Kannada}/u, [[/./u, 'kn-IN']]],
  [/\p{Script=Malayalam}/u, [[/./u, 'ml-IN']]],
  [/\p{Script=Tamil}/u, [[/./u, 'ta-IN']]],
  [/\p{Script=Telugu}/u, [[/./u, 'te-IN']]],
]

const ENGLISH = new Set(
  'the of and to in is that for it with as was on are this by how from his her they what when their one who until about were has have had which you your'.split(
    ' ',
  ),
)

/** English where at least this share of the words is among the commonest. */
const ENGLISH_SHARE = 0.15

/**
 * The language a text looks to be written in, as a code of `LANGUAGES`; null where uncertain. Scripts and plain English
 * are detected at once; for other Latin letters a detector is loaded.
 */
export async function guessLanguage(text: string): Promise<string | null> {
  const sample = text.slice(0, ENOUGH)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin * 2 < letters) return byScript(sample)
  const words = sample.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
  if (words.length < MIN_WORDS) return null
  if (words.filter((word) => ENGLISH.has(word)).length >= words.length * ENGLISH_SHARE) return 'en-US'
  const { detectLatin } = await import('./detect-latin.ts')
  const found = detectLatin(sample, words)
  return LANGUAGES.find(({ code }) => found !== null && isSameLanguage(code, found))?.code ?? null
}

function byScript(sample: string): string | null {
  const letters = sample.replace(/[^\p{L}\p{M}\s]/gu, '')
  const foreign = letters.replace(/\p{Script=Latin}/gu, '')
  const [, languages = []] = BY_SCRIPT.find(([script]) => script.test(foreign)) ?? []
  return languages.find(([mark]) => mark.test(foreign))?.[1] ?? null
}

/** The language a text looks to be written in, shortly after the input; null while uncertain. */
export function useLanguageGuess(text: string): string | null {
  const [guess, setGuess] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    const look = async () => {
      // The detector could not be loaded: the user sets the language, as before.
      const found = await guessLanguage(text).catch(() => null)
      if (!isOver) setGuess(found)
    }
    const timer = setTimeout(() => void look(), DEBOUNCE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text])
  return guess
}
