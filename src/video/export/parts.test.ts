import { expect, it } from 'vitest'
import { partCount, SECTION, sectionsOf, sectionsOfPart } from './parts.ts'

it.each([
  [27_000, 2, false, 1],
  [27_000, 4, false, 2],
  [27_000, 16, false, 4],
  [27_000, 1, false, 1],
  [90, 16, false, 2],
  [27_000, 16, true, 1],
])('%s frames on %s cores (hardware: %s) take %s workers', (frames, cores, isHardware, parts) =>
  expect(partCount(frames, cores, isHardware)).toBe(parts),
)

it('the export cuts at every segment, and long segments into even pieces', () => {
  const segments = [
    { from: 0, frames: 60 },
    { from: 60, frames: 61 },
    { from: 200, frames: 1 },
    { from: 300, frames: 179 },
  ]
  expect(sectionsOf(segments)).toEqual([
    { from: 0, frames: 60 },
    { from: 60, frames: 31 },
    { from: 91, frames: 30 },
    { from: 200, frames: 1 },
    { from: 300, frames: 60 },
    { from: 360, frames: 59 },
    { from: 419, frames: 60 },
  ])
})

it.each([1, 2, 3])('%s workers draw every frame of the segments once', (parts) => {
  const sections = sectionsOf([
    { from: 0, frames: 333 },
    { from: 400, frames: 500 },
  ])
  const drawn = Array.from({ length: parts }, (_, part) => sectionsOfPart(sections, part, parts))
    .flat()
    .flatMap(({ from, frames }) => Array.from({ length: frames }, (_, index) => from + index))
  const wanted = Array.from({ length: 900 }, (_, frame) => frame).filter((frame) => frame < 333 || frame >= 400)
  expect(drawn.toSorted((a, b) => a - b)).toEqual(wanted)
  for (const { frames } of sections) expect(frames).toBeLessThanOrEqual(SECTION)
})
