import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportScreenplay } from './export.ts'
import { longScreenplay } from './long-screenplay.fixture.ts'
import { parseScreenplay } from './parse.ts'
import type { Paragraph, Screenplay } from './screenplay.ts'
import { nameKey, tidyAction, tidyDialogue, tidyLine, tidyPlace, tidyTransition } from './tidy.ts'
import { cpuTime } from '../testing/cpu-time.ts'

const MARKS = ['*', '**', '_', '===', 'INT. HOUSE', 'CUT TO:', '(', ')', '!', '@', '> ', ' <', '[[', ']]', '/*', '*/', '# ', '= ', '~', '\\', '\n', '  ', 'SHOT: ', 'MARA', ' - ', '^', ':', '[[emotions: sad]]', 'ß', '雨', '🙂', 'CLOSE ON', '.x', 'foo'] // prettier-ignore
const words = fc.array(fc.oneof(fc.constantFrom(...MARKS), fc.string({ maxLength: 6 })), { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')) // prettier-ignore
const tidied = (tidy: (text: string) => string) => words.map(tidy).filter((text) => text !== '')
const emotions = fc.uniqueArray(fc.constantFrom('HAPPY', 'SAD', 'ANGRY', 'CALM', 'NEUTRAL', 'WHISPER' as const), {
  maxLength: 3,
}) as fc.Arbitrary<Paragraph['emotions']>
const paragraph = (elementType: Paragraph['elementType'], text: fc.Arbitrary<string>) =>
  text.map((description) => ({ elementType, description, character: null, dialogue: '', emotions: [], source: null }))
const element = fc.oneof(
  paragraph('ACTION', tidied(tidyAction)),
  paragraph('SHOT', tidied(tidyLine)),
  paragraph('TRANSITION', tidied(tidyTransition)),
  fc.record({
    elementType: fc.constant('DIALOGUE' as const),
    description: fc.oneof(fc.constant(''), fc.constantFrom('V.O.', 'O.S.; sadly', 'a (b'), tidied(tidyLine)),
    character: fc.oneof(fc.constant(null), fc.constantFrom('Mara', 'Bob (young)', 'JJ', '小明'), tidied(tidyLine)).filter((name) => name !== '?'), // prettier-ignore
    dialogue: tidied(tidyDialogue),
    emotions,
    source: fc.constant(null),
  }),
)
const segment = fc.record({
  locationType: fc.constantFrom('INT', 'EXT', 'INT_EXT' as const),
  locationName: words.map(tidyPlace),
  timeOfDay: fc.constantFrom('DAY', 'NIGHT', 'CONTINUOUS', 'DUSK' as const),
  source: fc.constant(null),
  elements: fc.array(element, { maxLength: 5 }),
}) as fc.Arbitrary<Screenplay['segments'][number]>

const said = ({ segments }: Screenplay) =>
  segments.map(({ source: _source, elements, ...heading }) => ({
    ...heading,
    locationName: nameKey(heading.locationName),
    elements: elements.map(({ source: _text, character, ...rest }) => ({ ...rest, character: character === null ? null : nameKey(character) })), // prettier-ignore
  }))

test('a screenplay of any words reads the same after it was written', () => {
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
      const screenplay = { head: '', segments }
      expect(said(parseScreenplay(exportScreenplay(screenplay)))).toEqual(said(screenplay))
    }),
    { numRuns: 400 },
  )
})

test('any text with a heading is written back verbatim', () => {
  const lines = fc.array(fc.oneof(words, fc.constantFrom('', '  ', 'INT. A - DAY', 'EXT. B', 'MARA', 'Hello.', '(softly)')), { maxLength: 14 }) // prettier-ignore
  fc.assert(
    fc.property(lines, (list) => {
      const text = ['INT. FIRST - NIGHT', ...list].join('\n')
      expect(exportScreenplay(parseScreenplay(text))).toBe(text)
    }),
    { numRuns: 400 },
  )
})

test('a screenplay keeps its meaning after any move, change or removal of paragraphs, and the text of the rest', () => {
  const text = longScreenplay(4)
  const parsed = parseScreenplay(text)
  const places = parsed.segments.length
  fc.assert(
    fc.property(fc.nat(places - 1), fc.nat(places - 1), fc.nat(), fc.nat(), (from, to, at, gone) => {
      const segments = parsed.segments.map((each) => ({ ...each, elements: [...each.elements] }))
      const [moved] = segments.splice(from, 1)
      if (moved) segments.splice(to, 0, moved)
      const elements = segments[to]?.elements ?? []
      elements.splice(gone % (elements.length + 1), 1)
      const [lifted] = elements.splice(at % (elements.length + 1), 1)
      if (lifted) elements.unshift({ ...lifted, source: null })
      const edited = { head: parsed.head, segments }
      const written = exportScreenplay(edited)
      expect(said(parseScreenplay(written))).toEqual(said(edited))
      expect(written.split('\n').length).toBeGreaterThan(text.split('\n').length - 25)
    }),
    { numRuns: 60 },
  )
})

test('a screenplay of more than 20 pages is written back word for word, fast', () => {
  const text = longScreenplay(24)
  const parsed = parseScreenplay(text)
  expect(exportScreenplay(parsed)).toBe(text)
  expect(cpuTime(() => exportScreenplay(parseScreenplay(text)))).toBeLessThan(500)
  expect(parsed.segments.length).toBeGreaterThan(40)
  const names = parsed.segments.flatMap(({ elements }) => elements.map(({ character }) => character))
  expect(new Set(names.filter((name) => name !== null))).toEqual(
    new Set(['MARA', 'EMIL', 'DR. OKAFOR', "O'BRIEN", 'McCoy', 'THE VOICE']),
  )
})
