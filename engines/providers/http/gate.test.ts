import { expect, it } from 'vitest'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createGate } from './gate.ts'

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

it('a provider gets no more calls at once than its limit, in their order, and one that is stopped gives its place up', async () => {
  const gate = createGate(2, createTestTools())
  const begun: number[] = []
  const ends = [1, 2, 3, 4, 5].map(deferred)
  const stop = new AbortController()
  const calls = ends.map(({ promise }, at) =>
    gate.pass(
      async () => {
        begun.push(at)
        await promise
      },
      at === 2 ? stop.signal : undefined,
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

it('a provider that wants to be left alone is left alone by everybody', async () => {
  const tools = createTestTools()
  const gate = createGate(4, tools)
  gate.pause(5_000)
  await Promise.all([gate.pass(async () => undefined), gate.pass(async () => undefined)])
  expect(tools.pauses[0]).toBe(5_000)
  expect(tools.now()).toBeGreaterThanOrEqual(5_000)
})
