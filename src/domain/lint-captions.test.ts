import { expect, it } from 'vitest'
import { lintCaptions, withTrigger } from './lint-captions.ts'

const captions = (...texts: string[]) => texts.map((caption, at) => ({ id: String(at), caption }))
const kinds = (texts: string[], trigger: string) =>
  lintCaptions(captions(...texts), trigger).map(({ kind, ids }) => [kind, ids.join()])

it('captions without words, without the trigger and with two of it are named', () => {
  expect(kinds(['', 'mara by a lake', 'mara, mara at noon', 'a hat'], 'mara')).toEqual([
    ['EMPTY', '0'],
    ['NO_TRIGGER', '3'],
    ['TRIGGER_TWICE', '2'],
  ])
})

it('words that every caption repeats belong to the trigger', () => {
  expect(kinds(['mara, blonde at sea', 'mara, blonde in town', 'mara, blonde asleep'], 'mara')).toEqual([
    ['SAME_WORDS', '0,1,2'],
  ])
  expect(kinds(['mara, blonde', 'mara, tall', 'mara, asleep'], 'mara')).toEqual([])
})

it('the words for the subjects may stand in every caption', () => {
  const texts = ['kit, Biscuit at sea', 'kit, biscuit in town', 'kit, biscuit asleep']
  expect(lintCaptions(captions(...texts), 'kit', ['Biscuit'])).toEqual([])
  expect(lintCaptions(captions(...texts), 'kit', ['rex'])[0]?.text).toContain('‘biscuit’')
})

it('the trigger is put at the head once, and a longer word is another word', () => {
  expect(withTrigger('a hat', 'mara')).toBe('mara, a hat')
  expect(withTrigger('a hat on mara', 'mara')).toBe('a hat on mara')
  expect(withTrigger('mara, mara, a hat', 'mara')).toBe('mara, a hat')
  expect(withTrigger('a marathon', 'mara')).toBe('mara, a marathon')
})
