import { type Colour, css } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'

/** Draws one flat sheet, with the look's shadow and outline: `trace` adds its outline to the current path. */
export function cutOut(stage: Stage, colour: Colour, trace: () => void, fill?: unknown): void {
  const { c, u } = stage
  const style = stage.look.graphic
  c.save()
  if (style?.shadow) {
    c.shadowColor = `rgba(10,12,24,${style.shadow.alpha})`
    c.shadowBlur = style.shadow.blur * u
    c.shadowOffsetX = style.shadow.x * u
    c.shadowOffsetY = style.shadow.y * u
  }
  c.fillStyle = fill ?? css(colour)
  c.beginPath()
  trace()
  c.fill()
  c.restore()
  if (style?.outline) {
    c.save()
    c.lineJoin = 'round'
    c.lineWidth = style.outline.width * u
    c.strokeStyle = css(style.outline.colour)
    c.beginPath()
    trace()
    c.stroke()
    c.restore()
  }
}
