import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { faker } from '@faker-js/faker'
import { getResponse, type RequestHandler } from 'msw'
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
  const made: unknown = await import(join(out, 'mocks/index.msw.ts'))
  mocks = new Map(Object.entries(made as object))
  faker.seed(20)
})

afterAll(() => rmSync(out, { recursive: true, force: true }))

const capitalised = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1)

test.each(Object.entries(operationTable))(
  'the generated MSW handler of %s answers its call as the contract says',
  async (id, { method, path, response, successStatus, contentType }) => {
    const suffix = contentType === 'json-or-form' ? 'WithJson' : ''
    const handler = mocks.get(`get${capitalised(id)}${suffix}MockHandler`) as (() => RequestHandler) | undefined
    if (!handler) throw new Error(`no handler for ${id}`)
    const call = new Request(`http://api.test${path.replaceAll(/:\w+/g, '1')}`, { method })
    const answer = await getResponse([handler()], call)
    expect(answer?.status).toBe(successStatus)
    const parsed = response.safeParse(await answer?.json())
    expect(parsed.error?.issues ?? []).toEqual([])
  },
)
