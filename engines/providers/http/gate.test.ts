import { expect, it } from 'vitest'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createGates, createPlaces, UNLIMITED } from './gate.ts'

it('all calls respect a provider’s Retry-After', async () => {
  const tools = createTestTools()
  const gate = createGates(createPlaces(UNLIMITED), tools)('provider', 4)
  await gate.pause(5_000)
  await Promise.all([gate.pass(async () => undefined), gate.pass(async () => undefined)])
  expect(tools.pauses[0]).toBe(5_000)
  expect(tools.now()).toBeGreaterThanOrEqual(5_000)
})
