import { expect, it } from 'vitest'
import type { Orders } from '#engines/ports.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { placeOrder, type PaidProvider } from './place-order.ts'
import { createGates, createPlaces, UNLIMITED } from './gate.ts'
import { NotCharged, Refused } from './provider-error.ts'

const HOUR_MS = 3_600_000
const bytes = Uint8Array.of(1)
const busy = (retryAfterMs: number | null = null) => new NotCharged('It is busy', { retryAfterMs })

function open(inAll: number | null = null) {
  const tools = createTestTools()
  const gates = createGates(createPlaces({ ...UNLIMITED, inAll }), tools)
  const provider = (id: string): PaidProvider => ({
    ...{ id, label: id, gate: gates(id, 1), underWay: new Map() },
    ...{ now: tools.now, wait: tools.wait },
  })
  return { tools, provider }
}

it('refuses new orders at once during a provider’s long Retry-After, so that another engine is tried', async () => {
  const { tools, provider } = open()
  const slow = provider('slow')
  let sent = 0
  const submit = async () => {
    sent += 1
    throw busy(HOUR_MS)
  }
  await expect(placeOrder(slow, { request: 1, submit })).rejects.toMatchObject({ name: 'NotCharged' })
  await expect(placeOrder(slow, { request: 2, submit })).rejects.toMatchObject({
    name: 'NotCharged',
    message: expect.stringContaining('slow asked us to retry later'),
  })
  expect([sent, tools.pauses]).toEqual([1, []])
})

it('fetches an accepted order during a provider’s long Retry-After', async () => {
  const { provider } = open()
  const slow = provider('slow')
  await slow.gate.pause(HOUR_MS)
  const orders: Orders = {
    jobId: 'job-1',
    begin: async () => ({ state: 'ACCEPTED', operation: 'o-1' }),
    accepted: async () => undefined,
    delivered: async () => undefined,
    forget: async () => expect.fail('It was bought'),
  }
  const submit = async () => expect.fail('It is asked for twice')
  const collect = async () => bytes
  expect(await placeOrder(slow, { request: 1, submit, collect }, { orders })).toEqual(bytes)
})

it('places concurrent equal orders of a job once and shares the result; after a failure the next one orders', async () => {
  const voice = open().provider('voice')
  const kept = new Map<string, Uint8Array | null>()
  const orders = (jobId: string): Orders => ({
    jobId,
    async begin(key) {
      const before = kept.get(jobId + key)
      if (before) return { state: 'DELIVERED', bytes: before }
      kept.set(jobId + key, null)
      return before === null ? { state: 'SENT' } : null
    },
    accepted: async () => undefined,
    delivered: async (key, made) => void kept.set(jobId + key, made),
    forget: async (key) => void kept.delete(jobId + key),
  })
  let sent = 0
  const place = (jobId: string, refusals: number) =>
    placeOrder(
      // Each with a slot at its own gate.
      { ...voice, gate: open().provider('voice').gate },
      {
        request: 'The same words',
        async submit() {
          sent += 1
          const isRefused = sent <= refusals
          // As long as the others take to work out their keys.
          for (let digest = 0; digest < 5; digest++) await crypto.subtle.digest('SHA-256', new Uint8Array(8))
          if (isRefused) throw new Refused('Not this')
          return bytes
        },
      },
      { orders: orders(jobId) },
    )
  expect(await Promise.all([place('one', 0), place('one', 0), place('one', 0)])).toEqual([bytes, bytes, bytes])
  expect(sent).toBe(1)
  await Promise.all([place('two', 0), place('three', 0)])
  expect(sent).toBe(3)
  const ends = await Promise.allSettled([place('four', 4), place('four', 4)])
  expect([ends.map(({ status }) => status), sent]).toEqual([['rejected', 'fulfilled'], 5])
})

it('waiting to retry a busy provider takes no capacity from another provider', async () => {
  const { tools, provider } = open(1)
  let release = () => {}
  const waiting = new Promise<void>((resolve) => (release = resolve))
  let begun = () => {}
  const waits = new Promise<void>((resolve) => (begun = resolve))
  const slow: PaidProvider = {
    ...provider('slow'),
    async wait() {
      begun()
      await waiting
    },
  }
  const answers = [() => Promise.reject(busy()), async () => bytes]
  const again = placeOrder(slow, { request: 1, submit: async () => (await answers.shift()?.()) ?? bytes })
  await waits
  expect(
    await placeOrder({ ...provider('quick'), wait: tools.wait }, { request: 1, submit: async () => bytes }),
  ).toEqual(bytes)
  release()
  expect(await again).toEqual(bytes)
})
