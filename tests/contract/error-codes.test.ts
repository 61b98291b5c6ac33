import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { OperationId } from '#generated/server/operations.ts'
import { type Answer, contractOperations, examplesOf, resolve } from './contract-document.ts'
import { codesReachedFrom } from './reachable-codes.ts'

const server = path.join(import.meta.dirname, '../../server')
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => readFileSync(path.join(server, name), 'utf8'))
  .join('\n')

interface NamedRefusal {
  status: string
  error: string
}

/** The error codes of an operation, from its examples. */
function refusalsOf(responses: Record<string, Answer | { $ref: string }>): NamedRefusal[] {
  return Object.entries(responses).flatMap(([status, answer]) =>
    Object.values(resolve<Answer>(answer).content ?? {})
      .flatMap(examplesOf)
      .map(([, { value }]) => (value as { error?: string }).error)
      .filter((error) => error !== undefined && /^[45]/.test(status))
      .map((error) => ({ status, error: error ?? '' })),
  )
}

/** The server can answer the code: a source contains it as a string literal. */
const isRaised = (error: string) => sources.includes(`'${error}'`)

describe('documented error codes', () => {
  test.each(contractOperations)('the server can answer every error that $id lists', ({ operation }) => {
    expect(refusalsOf(operation.responses).filter(({ error }) => !isRaised(error))).toEqual([])
  })

  test('detects a listed error that the server cannot answer', () => {
    expect(isRaised('VALIDATION_FAILED')).toBe(true)
    expect(isRaised('AN_UNUSED_CODE')).toBe(false)
  })
})

/** Codes in a route's call graph that it cannot return. */
const NOT_MET: Partial<Record<OperationId, readonly string[]>> = {
  // Dividing a text may exceed the length; only regenerating is limited.
  splitStoryIntoScenes: ['VIDEO_LENGTH_LIMIT'],
  // The charge was held before; the rest is released.
  cancelGeneration: ['INSUFFICIENT_CREDITS'],
  // The caller's account exists.
  createProject: ['NOT_FOUND'],
  undoStoryEdit: ['NOTHING_TO_REDO'],
  redoStoryEdit: ['NOTHING_TO_UNDO'],
  // Busy scenes are refused before the first step, with the code of a busy story.
  restoreStoryVersion: ['SCENE_BUSY'],
}

const codes = new Set(
  contractOperations.flatMap(({ operation }) => refusalsOf(operation.responses)).map(({ error }) => error),
)
const raised = new Set(
  [...sources.matchAll(/error: '([A-Z_]+)'|refused\('([A-Z_]+)'/g)].map(([, a, b]) => a ?? b ?? ''),
)

/** Error codes in the call graph of the operation's route that its contract does not list, with the call path. */
function unlistedOf(file: string, id: OperationId, responses: Record<string, Answer | { $ref: string }>): string[] {
  const listed = new Set(refusalsOf(responses).map(({ error }) => error))
  return [...codesReachedFrom(file)]
    .filter(([code]) => (codes.has(code) || raised.has(code)) && !listed.has(code) && !NOT_MET[id]?.includes(code))
    .map(([code, way]) => `${code}: ${way}`)
}

const routeFiles = globSync('server/modules/*/routes/**/*.ts')
const fileOf = (id: string) => {
  const name = `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
  return routeFiles.find((file) => path.basename(file) === name) ?? `no route ${name}`
}

describe('error codes in the code are documented', () => {
  test.each(contractOperations)('the contract lists every error in the code of $id', ({ id, operation }) => {
    expect(unlistedOf(fileOf(id), id as OperationId, operation.responses)).toEqual([])
  })

  test('detects an error in the code that the contract does not list', () => {
    const found = unlistedOf('server/modules/stories/routes/arolls/set-stock.ts', 'setStock', {}).join('\n')
    expect(found).toContain('TOO_MANY_AROLLS: setStock')
  })
})

// Engines run in jobs: a call that starts one was accepted and paid; a later failure is in the record and refunded.
const ACCEPTED: OperationId[] = ['regenerateSceneAudio', 'updateSceneAudio', 'generateAudio', 'regenerateImage']

test.each(ACCEPTED)('%s starts background work, so it lists no engine failure', (id) => {
  const found = contractOperations.find((each) => each.id === id)
  expect(Object.keys(found?.operation.responses ?? {})).toContain('402')
  expect(Object.keys(found?.operation.responses ?? {})).not.toContain('502')
})
