// @vitest-environment happy-dom
// @alone Calls that may have been carried out are withdrawn later, also after the file has ended.
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getGetUserDetailsQueryKey } from '#generated/client/profile/profile.ts'
import { setUpCalls, shortStory } from '../testing/set-up-calls.ts'
import { lookUpRequest, notifyOutcome } from './failed-calls.ts'

const { begin } = setUpCalls()
const ASK = 'withdrawRequest key'
const LOAD = 'getStory?story_id=story'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test.each(['ACCEPTED', 'WITHDRAWN'])('the server reports that a call was %s', async (state) => {
  const { answer, operations } = begin()
  answer(ASK, { idempotency_key: 'key', state })
  expect(await lookUpRequest('key').outcome).toBe(state)
  expect(operations()).toEqual([ASK])
})

test('the result stays unknown when the server does not report it', async () => {
  const { operations } = begin()
  expect(await lookUpRequest('key').outcome).toBeNull()
  expect(operations()).toEqual([ASK])
})

test('an unreachable server is polled until it answers', async () => {
  const { answer, operations } = begin()
  answer(ASK, () => HttpResponse.error())
  const { outcome } = lookUpRequest('key')
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(500)
  await expect.poll(() => operations().length).toBe(2)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  answer(ASK, { idempotency_key: 'key', state: 'ACCEPTED' })
  vi.advanceTimersByTime(1000)
  expect(await outcome).toBe('ACCEPTED')
})

test('stopping during the wait ends the polling with an unknown result', async () => {
  const { answer, operations } = begin()
  answer(ASK, () => HttpResponse.error())
  const { outcome, stop } = lookUpRequest('key')
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  stop()
  expect(await outcome).toBeNull()
  expect([operations(), vi.getTimerCount()]).toEqual([[ASK], 0])
})

test('stopping during a request still returns its answer, but ends the polling', async () => {
  const { answer, operations } = begin()
  answer(ASK, { idempotency_key: 'key', state: 'WITHDRAWN' })
  const heard = lookUpRequest('key')
  heard.stop()
  expect(await heard.outcome).toBe('WITHDRAWN')
  answer(ASK, () => HttpResponse.error())
  const deaf = lookUpRequest('key')
  deaf.stop()
  expect(await deaf.outcome).toBeNull()
  expect(operations()).toEqual([ASK, ASK])
})

test.each<[state: 'ACCEPTED' | 'WITHDRAWN' | null, said: string[], isLoaded: boolean]>([
  ['ACCEPTED', ['The response was lost, but your request was completed and charged as usual.'], true],
  ['WITHDRAWN', ['Your request didn’t reach the server. You were not charged.'], false],
  [null, [], false],
])('the result after a lost answer: %s', async (state, words, isLoaded) => {
  const { editor, answer, operations, said, open } = begin()
  answer(LOAD, { ...shortStory(), display_title: 'With what was done' })
  const balance = getGetUserDetailsQueryKey()
  editor.queries.setQueryData(balance, {})
  notifyOutcome(editor, state)
  await editor.enqueue(() => Promise.resolve())
  expect(said()).toEqual(words)
  expect(editor.queries.getQueryState(balance)?.isInvalidated).toBe(isLoaded)
  expect(operations()).toEqual(isLoaded ? [LOAD] : [])
  expect(open().story.display_title).toBe(isLoaded ? 'With what was done' : 'The old lighthouse')
})
