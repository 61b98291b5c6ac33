import type { BitmapCache } from './bitmap-cache.ts'
import type { Box, Context2D } from './types.ts'

export type CardKind = 'empty' | 'loading' | 'failed'

/** The calm card that stands where an image is missing: dusk light on dark paper, never black. */
export function drawCard(ctx: Context2D, box: Box, kind: CardKind, scale: number, cache: BitmapCache): void {
  const width = Math.round(box.width * scale)
  const height = Math.round(box.height * scale)
  const card = cache.get(`card ${kind === 'failed' ? 'failed' : 'calm'}`, width, height, (into) => {
    paintPaper(into, width, height)
    if (kind === 'failed') paintMark(into, width, height)
  })
  ctx.drawImage(card, box.x, box.y, box.width, box.height)
}

function paintPaper(ctx: OffscreenCanvasRenderingContext2D, width: number, height: number): void {
  const paper = ctx.createLinearGradient(0, 0, width * 0.2, height)
  paper.addColorStop(0, '#34353d')
  paper.addColorStop(0.55, '#25262c')
  paper.addColorStop(1, '#1c1c21')
  ctx.fillStyle = paper
  ctx.fillRect(0, 0, width, height)
  const radius = Math.max(width, height)
  for (const [x, y, color, reach] of [
    [0.22, 0.12, '214, 190, 170', 0.85],
    [0.86, 0.95, '120, 140, 190', 0.7],
  ] as const) {
    const light = ctx.createRadialGradient(width * x, height * y, 0, width * x, height * y, radius * reach)
    light.addColorStop(0, `rgba(${color}, 0.16)`)
    light.addColorStop(0.5, `rgba(${color}, 0.05)`)
    light.addColorStop(1, `rgba(${color}, 0)`)
    ctx.fillStyle = light
    ctx.fillRect(0, 0, width, height)
  }
}

/** An image frame with a stroke through it, and the words that say why. */
function paintMark(ctx: OffscreenCanvasRenderingContext2D, width: number, height: number): void {
  const unit = Math.min(width, height) * 0.09
  ctx.translate(width / 2, height * 0.46)
  ctx.strokeStyle = 'rgba(255, 255, 255, 0.62)'
  ctx.lineWidth = unit * 0.09
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.roundRect(-unit * 0.7, -unit * 0.55, unit * 1.4, unit * 1.1, unit * 0.16)
  ctx.moveTo(-unit * 0.6, unit * 0.4)
  ctx.lineTo(-unit * 0.2, -unit * 0.02)
  ctx.lineTo(unit * 0.22, unit * 0.4)
  ctx.moveTo(-unit * 0.86, -unit * 0.74)
  ctx.lineTo(unit * 0.86, unit * 0.74)
  ctx.stroke()
  ctx.fillStyle = 'rgba(255, 255, 255, 0.78)'
  ctx.font = `500 ${unit * 0.36}px "Inter Film", sans-serif`
  ctx.textAlign = 'center'
  ctx.fillText('Couldn’t load this image', 0, unit * 1.3, width * 0.9)
}
