import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueText, meantBranch } from './issue-text.ts'

/** The message for a value that a schema refuses; of the first refusal where there are several. */
const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueText }).error?.issues.map(({ message }) => message)[0]

test.each([
  ['text', z.string(), 1, 'Must be text'],
  ['number', z.number(), 'x', 'Must be a number'],
  ['whole number', z.int(), 'x', 'Must be a number'],
  ['broken number', z.int(), 1.5, 'Must be a whole number'],
  ['switch', z.boolean(), 'x', 'Must be on or off'],
  ['file', z.instanceof(Blob), 'x', 'Choose a file'],
  ['list', z.array(z.string()), 'x', 'Invalid format'],
  ['choice', z.enum(['a', 'b']), 'x', 'Choose one of the options'],
  ['one thing or another', z.union([z.string(), z.number()]), true, 'Choose one of the options'],
  ['one thing or nothing', z.union([z.string().max(1), z.null()]), 'ab', 'Too long: at most 1 character'],
  ['nothing or one thing', z.union([z.null(), z.int()]), 1.5, 'Must be a whole number'],
  ['multiple', z.number().multipleOf(10), 5, 'Must be a multiple of 10'],
  ['multiple of one', z.number().multipleOf(1), 0.5, 'Must be a whole number'],
  ['unknown field', z.strictObject({}), { a: 1 }, 'Unknown field'],
  ['email', z.email(), 'x', 'Invalid email format'],
  ['address', z.url(), 'x', 'Enter a full URL, for example https://example.com'],
  ['id', z.uuid(), 'x', 'Must be a valid ID'],
  ['day', z.iso.date(), 'x', 'Must be a date such as 2030-01-31'],
  ['time', z.iso.datetime(), 'x', 'Invalid format'],
  ['colour', z.string().regex(/^#[0-9a-fA-F]{6}$/), 'x', 'Must be a colour such as #1a2b3c'],
  ['country', z.string().regex(/^[A-Z]{2}$/), 'x', 'Must be a two-letter country code, for example DE'],
  ['name', z.string().regex(/^[A-Za-z0-9_-]+$/), '?', 'Only letters, digits, - and _'],
  ['name or nothing', z.string().regex(/^[A-Za-z0-9_-]*$/), '?', 'Only letters, digits, - and _'],
  [
    'language',
    z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/),
    'x',
    'Must be a language such as en-US',
  ],
  ['blank text', z.string().regex(/\S/), '  ', 'Enter some text'],
  ['other pattern', z.string().regex(/^z$/), 'x', 'Invalid format'],
  ['rule of a class', z.custom(() => false), 'x', 'Choose a file'],
])('a refused value gets a message for its field: %s', (_, schema, value, words) => {
  expect(said(schema, value)).toBe(words)
})

test.each([
  ['text of at least two', z.string().min(2), 'a', 'Too short: at least 2 characters'],
  ['text of at least one', z.string().trim().min(1), ' ', 'Required'],
  ['text of at most two', z.string().max(2), 'abc', 'Too long: at most 2 characters'],
  ['text of at most one', z.string().max(1), 'abc', 'Too long: at most 1 character'],
  ['text of exactly two', z.string().length(2), 'abc', 'Too long: exactly 2 characters'],
  ['short text of exactly two', z.string().length(2), 'a', 'Too short: exactly 2 characters'],
  ['list of at least two', z.array(z.string()).min(2), ['a'], 'Must be at least 2'],
  ['list of at most one', z.array(z.string()).max(1), ['a', 'b'], 'Must be at most 1'],
  ['set of at most one', z.set(z.string()).max(1), new Set(['a', 'b']), 'Must be at most 1'],
  ['file of at most one byte', z.file().max(1), new File(['ab'], 'a'), 'Must have at most 1 byte'],
  ['file of at least three bytes', z.file().min(3), new File(['ab'], 'a'), 'Must have at least 3 bytes'],
  ['number of at least two', z.number().min(2), 1, 'Must be at least 2'],
  ['number of at most two', z.number().max(2), 3, 'Must be at most 2'],
  ['number above two', z.number().gt(2), 2, 'Must be more than 2'],
  ['number below two', z.number().lt(2), 2, 'Must be less than 2'],
])('a value beyond a limit is answered with the limit: %s', (_, schema, value, words) => {
  expect(said(schema, value)).toBe(words)
})

test.each([
  ['text', z.string()],
  ['choice', z.enum(['a', 'b'])],
  ['email', z.email()],
  ['length', z.string().min(1)],
  ['one thing or another', z.union([z.string().min(1), z.number()])],
  ['rule', z.custom((value) => value === 'x')],
  ['list', z.array(z.string())],
])('a missing value is required, whatever its type: %s', (_, schema) => {
  expect(said(schema, undefined)).toBe('Required')
  expect(said(schema, null)).toBe('Required')
})

test('an empty field is required, and so is a box that has to be ticked', () => {
  for (const schema of [z.number(), z.enum(['a']), z.email(), z.string().min(1), z.custom(() => false)])
    expect(said(schema, '')).toBe('Required')
  expect(said(z.literal(true), false)).toBe('Required')
})

test('a refused nullable value gets the message of its one form; a union gets a general one', () => {
  const branch = (code: string, expected?: string) => [{ code, expected, message: code }] as never
  const nothing = branch('invalid_type', 'null')
  const [one, other] = [branch('too_big'), branch('invalid_type', 'string')]
  expect(meantBranch([one, nothing])).toBe(one)
  expect(meantBranch([nothing, other])).toBe(other)
  expect(meantBranch([one, other])).toBeUndefined()
  expect(meantBranch([[], one])).toBe(one)
  expect(meantBranch([nothing])).toBeUndefined()
})
