import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { EngineError } from '#engines/ports.ts'
import { failedScenes, scenesFailed } from '#server/modules/generation/finish.ts'
import { PermanentJobError } from './definition.ts'
import { describeFailure } from './end-job.ts'
import { backoffMs } from './run-job.ts'
import { availableActions } from './settlements.ts'
import {
  EngineUnavailable,
  engineWork,
  explain,
  JobAborted,
  RefusedByEngine,
  throwIfAborted,
  UnusableSource,
} from './step.ts'

/** The error for a text that is not JSON. */
function parseError() {
  try {
    return JSON.parse('{"secret')
  } catch (cause) {
    return cause
  }
}

it.each([
  [undefined, null],
  ['thrown text', 'Something that is no error was thrown'],
  [null, 'Something that is no error was thrown'],
  [new TypeError('x is not a function'), 'TypeError: x is not a function'],
  [new Error('550 <ada@example.com>: no such user (eve@example.com)'), 'Error: 550 <•••>: no such user (•••)'],
  [parseError(), 'SyntaxError: a text could not be parsed'],
  [z.string().safeParse(5).error, 'ZodError: the data has another form than expected'],
  [
    new DrizzleQueryError('select secret', [], Object.assign(new Error('x'), { code: '23505' })),
    'Database error 23505',
  ],
  [new DrizzleQueryError('select secret', [], new Error('secret')), 'Database error without a code'],
  [
    new DrizzleQueryError('select secret', [], Object.assign(new Error('x'), { code: 5 })),
    'Database error without a code',
  ],
  [new Error('a'.repeat(3_000)), `Error: ${'a'.repeat(1_993)}`],
])('staff read what failed and no user content', (cause, text) => {
  expect(describeFailure(cause)).toBe(text)
})

it('a failed job waits four times as long each time, and five minutes at most', () => {
  expect([1, 2, 3, 4, 5, 9].map(backoffMs)).toEqual([2_000, 8_000, 32_000, 128_000, 300_000, 300_000])
})

it.each([
  ['send-mail', 'QUEUED', {}, ['RETRY']],
  ['send-mail', 'RUNNING', {}, ['RETRY']],
  ['run-task', 'QUEUED', {}, ['RETRY', 'RELEASE']],
  ['run-task', 'RUNNING', {}, ['RETRY', 'RELEASE']],
  ['forget-file', 'FAILED', { key: 'a' }, ['RETRY', 'ACKNOWLEDGE']],
  ['send-mail', 'FAILED', {}, ['ACKNOWLEDGE']],
  ['run-task', 'FAILED', { taskId: 'a' }, ['ACKNOWLEDGE']],
  ['forget-file', 'COMPLETED', { key: 'a' }, []],
  ['run-task', 'CANCELLED', { taskId: 'a' }, []],
  ['run-task', 'ACKNOWLEDGED', { taskId: 'a' }, []],
] as const)('a job of kind %s that is %s with %o offers the actions %o', (kind, status, payload, settlements) => {
  expect(availableActions({ kind, status, payload })).toEqual(settlements)
})

it('work that an engine refuses fails at once and a temporary failure is retried, both with messages for users', async () => {
  const working = (cause: Error) => engineWork('The image failed', () => Promise.reject(cause))
  expect(await engineWork('', async () => 5)).toBe(5)
  const refused = await working(new EngineError('It shows violence')).catch((cause: unknown) => cause)
  expect(refused).toBeInstanceOf(RefusedByEngine)
  expect(refused).toBeInstanceOf(PermanentJobError)
  expect(explain(refused)).toBe('The image failed: It shows violence.')
  const stopped = await working(new Error('ECONNRESET')).catch((cause: unknown) => cause)
  expect(stopped).toBeInstanceOf(EngineUnavailable)
  expect(stopped).toMatchObject({ cause: { message: 'ECONNRESET' } })
  expect(explain(stopped)).toBe('The image failed: the engine stopped unexpectedly.')
  const aborted = new JobAborted('stop')
  await expect(working(aborted)).rejects.toBe(aborted)
})

it.each([
  [new UnusableSource('The recording is gone!'), 'The recording is gone!'],
  [new RefusedByEngine('Is it one?'), 'Is it one?'],
  [new Error('secret'), 'The work was interrupted too often.'],
  ['secret', 'The work was interrupted too often.'],
])('why a job failed is shown only in messages that were meant for users', (cause, text) => {
  expect(explain(cause)).toBe(text)
})

it('a step does not begin after its job was stopped', () => {
  const stop = new AbortController()
  expect(() => throwIfAborted(stop.signal)).not.toThrow()
  stop.abort()
  expect(() => throwIfAborted(stop.signal)).toThrow(JobAborted)
})

const failure = (sceneId: string, place: number, cause = new RefusedByEngine(`${sceneId} failed`)) => ({
  sceneId,
  place,
  cause,
})

it.each([
  [[failure('a', 0)], 'a failed.'],
  [[failure('b', 1), failure('a', 0)], 'a failed. One more scene failed.'],
  [[failure('a', 0), failure('a', 0, new RefusedByEngine('its image failed'))], 'a failed.'],
  [[failure('c', 2), failure('a', 0), failure('b', 1)], 'a failed. 2 more scenes failed.'],
])('for failed scenes the first one of the story gives the reason, with the number of others', (failures, text) => {
  const error = scenesFailed(failures)
  expect(error).toBeInstanceOf(RefusedByEngine)
  expect(error.message).toBe(text)
})

it('failed scenes are retried while an engine only stopped at one of them, and each has its own reason', () => {
  const stopped = new EngineUnavailable('b stopped')
  const error = scenesFailed([failure('b', 1, stopped), failure('a', 0), failure('a', 0, new RefusedByEngine('later'))])
  expect(error).toBeInstanceOf(EngineUnavailable)
  expect(failedScenes(error)).toEqual(
    new Map([
      ['a', 'a failed.'],
      ['b', 'b stopped.'],
    ]),
  )
  expect(failedScenes(new Error('x'))).toBeUndefined()
  expect(failedScenes('x')).toBeUndefined()
})
