import { expect, test } from 'vitest'
import { ApiError } from '#src/shared/api/api-error.ts'
import { readImport, refusedImport } from './read-import.ts'

const problems = (text: string) => {
  const read = readImport(text)
  return 'problems' in read ? read.problems : null
}

test('the screenplay import accepts a screenplay with and without a call’s wrapper', () => {
  const data = { segments: [{ location: 'Kitchen', location_type: 'INT', time_of_day: 'DAY', elements: [] }] }
  expect(readImport(JSON.stringify(data))).toMatchObject({ data })
  expect(readImport(JSON.stringify({ screenplay_data: data }))).toMatchObject({ data })
})

test('the screenplay import names the line that is not valid', () => {
  expect(problems('{\n "segments": [\n  { "elements": [ ]\n ]\n}')).toEqual([
    { line: 4, text: 'A comma or } is expected here' },
  ])
  expect(problems('{\n "segments": [\n  { "elements": [\n   { "element_type": "SONG" } ] }\n ]\n}')).toMatchObject([
    { line: 4, text: expect.stringMatching(/^element_type: /) },
  ])
  expect(problems('{\n "screenplay_data": {\n  "segments": [],\n  "pages": 3\n }\n}')).toMatchObject([
    { line: 3, text: expect.stringMatching(/^segments: /) },
    { line: 4, text: 'pages: isn’t supported' },
  ])
})

test('the screenplay import finds the line of the server’s refusal', () => {
  const read = readImport('{ "segments": [ { "elements": [\n { "element_type": "DIALOGUE" } ] } ] }')
  const fields = { 'screenplay_data.segments.0.elements.0.dialogue': ['Add the words'] }
  const refusal = new ApiError({ message: 'Please check the marked fields', status: 400, fields })
  expect('lines' in read && refusedImport(refusal, read.lines)).toEqual([{ line: 2, text: 'dialogue: Add the words' }])
  expect(refusedImport(new Error('Can’t reach the server'), new Map())).toEqual([
    { line: null, text: 'Can’t reach the server' },
  ])
})
