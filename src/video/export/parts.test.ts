import { expect, it } from 'vitest'
import { framesOfPart, partCount, SECTION } from './parts.ts'

it.each([
  [27_000, 2, false, 1],
  [27_000, 4, false, 2],
  [27_000, 16, false, 4],
  [27_000, 1, false, 1],
  [90, 16, false, 2],
  [27_000, 16, true, 1],
])('a film of %s frames on %s cores (hardware: %s) takes %s workers', (frames, cores, isHardware, parts) =>
  expect(partCount(frames, cores, isHardware)).toBe(parts),
)

it.each([1, 2, 3])('%s workers draw every frame once, and each section begins with its own', (parts) => {
  const all = Array.from({ length: parts }, (_, part) => [...framesOfPart(part, parts, 500)])
  expect(all.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, frame) => frame))
  for (const frames of all) expect((frames[0] ?? 0) % SECTION).toBe(0)
})
