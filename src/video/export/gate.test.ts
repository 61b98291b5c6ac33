import { expect, it } from 'vitest'
import { createGate } from './gate.ts'

it('the gate releases reached waiters, whatever their order', async () => {
  const gate = createGate()
  const passed: number[] = []
  const waits = [3, 1, 2].map((value) => gate.until(value).then(() => passed.push(value)))
  gate.advance(2)
  await gate.until(2)
  expect(passed.toSorted()).toEqual([1, 2])
  gate.advance(3)
  await Promise.all(waits)
  expect(passed).toHaveLength(3)
})

it('the gate never goes back', async () => {
  const gate = createGate()
  gate.advance(5)
  gate.advance(2)
  expect(gate.reached).toBe(5)
  await gate.until(5)
})

it('a closed gate rejects present and later waiters', async () => {
  const gate = createGate()
  const early = gate.until(9)
  gate.close(new Error('over'))
  await expect(early).rejects.toThrow('over')
  await expect(gate.until(1)).rejects.toThrow('over')
})
