import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { OperationId } from '#generated/server/operations.ts'
import { pending } from '#server/routes/pending.ts'
import { type Answer, contractOperations, examplesOf, resolve } from './contract-document.ts'

const server = path.join(import.meta.dirname, '../../server')
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name) && name !== 'routes/pending.ts')
  .map((name) => readFileSync(path.join(server, name), 'utf8'))
  .join('\n')

interface NamedRefusal {
  status: string
  error: string
}

/** The codes of an operation's refusals, as its examples name them. */
function refusalsOf(responses: Record<string, Answer | { $ref: string }>): NamedRefusal[] {
  return Object.entries(responses).flatMap(([status, answer]) =>
    Object.values(resolve<Answer>(answer).content ?? {})
      .flatMap(examplesOf)
      .map(([, { value }]) => (value as { error?: string }).error)
      .filter((error) => error !== undefined && /^[45]/.test(status))
      .map((error) => ({ status, error: error ?? '' })),
  )
}

/** The server can answer the code: it stands in a source as a text of its own. */
const isRaised = (error: string) => sources.includes(`'${error}'`)

const implemented = contractOperations.filter(({ id }) => !pending.includes(id as (typeof pending)[number]))

describe('what an implemented operation says it may refuse', () => {
  test.each(implemented)('$id', ({ operation }) => {
    expect(refusalsOf(operation.responses).filter(({ error }) => !isRaised(error))).toEqual([])
  })

  test('would be found missing', () => {
    expect(isRaised('VALIDATION_FAILED')).toBe(true)
    expect(isRaised('A_CODE_NOBODY_RAISES')).toBe(false)
  })
})

// The engines work in jobs: a call that starts one was accepted and paid; what fails later is told by the record and refunded.
const ACCEPTED: OperationId[] = ['regenerateSceneAudio', 'updateSceneAudio', 'generateAudio', 'regenerateImage']

test.each(ACCEPTED)('%s starts work in the background, so it names no failure of an engine', (id) => {
  const found = implemented.find((each) => each.id === id)
  expect(Object.keys(found?.operation.responses ?? {})).toContain('402')
  expect(Object.keys(found?.operation.responses ?? {})).not.toContain('502')
})
