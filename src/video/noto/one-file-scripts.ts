import arabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url'
import bengali from '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2?url'
import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url'
import gujarati from '@fontsource-variable/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2?url'
import gurmukhi from '@fontsource-variable/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-wght-normal.woff2?url'
import hebrew from '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2?url'
import kannada from '@fontsource-variable/noto-sans-kannada/files/noto-sans-kannada-kannada-wght-normal.woff2?url'
import malayalam from '@fontsource-variable/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-wght-normal.woff2?url'
import tamil from '@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2?url'
import telugu from '@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2?url'
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url'
import { arabic as arabicRange } from '@fontsource-variable/noto-sans-arabic/unicode.json'
import { bengali as bengaliRange } from '@fontsource-variable/noto-sans-bengali/unicode.json'
import { devanagari as devanagariRange } from '@fontsource-variable/noto-sans-devanagari/unicode.json'
import { gujarati as gujaratiRange } from '@fontsource-variable/noto-sans-gujarati/unicode.json'
import { gurmukhi as gurmukhiRange } from '@fontsource-variable/noto-sans-gurmukhi/unicode.json'
import { hebrew as hebrewRange } from '@fontsource-variable/noto-sans-hebrew/unicode.json'
import { kannada as kannadaRange } from '@fontsource-variable/noto-sans-kannada/unicode.json'
import { malayalam as malayalamRange } from '@fontsource-variable/noto-sans-malayalam/unicode.json'
import { tamil as tamilRange } from '@fontsource-variable/noto-sans-tamil/unicode.json'
import { telugu as teluguRange } from '@fontsource-variable/noto-sans-telugu/unicode.json'
import { thai as thaiRange } from '@fontsource-variable/noto-sans-thai/unicode.json'
import type { FontFile } from './numbered-files.ts'

/** Scripts of one file each; a file is fetched when its letters are drawn. */
export const files: readonly FontFile[] = [
  { url: arabic, range: arabicRange },
  { url: bengali, range: bengaliRange },
  { url: devanagari, range: devanagariRange },
  { url: gujarati, range: gujaratiRange },
  { url: gurmukhi, range: gurmukhiRange },
  { url: hebrew, range: hebrewRange },
  { url: kannada, range: kannadaRange },
  { url: malayalam, range: malayalamRange },
  { url: tamil, range: tamilRange },
  { url: telugu, range: teluguRange },
  { url: thai, range: thaiRange },
]
