import { css, hex, mix } from '../../core/colour.ts'
import type { Random } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { glow } from '../../layers/glow.ts'
import { type Box, inRoom } from './frame-room.ts'
import { block, thing } from './furniture.ts'
import { across } from './on-wall.ts'

export function fireplace(stage: Stage, box: Box): void {
  const { u, palette } = stage
  const x = across(box, 0.46)
  block(stage, box, x - u * 0.2, box.floor - u * 0.3, u * 0.4, u * 0.31, palette.material('stone'))
  block(stage, box, x - u * 0.24, box.floor - u * 0.33, u * 0.48, u * 0.035, palette.material('wood'))
  block(stage, box, x - u * 0.13, box.floor - u * 0.22, u * 0.26, u * 0.22, hex('#140a08'))
  thing(stage, 'campfire', x, box.floor, u * 0.18)
  glow(stage, x, box.floor - u * 0.08, u * 0.75, hex('#ff9a40'), 0.75)
}

export function tiles(stage: Stage, box: Box): void {
  const { c, u } = stage
  c.strokeStyle = css(stage.ink(mix(box.wall, [255, 255, 255], 0.3)), 0.12)
  c.lineWidth = u * 0.002
  c.beginPath()
  for (let y = box.floor - u * 0.255; y > box.floor - u * 0.46; y -= u * 0.05) {
    c.moveTo(box.left, y)
    c.lineTo(box.right, y)
  }
  for (let x = box.left; x < box.right; x += u * 0.07) {
    c.moveTo(x, box.floor - u * 0.255)
    c.lineTo(x, box.floor - u * 0.455)
  }
  c.stroke()
}

export function pan(stage: Stage, box: Box, x: number, y: number, r: number): void {
  const { c, palette } = stage
  c.fillStyle = css(stage.ink(inRoom(stage, box, palette.material('steel'), x)))
  c.fillRect(x - r * 0.1, y, r * 0.2, r * 1.2)
  c.beginPath()
  c.arc(x, y + r * 2, r, 0, Math.PI * 2)
  c.fill()
}

export function ladder(stage: Stage, box: Box, x: number): void {
  const { c, u, h, palette } = stage
  c.strokeStyle = css(stage.ink(inRoom(stage, box, palette.material('woodLight'), x)))
  c.lineWidth = u * 0.01
  c.lineCap = 'round'
  c.beginPath()
  for (const dx of [0, 0.085]) {
    c.moveTo(x + u * (dx - 0.07), box.floor + u * 0.04)
    c.lineTo(x + u * (dx + 0.02), h * 0.1)
  }
  for (let i = 1; i < 9; i++) {
    const t = i / 9
    c.moveTo(x + u * (-0.07 + 0.09 * t), box.floor + u * 0.04 + (h * 0.1 - box.floor - u * 0.04) * t)
    c.lineTo(x + u * (0.015 + 0.09 * t), box.floor + u * 0.04 + (h * 0.1 - box.floor - u * 0.04) * t)
  }
  c.stroke()
}

/** A lit screen with shapes on it. */
export function screen(stage: Stage, x: number, y: number, w: number, h: number): void {
  const { c, palette } = stage
  c.fillStyle = css(stage.ink(hex('#12181d')))
  c.fillRect(x - w * 0.03, y - h * 0.04, w * 1.06, h * 1.08)
  c.fillStyle = css(stage.ink(hex('#0f3440')))
  c.fillRect(x, y, w, h)
  c.strokeStyle = css(stage.ink(hex('#5fe0d0')))
  c.lineWidth = h * 0.02
  c.beginPath()
  for (let i = 0; i <= 40; i++) {
    const py = y + h * (0.5 - 0.3 * Math.sin(i * 0.5) * Math.exp(-(((i - 20) / 12) ** 2)))
    if (i) c.lineTo(x + (w * i) / 40, py)
    else c.moveTo(x, py)
  }
  c.stroke()
  glow(stage, x + w / 2, y + h / 2, w, hex('#4fd0d8'), 0.3)
  void palette
}

/** Drawings on the board: curves and figures, no letters. */
export function chalk(stage: Stage, x: number, y: number, w: number, h: number, random: Random): void {
  const { c, u } = stage
  c.strokeStyle = css(stage.ink([226, 232, 226]), 0.6)
  c.lineWidth = u * 0.0028
  c.beginPath()
  c.moveTo(x, y + h * 0.85)
  c.lineTo(x + w * 0.4, y + h * 0.85)
  c.moveTo(x + w * 0.03, y + h * 0.9)
  c.lineTo(x + w * 0.03, y + h * 0.15)
  c.moveTo(x + w * 0.03, y + h * 0.8)
  c.bezierCurveTo(x + w * 0.16, y + h * 0.75, x + w * 0.2, y + h * 0.2, x + w * 0.38, y + h * 0.18)
  for (let i = 0; i < 3; i++) {
    const cx = x + w * (0.56 + i * 0.17)
    const cy = y + h * random.range(0.35, 0.6)
    const r = h * random.range(0.1, 0.2)
    c.moveTo(cx + r, cy)
    c.arc(cx, cy, r, 0, Math.PI * 2)
    c.moveTo(cx, cy)
    c.lineTo(cx + r * 1.9, cy - r * 0.8)
  }
  c.stroke()
}

export function carpet(stage: Stage, box: Box): void {
  const { c, w, h, u, palette } = stage
  const red = mix(palette.accent, hex('#7a1f22'), 0.6)
  const g = c.createLinearGradient(0, box.floor, 0, h)
  g.addColorStop(0, css(stage.ink(inRoom(stage, box, mix(red, [0, 0, 0], 0.2), w / 2))))
  g.addColorStop(1, css(stage.ink(inRoom(stage, box, red, w / 2))))
  c.fillStyle = g
  c.beginPath()
  c.moveTo(w / 2 - u * 0.12, box.floor)
  c.lineTo(w / 2 + u * 0.12, box.floor)
  c.lineTo(w / 2 + u * 0.34, h)
  c.lineTo(w / 2 - u * 0.34, h)
  c.fill()
}
