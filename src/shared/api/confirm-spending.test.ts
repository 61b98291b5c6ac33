// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/app"}
import { afterEach, expect, it, vi } from 'vitest'
import { onSpendingRefused, confirmSpending } from './confirm-spending.ts'

afterEach(() => {
  vi.doUnmock('./paused-call.ts')
  vi.resetModules()
  localStorage.clear()
})

const credits_shortfall = { action: 'upscale', units: 1, cost: 2, available: 0, missing: 2, affordable_units: 0 }
const refusal = () => Response.json({ message: 'Not enough', credits_shortfall }, { status: 402 })
const request = (signal: AbortSignal) =>
  new Request('http://app.test/api/generate', { method: 'POST', headers: { 'Idempotency-Key': 'k' }, signal })

it('a call aborted while the dialog loads shows no dialog and is not stored for the next reload', async () => {
  const ask = vi.fn(() => Promise.resolve({}))
  const stop = onSpendingRefused(ask)
  const controller = new AbortController()
  vi.doMock('./paused-call.ts', async (load) => {
    controller.abort()
    return load()
  })
  expect(await confirmSpending(refusal(), request(controller.signal))).toBe(false)
  expect(ask).not.toHaveBeenCalled()
  expect(localStorage.length).toBe(0)
  stop()
})

it('a call whose own timeout passed still waits for the user, without a limit', async () => {
  const ask = vi.fn((_pause: unknown, gone: AbortSignal) => Promise.resolve({ asked: String(gone.aborted) }))
  const stop = onSpendingRefused(ask)
  const signal = AbortSignal.abort(new DOMException('Too late', 'TimeoutError'))
  expect(await confirmSpending(refusal(), request(signal))).toEqual({ asked: 'false' })
  stop()
})
