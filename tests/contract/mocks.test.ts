import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { faker } from '@faker-js/faker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contract } from '../../scripts/codegen/bundle.ts'
import { generateMocks } from '../../scripts/codegen/generate-mocks.ts'
import { operationTable } from '#generated/server/operations.ts'

const ROOT = join(import.meta.dirname, '../..')
const CONTRACT = join(ROOT, 'generated/openapi.json')
/** Beside generated/, so that what is generated finds the app. */
const out = mkdtempSync(join(ROOT, '.codegen-mocks-'))

let mocks: ReadonlyMap<string, unknown>

beforeAll(async () => {
  await generateMocks(ROOT, out, JSON.parse(readFileSync(CONTRACT, 'utf8')) as Contract)
  const made: unknown = await import(join(out, 'mocks/index.faker.ts'))
  mocks = new Map(Object.entries(made as object))
  faker.seed(20)
})

afterAll(() => rmSync(out, { recursive: true, force: true }))

const capitalised = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1)

test.each(Object.entries(operationTable))(
  'a made-up answer of %s passes its own schema',
  (id, { response, contentType }) => {
    const suffix = contentType === 'json-or-form' ? 'WithJson' : ''
    const make = mocks.get(`get${capitalised(id)}${suffix}ResponseMock`)
    if (typeof make !== 'function') throw new Error(`no mock for ${id}`)
    const parsed = response.safeParse(make())
    expect(parsed.error?.issues ?? []).toEqual([])
  },
)
