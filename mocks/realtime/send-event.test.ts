import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TabHost } from '../tab-host.ts'
import { sendEvents, type Sending } from './send-event.ts'

const test = await createTestApp()
const received: { event: string; seq: unknown; channel: string }[] = []
const hub = {
  trigger: async (channel: string, event: string, payload: unknown) =>
    void received.push({ event, seq: (payload as { seq: number }).seq, channel }),
}
const host = { app: test.app, hub } as unknown as TabHost
let channel: string
beforeAll(async () => {
  await test.reset()
  const ada = await test.user()
  channel = `private-user-${ada.pusherId}`
  vi.stubGlobal('localStorage', { getItem: () => ada.token })
})
afterEach(() => vi.useRealTimers())
afterAll(() => test.close())

const payload = JSON.stringify({ updated_at: '2026-01-01T00:00:00.000Z' })
const send = async (sending: Sending) => {
  received.length = 0
  return sendEvents(host, 'brand-changed', payload, sending)
}
const numbers = () => received.map(({ seq }) => seq)

it('an event of the panel arrives as the next of its channel: once, doubled with the same number, or after a newer one', async () => {
  expect(await send('once')).toBe('Sent')
  expect(received).toEqual([{ event: 'brand-changed', seq: expect.any(Number), channel }])
  const first = Number(numbers()[0])
  await send('twice')
  expect(numbers()).toEqual([first + 1, first + 1])
  await send('swapped')
  expect(numbers()).toEqual([first + 3, first + 2])
})

it('a late event arrives after five seconds, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  expect(await send('late')).toBe('Arriving in five seconds')
  await vi.advanceTimersByTimeAsync(4_999)
  expect(received).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(received).toHaveLength(1)
})

it('does not send an event that breaks the contract, and the panel says why', async () => {
  received.length = 0
  await expect(sendEvents(host, 'brand-changed', '{"updated_at":"yesterday"}', 'once')).rejects.toThrow('updated_at')
  expect(received).toEqual([])
})
