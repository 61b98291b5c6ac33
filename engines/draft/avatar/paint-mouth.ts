import type { Context2D } from '../illustrator/core/surface.ts'
import type { Mouth } from './person.ts'
import type { MouthShape } from './mouth-shape.ts'

/** Distance of the lips at the widest, units. */
const GAPE = 4.6
/** How much the corners of a mouth at rest point up. */
const SMILE = 1.05

interface Lips {
  /** Half width, and the y of each edge in the middle. */
  half: number
  corner: number
  top: number
  upper: number
  lower: number
  bottom: number
}

/** Where the lips are for a shape of the mouth, units. */
export function lipsOf(mouth: Mouth, { open, wide, round, press, tuck }: MouthShape): Lips {
  const { y, half, upper, lower } = mouth
  const gap = open * GAPE * (1 - 0.12 * round)
  const thin = 1 - 0.45 * press
  const full = 1 + 0.28 * round
  const middle = y + 0.1 * gap
  const rise = gap * 0.34
  const fall = gap * 0.66 * (1 - 0.7 * tuck)
  return {
    half: half * (1 + 0.17 * wide) * (1 - 0.4 * round) * (1 - 0.06 * open),
    corner: middle - SMILE * (1 - 0.75 * round) * (1 - 0.5 * open) - 0.2 * wide + 0.12 * gap,
    top: middle - rise - upper * thin * full,
    upper: middle - rise,
    lower: middle + fall - 0.25 * tuck,
    bottom: middle + fall + lower * thin * full * (1 - 0.45 * tuck),
  }
}

/** Lips, and behind them teeth and tongue; a moustache over them. */
export function paintMouth(c: Context2D, mouth: Mouth, shape: MouthShape): void {
  const lips = lipsOf(mouth, shape)
  if (lips.lower - lips.upper > 0.12) paintInside(c, lips, shape)
  paintLips(c, mouth, lips)
  if (mouth.moustache !== undefined) paintMoustache(c, mouth, lips, mouth.moustache)
}

/** Along the inner edges of the lips. */
function openingPath(c: Context2D, { half, corner, upper, lower }: Lips): void {
  c.beginPath()
  c.moveTo(-half, corner)
  c.bezierCurveTo(-half * 0.6, upper + 0.16, -half * 0.3, upper + 0.06, 0, upper + 0.08)
  c.bezierCurveTo(half * 0.3, upper + 0.06, half * 0.6, upper + 0.16, half, corner)
  c.bezierCurveTo(half * 0.7, lower - 0.05, half * 0.38, lower - 0.02, 0, lower - 0.04)
  c.bezierCurveTo(-half * 0.38, lower - 0.02, -half * 0.7, lower - 0.05, -half, corner)
  c.closePath()
}

function paintInside(c: Context2D, lips: Lips, { teeth, tongue, tuck }: MouthShape): void {
  const { half, upper, lower } = lips
  const gap = lower - upper
  c.save()
  openingPath(c, lips)
  c.clip()
  const dark = c.createLinearGradient(0, upper, 0, lower)
  dark.addColorStop(0, '#2b0d12')
  dark.addColorStop(1, '#5d1f26')
  c.fillStyle = dark
  c.fillRect(-half, upper - 2, half * 2, gap + 4)
  // It lies low at rest, and behind the teeth when it is raised.
  const top = lower - gap * (0.3 + 0.42 * tongue)
  c.fillStyle = '#c0595f'
  c.beginPath()
  c.ellipse(0, top + gap * 0.62, half * (0.56 + 0.1 * tongue), gap * 0.62, 0, 0, Math.PI * 2)
  c.fill()
  c.fillStyle = '#d8777988'
  c.beginPath()
  c.ellipse(0, top + gap * 0.42, half * 0.34, gap * 0.3, 0, 0, Math.PI * 2)
  c.fill()
  const bite = Math.min(1.35, gap * 0.62) * teeth + 0.3 * tuck
  if (bite > 0.05) {
    c.fillStyle = '#f7f3ec'
    c.beginPath()
    c.moveTo(-half * 0.9, upper - 2)
    c.lineTo(half * 0.9, upper - 2)
    c.bezierCurveTo(half * 0.82, upper + bite * 0.75, half * 0.4, upper + bite, 0, upper + bite)
    c.bezierCurveTo(-half * 0.4, upper + bite, -half * 0.82, upper + bite * 0.75, -half * 0.9, upper - 2)
    c.fill()
    c.fillStyle = '#3a141a40'
    c.fillRect(-half, upper - 1, half * 2, 1 + Math.min(0.38, bite * 0.35))
  }
  c.restore()
}

function paintLips(c: Context2D, { lip, lipDark, upper: thickness, lower: fullness }: Mouth, lips: Lips): void {
  const { half, corner, top, upper, lower, bottom } = lips
  const upperLip = c.createLinearGradient(0, top, 0, upper + 0.4)
  upperLip.addColorStop(0, lip)
  upperLip.addColorStop(1, lipDark)
  c.fillStyle = upperLip
  c.beginPath()
  c.moveTo(-half, corner)
  c.bezierCurveTo(-half * 0.62, corner - thickness * 0.55, -half * 0.42, top - 0.12, -half * 0.2, top - 0.1)
  c.bezierCurveTo(-half * 0.1, top - 0.08, -half * 0.07, top + 0.2, 0, top + 0.22)
  c.bezierCurveTo(half * 0.07, top + 0.2, half * 0.1, top - 0.08, half * 0.2, top - 0.1)
  c.bezierCurveTo(half * 0.42, top - 0.12, half * 0.62, corner - thickness * 0.55, half, corner)
  c.bezierCurveTo(half * 0.6, upper + 0.16, half * 0.3, upper + 0.06, 0, upper + 0.08)
  c.bezierCurveTo(-half * 0.3, upper + 0.06, -half * 0.6, upper + 0.16, -half, corner)
  c.fill()
  const lowerLip = c.createLinearGradient(0, lower, 0, bottom)
  lowerLip.addColorStop(0, lipDark)
  lowerLip.addColorStop(0.35, lip)
  lowerLip.addColorStop(1, lip)
  c.fillStyle = lowerLip
  c.beginPath()
  c.moveTo(-half, corner)
  c.bezierCurveTo(-half * 0.7, lower - 0.05, -half * 0.38, lower - 0.02, 0, lower - 0.04)
  c.bezierCurveTo(half * 0.38, lower - 0.02, half * 0.7, lower - 0.05, half, corner)
  c.bezierCurveTo(half * 0.8, corner + (bottom - corner) * 0.8, half * 0.42, bottom, 0, bottom)
  c.bezierCurveTo(-half * 0.42, bottom, -half * 0.8, corner + (bottom - corner) * 0.8, -half, corner)
  c.fill()
  c.fillStyle = '#ffffff2e'
  c.beginPath()
  c.ellipse(-half * 0.1, lower + (bottom - lower) * 0.5, half * 0.3, fullness * 0.17, 0, 0, Math.PI * 2)
  c.fill()
  if (lower - upper > 0.12) return
  c.strokeStyle = lipDark
  c.lineWidth = 0.26
  c.lineCap = 'round'
  c.beginPath()
  c.moveTo(-half * 0.97, corner)
  c.bezierCurveTo(-half * 0.55, upper + 0.16, -half * 0.25, upper + 0.02, 0, upper + 0.06)
  c.bezierCurveTo(half * 0.25, upper + 0.02, half * 0.55, upper + 0.16, half * 0.97, corner)
  c.stroke()
}

function paintMoustache(c: Context2D, { half }: Mouth, { top, upper, corner }: Lips, colour: string): void {
  const low = upper - 0.1
  c.fillStyle = colour
  c.beginPath()
  c.moveTo(0, top - 1.55)
  for (const side of [1, -1]) {
    if (side === -1) c.moveTo(0, top - 1.55)
    c.bezierCurveTo(side * half * 0.45, top - 1.9, side * half * 0.95, top - 0.9, side * half * 1.22, corner + 0.7)
    c.bezierCurveTo(side * half * 0.85, corner - 0.1, side * half * 0.4, low + 0.15, 0, low - 0.45)
  }
  c.fill()
  c.strokeStyle = '#00000022'
  c.lineWidth = 0.2
  c.stroke()
}
