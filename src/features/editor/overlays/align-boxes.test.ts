import { expect, it } from 'vitest'
import { alignBoxes, distributeBoxes } from './align-boxes.ts'

const frame = { width: 1920, height: 1080 }
const box = (x: number, y: number, width: number, height: number, rotation = 0) => ({
  ...{ x, y, width, height, rotation, opacity: 1, corner_radius: 0 },
})
const three = [box(0.1, 0.1, 0.2, 0.1), box(0.5, 0.4, 0.1, 0.2), box(0.3, 0.8, 0.4, 0.1)]
const near = (value: number | undefined) => Number(value?.toFixed(6))
const xs = (boxes: readonly { x: number }[]) => boxes.map(({ x }) => near(x))
const ys = (boxes: readonly { y: number }[]) => boxes.map(({ y }) => near(y))

it('boxes are aligned at a side or the middle of what they cover together; the other axis stays', () => {
  expect(xs(alignBoxes(three, 'left', frame))).toEqual([0.1, 0.1, 0.1])
  expect(xs(alignBoxes(three, 'centre', frame))).toEqual([0.3, 0.35, 0.2])
  expect(xs(alignBoxes(three, 'right', frame))).toEqual([0.5, 0.6, 0.3])
  expect(ys(alignBoxes(three, 'top', frame))).toEqual([0.1, 0.1, 0.1])
  expect(ys(alignBoxes(three, 'middle', frame))).toEqual([0.45, 0.4, 0.45])
  expect(ys(alignBoxes(three, 'bottom', frame))).toEqual([0.8, 0.7, 0.8])
  expect(ys(alignBoxes(three, 'left', frame))).toEqual(ys(three))
})

it('one box alone is aligned in the frame, a turned one by the rectangle around it', () => {
  expect(xs(alignBoxes([box(0.1, 0.1, 0.2, 0.1)], 'right', frame))).toEqual([0.8])
  // 384 × 108 px, upright: 108 px wide.
  const [turned] = alignBoxes([box(0.5, 0.5, 0.2, 0.1, 90)], 'left', frame)
  expect(near((turned?.x ?? 0) + 0.1)).toBe(near(54 / 1920))
})

it('boxes are distributed with equal gaps between the outer two, in the order in which they lie', () => {
  // 0.1 to 0.3, 0.5 to 0.6 and 0.8 to 0.9: 0.4 in between.
  const spread = distributeBoxes(
    [three[1] ?? box(0, 0, 1, 1), box(0.1, 0, 0.2, 1), box(0.8, 0, 0.1, 1)],
    'horizontal',
    frame,
  )
  expect(xs(spread)).toEqual([0.5, 0.1, 0.8])
  expect(ys(distributeBoxes([box(0, 0, 1, 0.1), box(0, 0.1, 1, 0.1), box(0, 0.7, 1, 0.2)], 'vertical', frame))).toEqual(
    [0, 0.35, 0.7],
  )
  expect(distributeBoxes(three.slice(0, 2), 'vertical', frame)).toEqual(three.slice(0, 2))
})
