import { expect, test } from 'vitest'
import * as zod from 'zod'
import { readValues } from './read-values.ts'

const schema = readValues(
  { page: 'integer', archived: 'boolean', ids: 'comma-list', countries: 'list' },
  zod.object({
    page: zod.int().min(1).default(1),
    archived: zod.boolean().optional(),
    ids: zod.array(zod.string()).optional(),
    countries: zod.array(zod.string()).optional(),
    query: zod.string().optional(),
  }),
)

test('converts text to the type that the contract declares', () => {
  expect(schema.parse({ page: '3', archived: 'false', ids: 'a,b', countries: 'DE', query: '12' })).toEqual({
    page: 3,
    archived: false,
    ids: ['a', 'b'],
    countries: ['DE'],
    query: '12',
  })
  expect(schema.parse({ countries: ['DE', 'US'], ids: ['a,b', 'c'] })).toEqual({
    page: 1,
    countries: ['DE', 'US'],
    ids: ['a', 'b', 'c'],
  })
})

test.each([{ page: '' }, { page: 'one' }, { page: '1.5' }, { archived: 'no' }, { archived: '' }])(
  '%o is refused instead of guessed',
  (raw) => {
    expect(schema.safeParse(raw).success).toBe(false)
  },
)
