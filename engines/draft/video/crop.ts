import { placeAt } from '#src/domain/focal-path.ts'
import { cropFrame, MIDDLE } from '#src/domain/reframe.ts'
import type { ReframeVideoRequest } from '#engines/ports.ts'
import type { FrameWork, VideoFacts } from './frame.ts'
import { newPlanes, type Plane, planesOf } from './planes.ts'

/** The part of every frame around where the path is then; its own pixels, so it moves by whole ones. */
export function cropFrames({ ratio, frameSize, path }: ReframeVideoRequest, { width, height }: VideoFacts): FrameWork {
  const frameAt = (seconds: number) =>
    cropFrame({ width, height }, { ratio, frameSize, focus: placeAt(path, seconds * 1000) ?? MIDDLE })
  const { width: across, height: down } = frameAt(0)
  const kept = newPlanes(across, down)
  const [luma, ...colours] = planesOf(kept)
  return {
    width: across,
    height: down,
    lookBack: 0,
    async change(frame) {
      const { x, y } = frameAt(frame.time)
      const [from, ...differences] = planesOf(await frame.planes())
      cut(from, x, y, luma)
      // Colours are stored for every second pixel: between two of them they are the mean of both.
      for (const [at, plane] of differences.entries()) cut(plane, x / 2, y / 2, colours[at] ?? plane)
      return kept
    },
  }
}

/** @param x whole or a half */
function cut({ data, width, height }: Plane, x: number, y: number, to: Plane): void {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [beside, below] = [x > left ? 1 : 0, y > top ? 1 : 0]
  for (let row = 0; row < to.height; row++) {
    const from = (top + row) * width + left
    const start = row * to.width
    if (beside + below === 0) {
      to.data.set(data.subarray(from, from + to.width), start)
      continue
    }
    const under = top + row + below < height ? below * width : 0
    for (let column = 0; column < to.width; column++) {
      const at = from + column
      const next = left + column + beside < width ? beside : 0
      to.data[start + column] =
        ((data[at] as number) +
          (data[at + next] as number) +
          (data[at + under] as number) +
          (data[at + under + next] as number) +
          2) >>
        2
    }
  }
}
