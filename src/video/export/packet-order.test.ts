import { expect, it } from 'vitest'
import { createPacketOrder } from './write-film.ts'

const packet = (frame: number) => ({ frame, type: 'delta' as const, data: new Uint8Array(0) })

it('the packet order returns packets in film order, whatever the drawing order', async () => {
  const written: number[] = []
  const order = createPacketOrder(async ({ frame }) => void written.push(frame))
  for (const frame of [2, 0, 1, 5, 3]) order.add(packet(frame))
  await order.settled()
  expect(written).toEqual([0, 1, 2, 3])
  order.add(packet(4))
  await order.settled()
  expect(written).toEqual([0, 1, 2, 3, 4, 5])
})

it('the packet order reports when a packet could not be written', async () => {
  const order = createPacketOrder(() => Promise.reject(new Error('full')))
  order.add(packet(0))
  await expect(order.settled()).rejects.toThrow('full')
})
