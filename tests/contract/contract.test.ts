import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answers } from '#generated/client/answers.ts'
import { operations, type OperationId } from '#generated/server/operations.ts'
import { realtimeEvents } from '#generated/realtime/events.ts'
import { contract, contractOperations, parametersOf, resolve, type Answer } from './contract-document.ts'

const SPECIFIED_CALLS = 156
const EVENTS = [
  'aitask',
  'alert',
  'image_to_video',
  'lip_sync',
  'media_update',
  'new-video',
  'scene-audio-transcribed',
  'scene-merged',
  'scene-split',
  'story-character-update-{storyId}',
]

const statusesOf = (id: string) =>
  Object.keys(contractOperations.find((entry) => entry.id === id)?.operation.responses ?? {})

test('the contract has every call of the specification once', () => {
  const lines = contractOperations.filter(({ operation }) => operation['x-origin'] === 'spec')
  expect(lines).toHaveLength(SPECIFIED_CALLS)
})

test('every realtime event has a schema', () => {
  expect(Object.keys(realtimeEvents)).toEqual(expect.arrayContaining(EVENTS))
})

test('operation ids are unique verbs, and the server table has each of them', () => {
  const ids = contractOperations.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.keys(operations).sort()).toEqual([...ids].sort())
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([])
})

test('the app finds the schema of every operation’s answer', async () => {
  expect(answers).toHaveLength(contractOperations.length)
  for (const [method, path, load] of answers) expect(await load(), `${method} ${path}`).toHaveProperty('safeParse')
})

describe.each(contractOperations)('$method $path', ({ id, method, path, operation }) => {
  const facts = operations[id as OperationId]
  const parameters = parametersOf(operation)

  test('an operation has an origin, one tag and one success', () => {
    expect(operation.tags).toHaveLength(1)
    expect(operation.summary).toBeTruthy()
    expect(operation['x-origin'] === 'spec' ? operation['x-spec-line'] : operation['x-why']).toBeTruthy()
    expect(Object.keys(operation.responses).filter((status) => status.startsWith('2'))).toEqual([
      String(facts.successStatus),
    ])
  })

  test('the server table serves an operation at the same path with the same guard', () => {
    expect(facts.method).toBe(method.toUpperCase())
    expect(facts.path).toBe(path.replace(/\{([^}]*)\}/g, ':$1'))
    expect(facts.auth).toBe(operation.security?.length !== 0)
    expect(facts.roles).toEqual(operation['x-roles'] ?? [])
    expect([...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)).toEqual(
      parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
    )
  })

  test('an operation lists the errors that its kind of call can return', () => {
    const wanted = [
      ...(facts.auth ? ['401', '403'] : []),
      ...(parameters.some((parameter) => parameter.in !== 'header') || operation.requestBody ? ['400'] : []),
      ...(operation.requestBody ? ['413', '415'] : []),
      ...(parameters.some((parameter) => parameter.in === 'path') ? ['404'] : []),
      ...(facts.spends ? ['409'] : []),
      ...(facts.credits === null ? [] : ['402']),
    ]
    expect(statusesOf(id)).toEqual(expect.arrayContaining(wanted))
  })

  test('a call that spends credits takes an idempotency key', () => {
    const takesKey = parameters.some(({ name }) => /^idempotency[-_]key$/i.test(name))
    expect(facts.credits === null || takesKey).toBe(true)
  })

  test('every error of an operation has the common error shape', () => {
    const refusals = Object.entries(operation.responses).filter(([status]) => !status.startsWith('2'))
    for (const [, answer] of refusals)
      expect(resolve<Answer>(answer).content?.['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/ApiProblem',
      })
  })

  test('every parameter of an operation has a description and an example', () => {
    for (const parameter of parameters) {
      expect(parameter.description, parameter.name).toBeTruthy()
      expect(parameter.example, parameter.name).toBeDefined()
    }
  })
})

describe.each(Object.entries(contract.components.schemas ?? {}))('schema %s', (name, schema) => {
  test('a schema has a description, and so has every property', () => {
    expect((schema as { description?: string }).description, name).toBeTruthy()
    expect(undescribed(schema, name)).toEqual([])
  })

  test('a schema has no open object', () => {
    expect(openObjects(schema, name)).toEqual([])
  })
})

test('the contract’s own rules are committed beside it', () => {
  const rules = readFileSync(new URL('../../openapi/redocly.yaml', import.meta.url), 'utf8')
  expect(rules).toContain('recommended-strict')
  expect(rules.match(/: off/g)).toHaveLength(1)
})

function visit(node: unknown, at: string, check: (node: Record<string, unknown>, at: string) => string[]): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap((item, index) => visit(item, `${at}/${index}`, check))
  const object = node as Record<string, unknown>
  return [
    ...check(object, at),
    ...Object.entries(object).flatMap(([key, value]) => visit(value, `${at}/${key}`, check)),
  ]
}

const undescribed = (schema: unknown, name: string) =>
  visit(schema, name, (node, at) =>
    Object.entries((node.properties ?? {}) as Record<string, Record<string, unknown>>)
      .filter(([, property]) => property.$ref === undefined && !property.description)
      .map(([key]) => `${at}.${key}`),
  )

const openObjects = (schema: unknown, name: string) =>
  visit(schema, name, (node, at) => {
    const isObject = [node.type].flat().includes('object')
    // Field errors are keyed by the request's fields, but their values have a schema.
    const isMap = typeof node.additionalProperties === 'object'
    return node.additionalProperties === true || (isObject && !node.properties && !isMap) ? [at] : []
  })
