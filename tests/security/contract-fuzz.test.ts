import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { operationTable } from '#generated/server/operations.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { anything, malformed, nastyText, wellFormed } from './arbitrary.ts'
import { contract, type Operation } from './contract.ts'
import { expectContract, pathPart } from './expect-contract.ts'
import { toCall, validRequest } from './valid-requests.ts'
import { seedAccount, type SeededAccount } from './seed-account.ts'

// Only here every operation gets values that no test names: the wrong type, length, sign or script in each field, and bodies
// that are no JSON. All go through the real app, whose answers are checked against the contract.
const isLong = process.env.LONG_TESTS === '1'
/** Requests per operation and kind. */
const RUNS = isLong ? 200 : 3
const SEED = Number(process.env.SEED ?? (isLong ? Date.now() : 20_300_115)) % 2 ** 31
const TIMEOUT = isLong ? 600_000 : 30_000

const test = await createTestApp()
const foreign = await seedAccount(test)
/** Callers who only read, and whose requests are refused before their fields are read. */
const unchanged = { staff: await seedAccount(test, { isStaff: true }), user: await seedAccount(test) }
const unchangedFor = ({ isForStaff }: Operation) => (isForStaff ? unchanged.staff : unchanged.user)
afterAll(() => test.close())
afterEach(() => void test.takeLogged())

let callers = 0
/** Rate limits per address are not tested here. */
const nextAddress = () => `198.51.${(callers >> 8) % 256}.${callers++ % 256}`

/** Logging out ends the session that the next call needs. */
async function freshCaller(operation: Operation, own: SeededAccount): Promise<TestUser | undefined> {
  if (!operation.isGuarded) return undefined
  return operation.id === 'logout' || operation.id === 'changePassword' ? test.user() : own.user
}

describe('every operation keeps the contract for any request', () => {
  it.each(contract)(
    'the operation $id keeps the contract for any request',
    async (operation) => {
      const own = operation.isRead
        ? unchangedFor(operation)
        : await seedAccount(test, { isStaff: operation.isForStaff })
      const accounts = { own, foreign }
      const { body: bodyOf } = operation
      const good = bodyOf ? wellFormed(operation, bodyOf.schema, [], accounts) : fc.constant(undefined)
      const parameters = operation.parameters.filter(({ in: where }) => where !== 'header')
      const goodParameters = fc.record(
        Object.fromEntries(
          parameters.map(({ name, schema }) => [name, wellFormed(operation, schema, [name], accounts)]),
        ),
        { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) },
      )
      const badParameters = fc.record(
        Object.fromEntries(
          parameters.map(({ name }) => [
            name,
            fc.oneof(
              nastyText,
              anything.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
            ),
          ]),
        ),
        { requiredKeys: [] },
      )
      const send = async (values: Record<string, unknown>, body: unknown) => {
        const base = validRequest(operation, own)
        const params = { ...base.params }
        const query: Record<string, unknown> = {}
        for (const { name, in: where } of parameters) {
          if (!Object.hasOwn(values, name)) continue
          if (where === 'path') params[name] = pathPart(String(values[name]))
          else query[name] = values[name]
        }
        const as = await freshCaller(operation, own)
        const call = {
          ...toCall(operation, { params, query, body }),
          ...(as ? { as } : {}),
          clientAddress: nextAddress(),
        }
        expectContract(test, operation, await test.call(operation.id, call), { params, query, body })
      }
      const options = { numRuns: RUNS, seed: SEED }
      await fc.assert(fc.asyncProperty(goodParameters, good, send), options)
      if (bodyOf) await fc.assert(fc.asyncProperty(goodParameters, malformed(good), send), options)
      if (parameters.length > 0) await fc.assert(fc.asyncProperty(badParameters, good, send), options)
    },
    TIMEOUT,
  )
})

const HUGE = `{"text":"${'x'.repeat(1_000_001)}"}`
const RAW: [name: string, text: string, statuses: number[]][] = [
  ['nothing', '', [400]],
  ['half an object', '{"story_id":', [400]],
  ['a list', '[]', [400]],
  ['null', 'null', [400]],
  ['a number', '12', [400]],
  ['a text', '"hello"', [400]],
  ['many brackets', '['.repeat(100_000), [400]],
  ['a key of the prototype', '{"__proto__":{"is_staff":true}}', [400]],
  ['more than a megabyte', HUGE, [413]],
]

describe('every operation with a JSON body rejects', () => {
  const withBody = contract.filter(({ body, id }) => body?.type === 'json' && validWithoutBody(id) === false)
  it.each(withBody)('an operation rejects a body that is no JSON: $id', async (operation) => {
    const own = unchangedFor(operation)
    const { params, query } = validRequest(operation, own)
    const { method, path, spends } = operationTable[operation.id]
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const url = `${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}?${search.toString()}`
    const headers: Record<string, string> = spends ? { 'Idempotency-Key': crypto.randomUUID() } : {}
    for (const [name, text, statuses] of RAW) {
      const sent = { ...(operation.isGuarded ? { as: own.user } : {}), clientAddress: nextAddress() }
      const answer = await test.request(method, url, { ...sent, text, headers })
      expect(statuses, `${name}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
      expectContract(test, operation, answer, name)
    }
    const answer = await test.request(method, url, {
      ...(operation.isGuarded ? { as: own.user } : {}),
      text: '<story/>',
      headers: { ...headers, 'Content-Type': 'text/xml' },
    })
    expect(answer.status).toBe(415)
  })
})

/** Bodies with only optional fields. */
function validWithoutBody(id: Operation['id']): boolean {
  return operationTable[id].body?.safeParse({}).success ?? true
}
