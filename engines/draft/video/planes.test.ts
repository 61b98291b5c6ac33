import { expect, test } from 'vitest'
import { type Plane, scaler } from './planes.ts'

const small: Plane = { data: Uint8Array.from({ length: 12 }, (_, at) => at * 20), width: 4, height: 3 }
const [width, height] = [16, 12]
const drawn = (covered?: { x: number; y: number; width: number; height: number }) => {
  const target = { data: new Uint8Array(width * height).fill(7), width, height }
  scaler(small, target)(small, target, covered)
  return target.data
}

test.each([
  { x: 0, y: 4, width: 16, height: 3 },
  { x: 5, y: 0, width: 6, height: 12 },
  { x: 3, y: 2, width: 9, height: 5 },
])('skips the covered part of a plane and draws everything around it: %j', (box) => {
  const whole = drawn()
  const isCovered = (at: number) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height
  }
  expect([...drawn(box)]).toEqual([...whole].map((value, at) => (isCovered(at) ? 7 : value)))
})
