export interface Language {
  /** BCP 47 tag, the contract's `language`. */
  code: string
  /** In English, with the region where a language has several here. */
  name: string
  /** As its speakers write it. */
  nativeName: string
}

/** Default language of a transcription. */
export const DEFAULT_LANGUAGE = 'en-US'

/** Languages of stories, transcripts and duplicates, by English name; English first. */
export const LANGUAGES: readonly Language[] = [
  { code: 'en-US', name: 'English (United States)', nativeName: 'English (United States)' },
  { code: 'en-GB', name: 'English (United Kingdom)', nativeName: 'English (United Kingdom)' },
  { code: 'en-AU', name: 'English (Australia)', nativeName: 'English (Australia)' },
  { code: 'en-IN', name: 'English (India)', nativeName: 'English (India)' },
  { code: 'af-ZA', name: 'Afrikaans', nativeName: 'Afrikaans' },
  { code: 'ar-SA', name: 'Arabic', nativeName: 'العربية' },
  { code: 'bn-IN', name: 'Bengali', nativeName: 'বাংলা' },
  { code: 'bg-BG', name: 'Bulgarian', nativeName: 'Български' },
  { code: 'ca-ES', name: 'Catalan', nativeName: 'Català' },
  { code: 'zh-CN', name: 'Chinese (Simplified)', nativeName: '简体中文' },
  { code: 'zh-TW', name: 'Chinese (Traditional)', nativeName: '繁體中文' },
  { code: 'hr-HR', name: 'Croatian', nativeName: 'Hrvatski' },
  { code: 'cs-CZ', name: 'Czech', nativeName: 'Čeština' },
  { code: 'da-DK', name: 'Danish', nativeName: 'Dansk' },
  { code: 'nl-NL', name: 'Dutch', nativeName: 'Nederlands' },
  { code: 'et-EE', name: 'Estonian', nativeName: 'Eesti' },
  { code: 'fil-PH', name: 'Filipino', nativeName: 'Filipino' },
  { code: 'fi-FI', name: 'Finnish', nativeName: 'Suomi' },
  { code: 'fr-FR', name: 'French (France)', nativeName: 'Français (France)' },
  { code: 'fr-CA', name: 'French (Canada)', nativeName: 'Français (Canada)' },
  { code: 'de-DE', name: 'German', nativeName: 'Deutsch' },
  { code: 'el-GR', name: 'Greek', nativeName: 'Ελληνικά' },
  { code: 'gu-IN', name: 'Gujarati', nativeName: 'ગુજરાતી' },
  { code: 'he-IL', name: 'Hebrew', nativeName: 'עברית' },
  { code: 'hi-IN', name: 'Hindi', nativeName: 'हिन्दी' },
  { code: 'hu-HU', name: 'Hungarian', nativeName: 'Magyar' },
  { code: 'id-ID', name: 'Indonesian', nativeName: 'Bahasa Indonesia' },
  { code: 'it-IT', name: 'Italian', nativeName: 'Italiano' },
  { code: 'ja-JP', name: 'Japanese', nativeName: '日本語' },
  { code: 'kn-IN', name: 'Kannada', nativeName: 'ಕನ್ನಡ' },
  { code: 'ko-KR', name: 'Korean', nativeName: '한국어' },
  { code: 'lv-LV', name: 'Latvian', nativeName: 'Latviešu' },
  { code: 'lt-LT', name: 'Lithuanian', nativeName: 'Lietuvių' },
  { code: 'ms-MY', name: 'Malay', nativeName: 'Bahasa Melayu' },
  { code: 'ml-IN', name: 'Malayalam', nativeName: 'മലയാളം' },
  { code: 'mr-IN', name: 'Marathi', nativeName: 'मराठी' },
  { code: 'nb-NO', name: 'Norwegian', nativeName: 'Norsk bokmål' },
  { code: 'fa-IR', name: 'Persian', nativeName: 'فارسی' },
  { code: 'pl-PL', name: 'Polish', nativeName: 'Polski' },
  { code: 'pt-BR', name: 'Portuguese (Brazil)', nativeName: 'Português (Brasil)' },
  { code: 'pt-PT', name: 'Portuguese (Portugal)', nativeName: 'Português (Portugal)' },
  { code: 'pa-IN', name: 'Punjabi', nativeName: 'ਪੰਜਾਬੀ' },
  { code: 'ro-RO', name: 'Romanian', nativeName: 'Română' },
  { code: 'ru-RU', name: 'Russian', nativeName: 'Русский' },
  { code: 'sr-RS', name: 'Serbian', nativeName: 'Српски' },
  { code: 'sk-SK', name: 'Slovak', nativeName: 'Slovenčina' },
  { code: 'sl-SI', name: 'Slovenian', nativeName: 'Slovenščina' },
  { code: 'es-ES', name: 'Spanish (Spain)', nativeName: 'Español (España)' },
  { code: 'es-MX', name: 'Spanish (Mexico)', nativeName: 'Español (México)' },
  { code: 'sw-KE', name: 'Swahili', nativeName: 'Kiswahili' },
  { code: 'sv-SE', name: 'Swedish', nativeName: 'Svenska' },
  { code: 'ta-IN', name: 'Tamil', nativeName: 'தமிழ்' },
  { code: 'te-IN', name: 'Telugu', nativeName: 'తెలుగు' },
  { code: 'th-TH', name: 'Thai', nativeName: 'ไทย' },
  { code: 'tr-TR', name: 'Turkish', nativeName: 'Türkçe' },
  { code: 'uk-UA', name: 'Ukrainian', nativeName: 'Українська' },
  { code: 'ur-PK', name: 'Urdu', nativeName: 'اردو' },
  { code: 'vi-VN', name: 'Vietnamese', nativeName: 'Tiếng Việt' },
]

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'sd', 'ug', 'dv', 'ckb'])
const WITHOUT_SPACES = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my', 'yue'])

/** The first part of a tag: 'pt' of 'pt-BR'. */
function primarySubtag(code: string): string {
  return (code.split('-')[0] ?? '').toLowerCase()
}

/** Whether two languages are one, spoken in different places. */
export function isSameLanguage(one: string, other: string): boolean {
  return primarySubtag(one) === primarySubtag(other)
}

/** Which way text of a language runs; for `dir` and for caption layout. */
export function textDirection(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(primarySubtag(code)) ? 'rtl' : 'ltr'
}

/** False for scripts that set no spaces between words, so that captions must be cut by a segmenter. */
export function separatesWords(code: string): boolean {
  return !WITHOUT_SPACES.has(primarySubtag(code))
}

/** The English name; an unknown tag is its own name. */
export function languageName(code: string): string {
  return LANGUAGES.find((language) => language.code === code)?.name ?? code
}
