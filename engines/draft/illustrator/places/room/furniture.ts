import { type Colour, css, hex, mix } from '../../core/colour.ts'
import type { Random } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { glow } from '../../layers/glow.ts'
import { paintBeam } from '../../layers/beams.ts'
import { artInPlace } from '../../subjects/find-art.ts'
import { paintSubject } from '../../subjects/paint-subject.ts'
import { type Box, daylight, inRoom } from './frame-room.ts'

/** A plain block in the room's light, lit from the window's side. */
export function block(stage: Stage, box: Box, x: number, y: number, w: number, h: number, own: Colour): void {
  const { c } = stage
  const near = inRoom(stage, box, own, x + (box.side > 0 ? w : 0))
  const far = inRoom(stage, box, own, x + (box.side > 0 ? 0 : w))
  if (stage.look.graphic) c.fillStyle = css(stage.ink(mix(near, far, 0.5)))
  else {
    const g = c.createLinearGradient(x, 0, x + w, 0)
    g.addColorStop(0, css(stage.ink(box.side > 0 ? far : near)))
    g.addColorStop(1, css(stage.ink(box.side > 0 ? near : far)))
    c.fillStyle = g
  }
  c.fillRect(x, y, w, h)
}

/** A thing of the catalogue, in the room's light. */
export function thing(
  stage: Stage,
  kind: string,
  x: number,
  y: number,
  height: number,
  more: { colour?: Colour; flip?: boolean; cast?: 'ground' | 'none' } = {},
): void {
  const art = artInPlace(stage, kind)
  if (!art) return
  const day = daylight(stage)
  paintSubject(stage, art, {
    x,
    y,
    height,
    front: 0.35 + 0.45 * day,
    rim: 0.45,
    cast: more.cast ?? 'none',
    colour: more.colour,
    flip: more.flip ?? false,
  })
}

/** A soft shadow where something stands. */
export function footShadow(stage: Stage, x: number, y: number, w: number): void {
  const { c } = stage
  c.save()
  c.translate(x, y)
  c.scale(w / 2, stage.u * 0.022)
  const g = c.createRadialGradient(0, 0, 0, 0, 0, 1)
  g.addColorStop(0, 'rgba(6,4,4,.5)')
  g.addColorStop(1, 'rgba(6,4,4,0)')
  c.fillStyle = g
  c.fillRect(-1, -1, 2, 2)
  c.restore()
}

/** A desk with a closed front; `y` is the height of its top. */
export function table(stage: Stage, box: Box, x: number, y: number, w: number, foot: number, own: Colour): void {
  const { u } = stage
  footShadow(stage, x, foot, w * 1.1)
  const left = x - w * 0.46
  block(stage, box, left, y + u * 0.015, w * 0.92, foot - y, mix(own, [0, 0, 0], 0.42))
  for (let i = 0; i < 3; i++) {
    const panel = (w * 0.92) / 3
    block(stage, box, left + panel * i + u * 0.014, y + u * 0.05, panel - u * 0.028, foot - y, mix(own, [0, 0, 0], 0.3))
  }
  block(stage, box, x - w / 2, y - u * 0.006, w, u * 0.03, mix(own, [255, 220, 170], 0.12))
  block(stage, box, x - w / 2, y + u * 0.024, w, u * 0.012, mix(own, [0, 0, 0], 0.5))
}

/** Shelves full of books; `rows` boards. */
export function shelves(
  stage: Stage,
  box: Box,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  random: Random,
): void {
  const { c, palette } = stage
  const wood = palette.material('woodDark')
  block(stage, box, x, y, w, h, mix(wood, [0, 0, 0], 0.35))
  const board = h * 0.022
  const spines = ['#8c3b2e', '#2f5d6b', '#c79a4b', '#4f6b46', '#5a4470', '#b9a98c', '#7a4a2f', '#3a4a66'].map(hex)
  for (let row = 0; row < rows; row++) {
    const foot = y + (h * (row + 1)) / rows - board
    const tall = h / rows - board * 2.4
    let at = x + w * 0.02
    while (at < x + w * 0.96) {
      const wide = w * random.range(0.018, 0.042) * (w > h ? 0.7 : 1.2)
      if (random.chance(0.07)) {
        at += wide * 1.6
        continue
      }
      const height = tall * random.range(0.66, 0.97)
      c.fillStyle = css(stage.ink(inRoom(stage, box, random.pick([spines[0] ?? wood, ...spines.slice(1)]), at)))
      c.fillRect(at, foot - height, Math.min(wide * 0.92, x + w * 0.98 - at), height)
      if (random.chance(0.4)) {
        c.fillStyle = 'rgba(240,215,150,.35)'
        c.fillRect(at, foot - height * 0.8, Math.min(wide * 0.92, x + w * 0.98 - at), height * 0.05)
      }
      at += wide
    }
    block(stage, box, x, foot, w, board, wood)
  }
  block(stage, box, x - w * 0.015, y, w * 0.03, h, wood)
  block(stage, box, x + w * 0.985, y, w * 0.03, h, wood)
  block(stage, box, x - w * 0.02, y - board, w * 1.04, board * 1.4, wood)
}

/** A lamp on a cord, with the cone it throws. */
export function pendant(stage: Stage, box: Box, x: number, length: number, size: number, colour: Colour): void {
  const { c, u, palette } = stage
  const on = 1 - daylight(stage) * 0.75
  c.strokeStyle = css(stage.ink(mix(palette.dark, colour, 0.2)))
  c.lineWidth = u * 0.003
  c.beginPath()
  c.moveTo(x, 0)
  c.lineTo(x, length)
  c.stroke()
  if (on > 0.3) {
    paintBeam(stage, x, length + size * 0.3, Math.PI / 2, u * 0.55, 0.62, palette.lamp, 0.3 * on)
    glow(stage, x, length + size * 0.35, u * 0.2, palette.lamp, 0.7 * on)
  }
  c.fillStyle = css(stage.ink(inRoom(stage, box, colour, x)))
  c.beginPath()
  c.moveTo(x - size * 0.14, length - size * 0.1)
  c.lineTo(x + size * 0.14, length - size * 0.1)
  c.quadraticCurveTo(x + size * 0.5, length, x + size * 0.6, length + size * 0.36)
  c.lineTo(x - size * 0.6, length + size * 0.36)
  c.quadraticCurveTo(x - size * 0.5, length, x - size * 0.14, length - size * 0.1)
  c.fill()
  c.fillStyle = css(stage.ink(mix(palette.lamp, [255, 255, 255], 0.4 * on)), 0.35 + 0.6 * on)
  c.beginPath()
  c.ellipse(x, length + size * 0.36, size * 0.57, size * 0.085, 0, 0, Math.PI * 2)
  c.fill()
}

/** A framed image of a small landscape. */
export function image(stage: Stage, box: Box, x: number, y: number, w: number, h: number, random: Random): void {
  const { c, palette, u } = stage
  block(stage, box, x, y, w, h, palette.material(random.pick(['woodDark', 'brass', 'wood'])))
  const pad = u * 0.011
  c.save()
  c.beginPath()
  c.rect(x + pad, y + pad, w - pad * 2, h - pad * 2)
  c.clip()
  const tones = [
    palette.accent,
    mix(palette.accent, palette.material('cream'), 0.6),
    palette.material('blue'),
    palette.material('cream'),
  ] as const
  c.fillStyle = css(stage.ink(inRoom(stage, box, random.pick([tones[1], tones[3]]), x)))
  c.fillRect(x, y, w, h)
  for (let i = 0; i < 3; i++) {
    c.fillStyle = css(stage.ink(inRoom(stage, box, mix(random.pick(tones), [30, 30, 40], i * 0.22), x)))
    c.beginPath()
    c.moveTo(x, y + h)
    const base = y + h * (0.5 + i * 0.16)
    c.lineTo(x, base)
    c.bezierCurveTo(
      x + w * 0.3,
      base - h * random.range(0, 0.3),
      x + w * 0.6,
      base + h * random.range(0, 0.2),
      x + w,
      base - h * random.range(0, 0.15),
    )
    c.lineTo(x + w, y + h)
    c.fill()
  }
  c.restore()
}

/** A round or long rug on the floor. */
export function rug(stage: Stage, box: Box, x: number, y: number, w: number, own: Colour): void {
  const { c, u } = stage
  for (const [part, tone] of [
    [1, own],
    [0.86, mix(own, [255, 240, 210], 0.3)],
    [0.78, own],
    [0.42, mix(own, [20, 16, 20], 0.25)],
  ] as const) {
    c.fillStyle = css(stage.ink(inRoom(stage, box, tone, x)))
    c.beginPath()
    c.ellipse(x, y, (w / 2) * part, u * 0.075 * part, 0, 0, Math.PI * 2)
    c.fill()
  }
}
