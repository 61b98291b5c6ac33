import { describe, expect, it } from 'vitest'
import { boundsOf, moveBox, resizeBox, snapLinesOf, snapMove, snapResize, turnBox } from './box-geometry.ts'

const frame = { width: 1920, height: 1080 }
const box = { x: 0.25, y: 0.25, width: 0.5, height: 0.5, rotation: 0, opacity: 1, corner_radius: 0 }
const near = (value: number) => expect.closeTo(value, 6)
const free = { isProportional: false, isCentred: false }

it('moves by px of the video', () => {
  expect(moveBox(box, { x: 192, y: -108 }, frame)).toEqual({ ...box, x: near(0.35), y: near(0.15) })
})

describe('resizing', () => {
  it('a side moves alone, the opposite one stays', () => {
    expect(resizeBox(box, { x: -1, y: 0 }, { x: 192, y: 500 }, frame, free)).toEqual({
      ...box,
      x: near(0.35),
      width: near(0.4),
      y: near(0.25),
      height: near(0.5),
    })
  })

  it('a corner keeps the ratio where it is asked to', () => {
    const { width, height } = resizeBox(box, { x: 1, y: 1 }, { x: 96, y: 0 }, frame, { ...free, isProportional: true })
    expect(width / height).toBeCloseTo(1)
    expect(width).toBeCloseTo(0.55)
  })

  it('from the centre both sides move', () => {
    const { x, width } = resizeBox(box, { x: 1, y: 0 }, { x: 96, y: 0 }, frame, { ...free, isCentred: true })
    expect([x, width]).toEqual([near(0.2), near(0.6)])
  })

  it.each([0, 30, 90, 145, -80])('the opposite corner stays where it is at a turn of %i°', (rotation) => {
    const corner = (each: typeof box) => {
      const angle = (rotation * Math.PI) / 180
      const [w, h] = [(each.width * frame.width) / -2, (each.height * frame.height) / -2]
      return {
        x: (each.x + each.width / 2) * frame.width + w * Math.cos(angle) - h * Math.sin(angle),
        y: (each.y + each.height / 2) * frame.height + w * Math.sin(angle) + h * Math.cos(angle),
      }
    }
    const before = { ...box, rotation }
    const after = resizeBox(before, { x: 1, y: 1 }, { x: 70, y: -35 }, frame, free)
    expect(after.width).not.toBeCloseTo(before.width)
    const [stayed, first] = [corner(after), corner(before)]
    expect(stayed).toEqual({ x: near(first.x), y: near(first.y) })
  })

  it('never gets smaller than can be taken hold of', () => {
    const { width, height } = resizeBox(box, { x: 1, y: 1 }, { x: -5000, y: -5000 }, frame, free)
    expect(width * frame.width).toBeGreaterThanOrEqual(16)
    expect(height * frame.height).toBeGreaterThanOrEqual(16)
  })
})

describe('snapping', () => {
  const lines = snapLinesOf([{ ...box, x: 0.7, width: 0.1 }], frame)

  it('a centre near the middle lies on it, and says so', () => {
    const { box: caught, guides } = snapMove({ ...box, x: 0.253, y: 0.3 }, lines, frame, 8)
    expect(caught).toMatchObject({ x: near(0.25), y: 0.3 })
    expect(guides).toEqual({ x: near(0.5), y: null })
  })

  it('an edge lies on the edge of another box', () => {
    expect(snapMove({ ...box, x: 0.198 }, lines, frame, 8).guides.x).toBeCloseTo(0.7)
  })

  it('what is too far stays', () => {
    expect(snapMove({ ...box, x: 0.27, y: 0.29 }, lines, frame, 8).guides).toEqual({ x: null, y: null })
  })

  it('a dragged side lies on a line, the opposite one stays', () => {
    const { box: caught, guides } = snapResize({ ...box, width: 0.452 }, { x: 1, y: 0 }, lines, frame, 8)
    expect(caught).toMatchObject({ x: near(0.25), width: near(0.45) })
    expect(guides.x).toBeCloseTo(0.7)
  })
})

it('a box turns towards the pointer, in steps of 15° where it is near one', () => {
  const middle = { x: 960, y: 540 }
  expect(turnBox(box, { x: middle.x, y: 0 }, frame, false).rotation).toBe(0)
  expect(turnBox(box, { x: 1900, y: middle.y + 10 }, frame, false).rotation).toBe(90)
  expect(turnBox(box, { x: 1900, y: middle.y + 30 }, frame, true).rotation).toBe(92)
  expect(turnBox(box, { x: 0, y: middle.y }, frame, false).rotation).toBe(-90)
})

it('the rectangle around a turned box is wider', () => {
  const { left, right, top, bottom } = boundsOf({ ...box, rotation: 90 }, frame)
  expect((right - left) * frame.width).toBeCloseTo(540)
  expect((bottom - top) * frame.height).toBeCloseTo(960)
})
