import { beforeAll, describe, expect, it } from 'vitest'
import { captionPieces, textOfPieces } from './caption-pieces.ts'
import { captionPages } from './captions.ts'
import { canHyphenate, divideWord, loadHyphenation, syllablesOf } from './hyphenation.ts'

const SHIP = 'Donaudampfschifffahrtsgesellschaft'
const SPEED = 'Geschwindigkeitsbegrenzung'

beforeAll(() => loadHyphenation('de-DE'))

it('words of a language are divided once it is loaded, which is done once', async () => {
  expect(canHyphenate('de-AT')).toBe(true)
  expect(await loadHyphenation('de')).toBe(false)
  expect(await loadHyphenation('xx')).toBe(false)
  expect(syllablesOf('internationalisation', 'en-US')).toEqual(['internationalisation'])
})

describe('a German compound', () => {
  it.each([
    [SPEED, 'Geschwin|dig|keits|be|gren|zung'],
    [SPEED.toUpperCase(), 'GESCHWIN|DIG|KEITS|BE|GREN|ZUNG'],
    [`„${SPEED}“,`, '„Geschwin|dig|keits|be|gren|zung“,'],
    ['Gesellschaft', 'Gesell|schaft'],
    ['Schifffahrt', 'Schifffahrt'],
  ])('%s may be divided at %s', (word, parts) => expect(syllablesOf(word, 'de-DE').join('|')).toBe(parts))

  it.each([
    [20, ['Geschwindigkeits', 'begrenzung']],
    [16, ['Geschwindig', 'keitsbegrenzung']],
    [12, ['Geschwin', 'digkeits', 'begrenzung']],
    [4, null],
  ])('is divided into as few parts as have at most %i letters with their hyphens', (most, parts) =>
    expect(divideWord(SPEED, 'de-DE', (part) => part.length <= most)).toEqual(parts),
  )

  it('that has a hyphen gets no second one', () =>
    expect(divideWord('Bundes-Ausbildungsgesetz', 'de', (part) => part.length <= 17)).toEqual(['Bundes-', 'Ausbildungsgesetz'])) // prettier-ignore

  it('is shown in parts that say where a hyphen stands', () => {
    const pieces = captionPieces([{ word: `${SHIP}.`, start: 0, end: 1000 }], 'de-DE')
    expect(pieces.map(({ text, isHyphenated = false }) => [text, isHyphenated])).toEqual([
      ['Donaudampfschifffahrts', true],
      ['gesellschaft.', false],
    ])
    expect([textOfPieces(pieces), textOfPieces(pieces.slice(0, 1))]).toEqual([`${SHIP}.`, 'Donaudampfschifffahrts-'])
  })

  it('that two captions share is divided between them', () => {
    const words = [{ word: SHIP, start: 0, end: 1000 }]
    const pages = captionPages(words, 'SHORT', 'de-DE').map(({ pieces }) => textOfPieces(pieces))
    expect(pages).toEqual(['Donaudampfschifffahrts-', 'gesellschaft'])
  })
})
