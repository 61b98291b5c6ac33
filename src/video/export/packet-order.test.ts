import { expect, it } from 'vitest'
import { createPacketOrder } from './packet-order.ts'

const packet = (frame: number) => ({ frame, type: 'delta' as const, data: new Uint8Array(0) })

it('the packet order returns packets in film order, whatever the drawing order', async () => {
  const written: number[] = []
  const order = createPacketOrder([{ from: 0, frames: 9 }], async ({ frame }) => void written.push(frame))
  for (const frame of [2, 0, 1, 5, 3]) order.add(packet(frame))
  await order.settled()
  expect(written).toEqual([0, 1, 2, 3])
  order.add(packet(4))
  await order.settled()
  expect(written).toEqual([0, 1, 2, 3, 4, 5])
})

it('the packet order reports when a packet could not be written', async () => {
  const order = createPacketOrder([{ from: 0, frames: 9 }], () => Promise.reject(new Error('full')))
  order.add(packet(0))
  await expect(order.settled()).rejects.toThrow('full')
})

it('the packet order passes over what lies between its sections, and says which frame is next', async () => {
  const written: number[][] = []
  const sections = [
    { from: 3, frames: 2 },
    { from: 9, frames: 1 },
  ]
  const order = createPacketOrder(sections, async ({ frame }, index, next) => void written.push([frame, index, next]))
  for (const frame of [9, 4, 3]) order.add(packet(frame))
  await order.settled()
  expect(written).toEqual([
    [3, 0, 4],
    [4, 1, 9],
    [9, 2, 10],
  ])
})
