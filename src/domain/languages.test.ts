import { expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES, languageName, separatesWords, textDirection } from './languages.ts'

it('the list of languages has well-formed, distinct tags and distinct names', () => {
  const codes = LANGUAGES.map(({ code }) => code)
  expect(Intl.getCanonicalLocales(codes)).toEqual(codes)
  expect(new Set(codes).size).toBe(codes.length)
  expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(LANGUAGES.length)
  expect(codes).toContain(DEFAULT_LANGUAGE)
})

it('the list of languages agrees with the platform about the direction of every listed language', () => {
  for (const { code } of LANGUAGES) {
    const script = new Intl.Locale(code).maximize().script ?? ''
    expect([code, textDirection(code)]).toEqual([code, ['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr'])
  }
})

it('the list of languages names a language, and an unknown one by its tag', () => {
  expect(languageName('pt-BR')).toBe('Portuguese (Brazil)')
  expect(languageName('tlh')).toBe('tlh')
})

it('the list of languages marks scripts without spaces', () => {
  expect(separatesWords('ja-JP')).toBe(false)
  expect(separatesWords('th-TH')).toBe(false)
  expect(separatesWords('ko-KR')).toBe(true)
  expect(textDirection('AR')).toBe('rtl')
})
