import type { Stage } from '../draw/draw-shot.ts'
import type { Box, Context2D } from '../draw/types.ts'
import type { VideoShapeOverlay } from './overlay.ts'

/** Shares of the box. */
const SHAFT = 0.4
const BUBBLE = 0.78
/** Inner radius of a star with five even points. */
const STAR_INNER = 0.382
/** A line without a width of its own, as a share of the frame's height. */
const LINE = 0.006

/** Draws a shape that fills its box, its line inside. */
export function drawShape(ctx: Context2D, overlay: VideoShapeOverlay, box: Box, stage: Stage): void {
  const { shape, fill, stroke } = overlay
  const isLine = shape === 'LINE'
  const color = stroke?.color ?? (isLine ? fill : null)
  const lineWidth = color === null ? 0 : (stroke?.width ?? LINE) * stage.height
  const inside = inset(box, Math.min(lineWidth, box.width, box.height) / 2)
  const draw = (into: Context2D) => {
    into.beginPath()
    trace(into, overlay, inside)
    if (fill !== null && !isLine) {
      into.fillStyle = fill
      into.fill()
    }
    if (color === null || lineWidth <= 0) return
    into.strokeStyle = color
    into.lineWidth = lineWidth
    into.lineJoin = shape === 'RECTANGLE' && overlay.cornerRadius === 0 ? 'miter' : 'round'
    into.lineCap = 'round'
    into.stroke()
  }
  // A translucent fill would shine through half of its line.
  if (ctx.globalAlpha >= 1 || isLine || fill === null || lineWidth <= 0) return draw(ctx)
  const { cache } = stage.assets
  const name = `shape ${JSON.stringify([shape, fill, stroke, overlay.cornerRadius, box, stage.scale])}`
  const image = cache.get(name, box.width * stage.scale, box.height * stage.scale, (into) => {
    into.setTransform(stage.scale, 0, 0, stage.scale, -box.x * stage.scale, -box.y * stage.scale)
    draw(into)
  })
  ctx.drawImage(image, box.x, box.y, image.width / stage.scale, image.height / stage.scale)
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

function trace(ctx: Context2D, { shape, cornerRadius }: VideoShapeOverlay, box: Box): void {
  const { x, y, width, height } = box
  const radius = cornerRadius * Math.min(width, height)
  const polygon = (points: readonly (readonly [x: number, y: number])[]) => {
    for (const [along, down] of points) ctx.lineTo(x + along * width, y + down * height)
    ctx.closePath()
  }
  switch (shape) {
    case 'RECTANGLE':
      ctx.roundRect(x, y, width, height, radius)
      return
    case 'ELLIPSE':
      ctx.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI)
      return
    case 'TRIANGLE':
      return polygon(TRIANGLE)
    case 'STAR':
      return polygon(STAR)
    case 'LINE':
      ctx.moveTo(x, y + height / 2)
      ctx.lineTo(x + width, y + height / 2)
      return
    case 'ARROW': {
      // The head is as long as the box is high, as far as there is room.
      const neck = Math.max(0.3, 1 - height / width)
      const [above, below] = [(1 - SHAFT) / 2, (1 + SHAFT) / 2]
      const head = [
        [neck, above],
        [neck, 0],
        [1, 0.5],
        [neck, 1],
        [neck, below],
      ] as const
      return polygon([[0, above], ...head, [0, below]])
    }
    case 'SPEECH_BUBBLE':
      return traceBubble(ctx, box, Math.max(radius, Math.min(width, height) * 0.12))
  }
}

const TRIANGLE = [
  [0.5, 0],
  [1, 1],
  [0, 1],
] as const

/** Stretched to the box from edge to edge. */
const STAR = stretched(
  Array.from({ length: 10 }, (_, at) => {
    const length = at % 2 === 0 ? 1 : STAR_INNER
    const angle = (at * Math.PI) / 5
    return [Math.sin(angle) * length, -Math.cos(angle) * length] as const
  }),
)

function stretched(points: readonly (readonly [number, number])[]): [number, number][] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  return points.map(([x, y]) => [(x - left) / width, (y - top) / height])
}

/** A rounded plate whose tail points down at the left. */
function traceBubble(ctx: Context2D, { x, y, width, height }: Box, wanted: number): void {
  const bottom = y + height * BUBBLE
  const radius = Math.min(wanted, (height * BUBBLE) / 2, width / 2)
  const right = x + width
  ctx.moveTo(x + radius, y)
  ctx.arcTo(right, y, right, bottom, radius)
  ctx.arcTo(right, bottom, x, bottom, radius)
  ctx.lineTo(Math.max(x + radius, x + width * 0.38), bottom)
  ctx.lineTo(x + width * 0.16, y + height)
  ctx.lineTo(Math.max(x + radius, x + width * 0.2), bottom)
  ctx.arcTo(x, bottom, x, y, radius)
  ctx.arcTo(x, y, right, y, radius)
  ctx.closePath()
}
