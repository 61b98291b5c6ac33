import { expect, it } from 'vitest'
import { voiceFor } from './voice-for.ts'

const voices = [
  { id: 'clara', language: 'en-US' },
  { id: 'alan', language: 'en-GB' },
  { id: 'yuki', language: 'ja-JP' },
  { id: 'olga', language: 'ru-RU' },
]
const find = (text: string, language: string, ...chosen: (string | null)[]) =>
  voiceFor(voices, { text, language, chosen })?.id ?? null

it('a text is spoken by the chosen voice, else by one of its region, else by one of its language', () => {
  expect(find('Hello there', 'en-GB')).toBe('alan')
  expect(find('Hello there', 'en-AU')).toBe('clara')
  expect(find('Hello there', 'en-GB', null, 'clara')).toBe('clara')
  expect(find('Guten Tag', 'de-DE', 'clara')).toBe('clara')
  expect(find('Hello there', 'en-US', 'gone')).toBe('clara')
})

it('the voice that a story was spoken with precedes others of its language, but not a chosen one', () => {
  const usually = (usual: string | null, language: string, ...chosen: string[]) =>
    voiceFor([...voices, { id: 'dora', language: 'en-US' }], { text: 'Hello there', language, chosen, usual })?.id
  expect(usually('dora', 'en-US')).toBe('dora')
  expect(usually('dora', 'en-US', 'alan')).toBe('alan')
  expect(usually('gone', 'en-US')).toBe('clara')
  // Also where a voice of the exact region was added since.
  expect(usually('dora', 'en-GB')).toBe('dora')
  expect(usually('dora', 'ja-JP')).toBe('yuki')
})

it('no voice speaks a language without voices, unreadable letters, or an empty text', () => {
  expect(find('Guten Tag', 'de-DE')).toBeNull()
  expect(find('こんにちは、世界。', 'en-US')).toBeNull()
  expect(find('こんにちは', 'ja-JP', 'clara')).toBeNull()
  expect(find('… 🎉 —', 'en-US')).toBeNull()
})

it('a text with a few foreign names, digits or Latin words in it stays spoken', () => {
  expect(find('The word 世界 means world', 'en-US')).toBe('clara')
  expect(find('OpenAPI と JSON の話', 'ja-JP')).toBe('yuki')
  expect(find('Привет, world', 'ru-RU')).toBe('olga')
  expect(find('1984', 'en-US')).toBe('clara')
})

it('a voice whose language has an unknown script reads Latin letters', () => {
  const spoken = { language: 'en-Abcd', chosen: [] }
  const voices = [{ id: 'own', language: 'en-Abcd' }]
  expect(voiceFor(voices, { ...spoken, text: 'Hello there' })?.id).toBe('own')
  expect(voiceFor(voices, { ...spoken, text: 'こんにちは、世界。' })).toBeNull()
})
