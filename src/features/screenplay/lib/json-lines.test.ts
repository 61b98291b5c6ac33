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

test('the JSON reader accepts what JSON allows', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readJson(text).value).toEqual(JSON.parse(text))
    }),
  )
})

test('the JSON reader names the line that is no JSON', () => {
  expect(problem('{', '  "segments": [', '    { "elements": [] }', '    { "elements": [] }', '  ]', '}')).toEqual([
    4,
    5,
    'Expected a comma or ]',
  ])
  expect(problem('{', '  "title": Rain', '}')).toEqual([2, 12, 'Rain needs quotation marks'])
  expect(problem('{', '  "title": "Rain,', '}')).toEqual([2, 12, 'Missing closing quotation mark'])
  expect(problem('{"segments": [')).toEqual([1, 15, 'Unexpected end of text'])
  expect(problem('[1,', ']')).toEqual([2, 1, 'Remove the comma after the last entry'])
  expect(problem('{}', '{}')).toEqual([2, 1, 'Unexpected text after the end'])
  expect(problem('')).toEqual([1, 1, 'Unexpected end of text'])
})

test('the JSON reader knows the line of every value, and the nearest one for a missing value', () => {
  const { lines } = readJson('{\n "segments": [\n  {"elements": [\n   {"element_type":\n    "DIALOGUE"}\n  ]}\n ]\n}')
  expect(lineOf(lines, 'segments.0.elements.0.element_type')).toBe(5)
  expect(lineOf(lines, 'segments.0.elements.0.dialogue')).toBe(4)
  expect(lineOf(lines, 'title')).toBe(1)
})
