import { expect } from 'vitest'
import * as z from 'zod'
import { operationTable } from '#generated/server/operations.ts'
import type { CallResult } from '#server/testing/caller.ts'
import type { TestApp } from '#server/testing/create-test-app.ts'
import type { Operation } from './contract.ts'

const errorBody = z.strictObject({
  message: z.string().min(1),
  detail: z.string().optional(),
  error: z.string().optional(),
  fields: z.record(z.string(), z.array(z.string().min(1))).optional(),
  non_field_errors: z.array(z.string()).optional(),
  // The current text, where a text was based on another one.
  present_value: z.string().optional(),
  present_captions: z.array(z.looseObject({ word: z.string(), start: z.int(), end: z.int() })).optional(),
  present_words: z.array(z.looseObject({ word: z.string(), start: z.int(), end: z.int() })).optional(),
})

/** An error in the common shape, or an answer of the contract (which the server itself validates in tests). */
export function expectContract(test: TestApp, operation: Operation, answer: CallResult, sent: unknown) {
  const description = () => {
    const causes = test
      .takeLogged()
      .map(({ cause }) => (cause instanceof Error ? (cause.stack ?? cause.message) : cause))
    return `${operation.id} answered ${answer.status} ${JSON.stringify(answer.body)} to ${JSON.stringify(sent)?.slice(0, 2_000)}\n${causes.join('\n')}`
  }
  const { successStatus } = operationTable[operation.id]
  if (answer.status === successStatus) return
  expect(
    operation.statuses.filter((status) => status < 500),
    description(),
  ).toContain(answer.status)
  const body = errorBody.safeParse(answer.body)
  expect(body.success, description()).toBe(true)
}

/** As part of a URL, which cannot contain a lone surrogate; an empty part is another path. */
export const pathPart = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '')
    .replace(/^\.{1,2}$/, '0')
    .slice(0, 2_000) || '0'
