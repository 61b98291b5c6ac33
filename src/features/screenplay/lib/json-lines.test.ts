import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { JsonProblem, lineOf, readJson } from './json-lines.ts'

const problem = (...lines: string[]) => {
  try {
    readJson(lines.join('\n'))
    return null
  } catch (cause) {
    if (!(cause instanceof JsonProblem)) throw cause
    return [cause.line, cause.column, cause.message]
  }
}

test('the JSON reader reads what JSON reads', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readJson(text).value).toEqual(JSON.parse(text))
    }),
  )
})

test('the JSON reader points at the line that is no JSON', () => {
  expect(problem('{', '  "segments": [', '    { "elements": [] }', '    { "elements": [] }', '  ]', '}')).toEqual([
    4,
    5,
    'A comma or ] is expected here',
  ])
  expect(problem('{', '  "title": Rain', '}')).toEqual([2, 12, 'Rain needs quotation marks'])
  expect(problem('{', '  "title": "Rain,', '}')).toEqual([2, 12, 'This text has no closing quotation mark'])
  expect(problem('{"segments": [')).toEqual([1, 15, 'The text ends here; something is missing'])
  expect(problem('[1,', ']')).toEqual([2, 1, 'The last entry has no comma after it'])
  expect(problem('{}', '{}')).toEqual([2, 1, 'Nothing is expected after the end'])
  expect(problem('')).toEqual([1, 1, 'The text ends here; something is missing'])
})

test('the JSON reader knows the line of every value, and the nearest of one that is missing', () => {
  const { lines } = readJson('{\n "segments": [\n  {"elements": [\n   {"element_type":\n    "DIALOGUE"}\n  ]}\n ]\n}')
  expect(lineOf(lines, 'segments.0.elements.0.element_type')).toBe(5)
  expect(lineOf(lines, 'segments.0.elements.0.dialogue')).toBe(4)
  expect(lineOf(lines, 'title')).toBe(1)
})
