import { faker } from '@faker-js/faker'
import { beforeEach, expect, test } from 'vitest'
import * as mocks from '#generated/mocks/index.faker.ts'
import { operationTable } from '#generated/server/operations.ts'

const generated = new Map<string, unknown>(Object.entries(mocks))

const capitalised = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1)

beforeEach(() => void faker.seed(20))

test.each(Object.entries(operationTable))(
  'the generated answer of %s passes its own schema',
  (id, { response, contentType }) => {
    const suffix = contentType === 'json-or-form' ? 'WithJson' : ''
    const make = generated.get(`get${capitalised(id)}${suffix}ResponseMock`)
    if (typeof make !== 'function') throw new Error(`no mock for ${id}`)
    const parsed = response.safeParse(make())
    expect(parsed.error?.issues ?? []).toEqual([])
  },
)
