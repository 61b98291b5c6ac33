import { describe, expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { operationTable, type OperationId } from '#generated/server/operations.ts'
import { ApiProblem } from '#generated/zod/schemas/apiProblem.zod.ts'
import {
  contractOperations,
  examplesOf,
  parametersOf,
  resolve,
  type Answer,
  type Content,
} from './contract-document.ts'

/** The schema's errors, one readable line each; empty when it passes. */
const faults = (schema: ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

/** Examples cannot contain files: a real one replaces them. */
const withFiles = (content: Content, value: unknown): unknown => {
  const schema = resolve<{ properties?: Record<string, { format?: string }> }>(content.schema)
  const files = Object.entries(schema.properties ?? {}).filter(([, property]) => property.format === 'binary')
  const isSent = ([name]: [string, unknown]) => typeof value === 'object' && value !== null && name in value
  return {
    ...(value as object),
    ...Object.fromEntries(files.filter(isSent).map(([name]) => [name, new File(['bytes'], 'file.png')])),
  }
}

describe.each(contractOperations)('$id', ({ id, operation }) => {
  const facts = operationTable[id as OperationId]
  const bodies = Object.entries(operation.requestBody?.content ?? {})
  const answers = Object.entries(operation.responses).map(
    ([status, answer]) => [status, resolve<Answer>(answer)] as const,
  )

  test('every body and answer of an operation has a named example', () => {
    const contents = [...bodies, ...answers.flatMap(([, answer]) => Object.entries(answer.content ?? {}))]
    for (const [, content] of contents) {
      expect(examplesOf(content)).not.toEqual([])
      for (const [name, example] of examplesOf(content)) expect(example.summary, name).toBeTruthy()
    }
    expect(answers.filter(([, answer]) => !answer.content)).toEqual([])
  })

  test('request examples pass the schema the server validates with', () => {
    for (const [type, content] of bodies)
      for (const [name, { value }] of examplesOf(content)) {
        const body = type === 'multipart/form-data' ? withFiles(content, value) : value
        expect(facts.body && faults(facts.body, body), name).toEqual([])
      }
  })

  test('an unknown key in the body of an operation is rejected', () => {
    for (const [type, content] of bodies)
      for (const [, { value }] of examplesOf(content)) {
        const body = type === 'multipart/form-data' ? withFiles(content, value) : value
        if (facts.body) expect(faults(facts.body, { ...(body as object), is_staff: true })).not.toEqual([])
      }
  })

  test('parameter examples pass, as values and as text of a URL', () => {
    for (const place of ['path', 'query'] as const) {
      const schema = place === 'path' ? facts.params : facts.query
      const values = parametersOf(operation).filter((parameter) => parameter.in === place)
      if (schema === null) continue
      const asText = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value))
      expect(faults(schema, Object.fromEntries(values.map(({ name, example }) => [name, asText(example)])))).toEqual([])
    }
  })

  test('answer examples pass the schema of the client', () => {
    for (const [status, answer] of answers)
      for (const content of Object.values(answer.content ?? {}))
        for (const [name, { value }] of examplesOf(content))
          expect(faults(status.startsWith('2') ? facts.response : ApiProblem, value), `${status} ${name}`).toEqual([])
  })
})
