import { expandFrame } from '#src/domain/reframe.ts'
import type { ExpandVideoRequest } from '#engines/ports.ts'
import type { FrameWork, PixelBox, VideoFacts } from './frame.ts'
import { newPlanes, type Plane, planesOf, scaler } from './planes.ts'

/** The added area is drawn this many times smaller: near the image it is a little soft, … */
const SOFT = 4
/** … and far from it so many times more, so that repeated contents are not recognizable. */
const SOFTER = 10
/** How far from the image the one becomes the other, as a share of the longer side of what comes out. */
const FADES = 0.22

/** All of every frame with room around it: the frame itself mirrored at its edges, softer the further away. */
export function expandFrames({ width, height, ...framing }: ExpandVideoRequest, facts: VideoFacts): FrameWork {
  const room = expandFrame(facts, framing)
  const scale = width / room.width
  const even = (length: number) => 2 * Math.round(length / 2)
  const [inWidth, inHeight] = [Math.min(width, even(facts.width * scale)), Math.min(height, even(facts.height * scale))]
  const box: PixelBox = {
    x: Math.min(width - inWidth, even(-room.x * scale)),
    y: Math.min(height - inHeight, even(-room.y * scale)),
    width: inWidth,
    height: inHeight,
  }
  const half: PixelBox = { x: box.x / 2, y: box.y / 2, width: box.width / 2, height: box.height / 2 }
  const kept = newPlanes(width, height)
  const targets = planesOf(kept)
  const fill = targets.map((target, at) =>
    fillAround(at === 0 ? facts : { width: facts.width / 2, height: facts.height / 2 }, at === 0 ? box : half, target),
  )
  return {
    width,
    height,
    lookBack: 0,
    async change(frame) {
      for (const [at, plane] of planesOf(await frame.planes()).entries()) fill[at]?.(plane)
      return kept
    },
  }
}

interface Size {
  width: number
  height: number
}

/** Fills one plane with a frame's. */
function fillAround(source: Size, box: PixelBox, target: Plane): (plane: Plane) => void {
  const small = sized(target.width / SOFT, target.height / SOFT)
  const far = sized(small.width / SOFTER, small.height / SOFTER)
  const soft = plane(small)
  const [softest, spread] = [plane(far), plane(small)]
  const inner = plane(sized(box.width / SOFT, box.height / SOFT))
  const own = plane(box)
  const isSame = source.width === box.width && source.height === box.height
  const [shrink, toFar, fromFar, enlarge, fit] = [
    scaler(box, inner),
    scaler(small, far),
    scaler(far, small),
    scaler(small, target),
    scaler(source, box),
  ]
  const { from, near } = mapOf(small, inner, {
    x: (box.x * small.width) / target.width,
    y: (box.y * small.height) / target.height,
  })
  return (given) => {
    const image = isSame ? given : own
    if (!isSame) fit(given, own)
    shrink(image, inner)
    for (let at = 0; at < from.length; at++) soft.data[at] = inner.data[from[at] as number] as number
    toFar(soft, softest)
    fromFar(softest, spread)
    for (let at = 0; at < near.length; at++) {
      const other = spread.data[at] as number
      soft.data[at] = other + ((((soft.data[at] as number) - other) * (near[at] as number)) >> 8)
    }
    enlarge(soft, target, box)
    for (let row = 0; row < box.height; row++)
      target.data.set(image.data.subarray(row * box.width, (row + 1) * box.width), (box.y + row) * target.width + box.x)
  }
}

const sized = (width: number, height: number): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
})

const plane = ({ width, height }: Size): Plane => ({ data: new Uint8Array(width * height), width, height })

/** For each place of the room which pixel of the image is seen there, mirrored over and over, and how near it is, in 256 parts. */
function mapOf(room: Size, image: Size, { x: left, y: top }: { x: number; y: number }) {
  const from = new Int32Array(room.width * room.height)
  const near = new Int32Array(from.length)
  const reach = FADES * Math.max(room.width, room.height)
  const mirrored = (place: number, length: number) => {
    const turn = ((Math.floor(place) % (2 * length)) + 2 * length) % (2 * length)
    return turn < length ? turn : 2 * length - 1 - turn
  }
  for (let y = 0; y < room.height; y++)
    for (let x = 0; x < room.width; x++) {
      const at = y * room.width + x
      const [across, down] = [x + 0.5 - left, y + 0.5 - top]
      from[at] = mirrored(down, image.height) * image.width + mirrored(across, image.width)
      const away = Math.hypot(Math.max(-across, 0, across - image.width), Math.max(-down, 0, down - image.height))
      const share = Math.max(0, 1 - away / reach)
      near[at] = Math.round(256 * share * share * (3 - 2 * share))
    }
  return { from, near }
}
