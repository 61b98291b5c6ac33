import { css, hex, lighten } from '../illustrator/core/colour.ts'
import type { Context2D } from '../illustrator/core/surface.ts'
import type { Person } from './person.ts'

export interface EyePose {
  /** 1 is open, 0 is shut. */
  open: number
  /** Where the eyes look, -1 to 1. */
  x: number
  y: number
}

/** Both eyes. The white, iris and lashes of each are cut at its lids. */
export function paintEyes(c: Context2D, person: Person, pose: EyePose): void {
  for (const side of [-1, 1] as const) {
    c.save()
    c.translate(side * person.eyes.apart, 0)
    paintEye(c, person, side, pose)
    c.restore()
  }
}

function paintEye(c: Context2D, { eyes, skin }: Person, side: 1 | -1, { open, x, y }: EyePose): void {
  const { half, up, down, tilt, iris, lash, lashes } = eyes
  const inner = -side * half
  const outer = side * half
  const innerY = 0.35
  const outerY = 0.1 - tilt
  // The upper lid comes down most of the way, the lower one meets it.
  const lidUp = -up * open + down * 0.55 * (1 - open)
  const lidDown = down * (0.55 + 0.45 * open)
  const upperLid = () => {
    c.moveTo(inner, innerY)
    c.bezierCurveTo(inner * 0.62, lidUp * 1.12, outer * 0.42, lidUp * 1.34 - tilt * 0.5, outer, outerY)
  }
  const lowerLid = () => c.bezierCurveTo(outer * 0.62, lidDown * 1.25, inner * 0.5, lidDown * 1.3, inner, innerY)
  c.fillStyle = skin.dark
  c.globalAlpha = 0.35
  c.beginPath()
  c.moveTo(inner, innerY)
  c.bezierCurveTo(inner * 0.62, -up * 1.5, outer * 0.42, -up * 1.72 - tilt * 0.5, outer * 1.06, outerY)
  c.bezierCurveTo(outer * 0.5, down, inner * 0.5, down, inner, innerY)
  c.fill()
  c.globalAlpha = 1
  if (open > 0.06) {
    c.save()
    c.beginPath()
    upperLid()
    lowerLid()
    c.closePath()
    c.clip()
    c.fillStyle = '#fbf8f4'
    c.fillRect(-half * 1.3, -up * 2, half * 2.6, (up + down) * 2.4)
    paintIris(c, iris, x * half * 0.3, y * up * 0.3 - up * 0.12, (up + down) * 0.5)
    const shade = c.createLinearGradient(0, lidUp - 0.2, 0, lidUp + (up + down) * 0.55)
    shade.addColorStop(0, '#3b2a3a66')
    shade.addColorStop(1, '#3b2a3a00')
    c.fillStyle = shade
    c.fillRect(-half * 1.3, -up * 2, half * 2.6, (up + down) * 2.4)
    c.restore()
  }
  c.strokeStyle = lash
  c.lineCap = 'round'
  c.lineJoin = 'round'
  c.lineWidth = lashes
  c.beginPath()
  upperLid()
  if (lashes > 0.4) {
    c.moveTo(outer, outerY)
    c.lineTo(outer * 1.17, outerY - 0.42 * open + 0.25 * (1 - open))
  }
  c.stroke()
  c.globalAlpha = 0.38
  c.lineWidth = 0.16
  c.beginPath()
  c.moveTo(outer, outerY)
  lowerLid()
  c.stroke()
  c.globalAlpha = 0.5
  c.strokeStyle = skin.dark
  c.lineWidth = 0.22
  c.beginPath()
  c.moveTo(inner * 0.86, innerY - up * 0.75)
  c.bezierCurveTo(inner * 0.5, -up * 1.55, outer * 0.5, -up * 1.8 - tilt * 0.5, outer * 1.04, outerY - up * 0.45)
  c.stroke()
  c.globalAlpha = 1
}

function paintIris(c: Context2D, colour: string, x: number, y: number, radius: number): void {
  const disc = (fill: unknown, dx: number, dy: number, r: number) => {
    c.fillStyle = fill
    c.beginPath()
    c.arc(x + dx, y + dy, r, 0, Math.PI * 2)
    c.fill()
  }
  const dark = css(lighten(hex(colour), -0.18))
  disc(dark, 0, 0, radius)
  const glow = c.createRadialGradient(x, y + radius * 0.45, 0, x, y + radius * 0.1, radius * 0.9)
  glow.addColorStop(0, css(lighten(hex(colour), 0.14)))
  glow.addColorStop(0.6, colour)
  glow.addColorStop(1, dark)
  disc(glow, 0, 0, radius * 0.88)
  disc('#17110f', 0, 0, radius * 0.47)
  disc('#ffffffee', -radius * 0.34, -radius * 0.36, radius * 0.25)
  disc('#ffffff88', radius * 0.32, radius * 0.36, radius * 0.12)
}

/** @param lift how far they are raised, -1 to 1 */
export function paintBrows(c: Context2D, { brows, eyes }: Person, lift: number): void {
  const { colour, thick, arch } = brows
  const y = brows.y - lift * 0.95
  for (const side of [-1, 1]) {
    const inner = side * (eyes.apart - eyes.half * 1.02)
    const peak = side * (eyes.apart + eyes.half * 0.42)
    const outer = side * (eyes.apart + eyes.half * 1.32)
    const bend = arch + 0.35 * Math.max(0, lift)
    c.fillStyle = colour
    c.beginPath()
    c.moveTo(inner, y + thick * 0.5)
    c.bezierCurveTo(inner * 0.96, y - thick * 0.2, inner, y - thick * 0.62, inner * 1.06, y - thick * 0.6)
    c.bezierCurveTo(
      side * eyes.apart,
      y - bend - thick * 0.6,
      peak,
      y - bend - thick * 0.55,
      peak,
      y - bend - thick * 0.4,
    )
    c.bezierCurveTo(peak + side * 0.7, y - bend - thick * 0.2, outer - side * 0.3, y - 0.1, outer, y + 0.42)
    c.bezierCurveTo(
      outer - side * 0.8,
      y - bend * 0.4 + thick * 0.25,
      peak,
      y - bend + thick * 0.45,
      peak - side * 0.5,
      y - bend + thick * 0.48,
    )
    c.bezierCurveTo(
      side * eyes.apart,
      y - bend * 0.7 + thick * 0.5,
      inner * 1.1,
      y + thick * 0.5,
      inner,
      y + thick * 0.5,
    )
    c.fill()
  }
}
