import { expect, it } from 'vitest'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createGates, UNLIMITED } from './gate.ts'

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

it('a provider gets calls in order up to its concurrency limit, and an aborted call frees its slot', async () => {
  const gate = createGates(UNLIMITED, createTestTools())(2)
  const begun: number[] = []
  const ends = [1, 2, 3, 4, 5].map(deferred)
  const stop = new AbortController()
  const calls = ends.map(({ promise }, at) =>
    gate.pass(
      async () => {
        begun.push(at)
        await promise
      },
      { signal: at === 2 ? stop.signal : undefined },
    ),
  )
  await expect.poll(() => begun).toEqual([0, 1])
  stop.abort(new Error('stopped'))
  await expect(calls[2]).rejects.toThrow('stopped')
  ends[1]?.resolve()
  await expect.poll(() => begun).toEqual([0, 1, 3])
  ends.forEach(({ resolve }) => resolve())
  await Promise.all([calls[0], calls[1], calls[3], calls[4]])
  expect(begun).toEqual([0, 1, 3, 4])
})

it('all calls respect a provider’s Retry-After', async () => {
  const tools = createTestTools()
  const gate = createGates(UNLIMITED, tools)(4)
  gate.pause(5_000)
  await Promise.all([gate.pass(async () => undefined), gate.pass(async () => undefined)])
  expect(tools.pauses[0]).toBe(5_000)
  expect(tools.now()).toBeGreaterThanOrEqual(5_000)
})

it('one user’s work leaves capacity for others, and one provider’s for another, within the total limit', async () => {
  const gateOf = createGates({ inAll: 3, perPerson: 2 }, createTestTools())
  const [slow, other] = [gateOf(1), gateOf(8)]
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (gate: typeof slow, name: string, person: string) =>
    gate.pass(
      () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      },
      { person },
    )
  const calls = [
    ask(slow, 'a1', 'Ann'),
    ask(slow, 'a2', 'Ann'),
    ask(other, 'a3', 'Ann'),
    ask(other, 'a4', 'Ann'),
    ask(other, 'b1', 'Ben'),
    ask(other, 'b2', 'Ben'),
  ]
  // a2 waits for its provider, a4 for Ann’s limit, b2 for the total limit.
  await expect.poll(() => begun).toEqual(['a1', 'a3', 'b1'])
  ends[2]?.()
  await expect.poll(() => begun).toEqual(['a1', 'a3', 'b1', 'b2'])
  ends[0]?.()
  await expect.poll(() => begun).toEqual(['a1', 'a3', 'b1', 'b2', 'a2'])
  ends[1]?.()
  await expect.poll(() => begun).toEqual(['a1', 'a3', 'b1', 'b2', 'a2', 'a4'])
  ends.forEach((end) => end())
  await Promise.all(calls)
})
