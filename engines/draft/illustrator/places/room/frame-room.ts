import { type Colour, css, hex, mix } from '../../core/colour.ts'
import { paintField } from '../../core/field.ts'
import { clamp, smoothstep } from '../../core/maths.ts'
import type { Stage } from '../../core/stage.ts'
import type { RoomKind } from '../../parse/scene.ts'

/** The room as a box seen from its open side. px. */
export interface Box {
  left: number
  right: number
  top: number
  /** Where the back wall meets the floor. */
  floor: number
  wall: Colour
  /** Side where the window is. */
  side: 1 | -1
}

const WALLS: Readonly<Record<RoomKind, readonly [string, string, string]>> = {
  study: ['#6b4a3a', '#3f5a52', '#6e5f4c'],
  bedroom: ['#5f6f8c', '#8c6f7c', '#7d7566'],
  kitchen: ['#c9b692', '#8fa58f', '#b98f6a'],
  library: ['#4a3527', '#38443a', '#553a30'],
  office: ['#a9adb0', '#8d9aa6', '#b5a999'],
  lab: ['#9fb2b8', '#b7c4c6', '#7f979f'],
  cafe: ['#5a4034', '#3d4f4a', '#7a5a44'],
  classroom: ['#c4b58e', '#a9b89a', '#b5a58c'],
  workshop: ['#6a5644', '#54554c', '#7a5f45'],
  hall: ['#9a8f80', '#7f7a76', '#a8927a'],
}

/** Walls and floor in the light that the hour leaves in here. */
export function paintBox(stage: Stage, kind: RoomKind): Box {
  const { w, h, u, palette, scene } = stage
  const random = stage.random.fork('box')
  const side = random.sign()
  const margin = Math.max(0.06, Math.min(0.15, 0.15 * (w / h / 1.6)))
  const box: Box = {
    left: w * margin * random.range(0.5, 1.1),
    right: w * (1 - margin * random.range(0.5, 1.1)),
    top: h * 0.045,
    floor: h * random.range(0.66, 0.72),
    wall: hex(random.pick(WALLS[kind])),
    side,
  }
  if (scene.tint) box.wall = mix(box.wall, scene.tint, 0.45)
  stage.horizon = h * 0.46
  stage.focus = w * (0.5 + side * random.range(-0.06, 0.05))
  const day = daylight(stage)
  stage.light = {
    x: side > 0 ? box.right - u * 0.1 : box.left + u * 0.1,
    y: h * 0.32,
    radius: 0,
    side,
    visible: false,
    moon: scene.time === 'night',
  }
  const wood = palette.material('wood')
  const planks = mix(wood, box.wall, 0.2)
  const lamp: Colour = [255, 196, 120]
  const lx = w / 2 - side * w * 0.22
  const ly = h * 0.44
  const sky = palette.sky.at(0.7)
  const flat = stage.look.graphic !== undefined
  paintField(stage, { x: 0, y: 0, w, h }, flat ? 1920 : 560, (x, y, out) => {
    const onFloor = y > floorAt(box, stage, x)
    const sideWall = x < box.left || x > box.right
    const own = onFloor ? planks : box.wall
    const fromWindow = Math.exp(-Math.sqrt(((x - stage.light.x) / u) ** 2 + ((y - stage.light.y) / u) ** 2) * 1.7) * day
    const fromLamp = Math.exp(-Math.sqrt(((x - lx) / u) ** 2 * 0.8 + ((y - ly) / u) ** 2) * 2.3) * (1 - day * 0.72)
    const corner = smoothstep(0, u * 0.22, Math.abs(y - floorAt(box, stage, x))) * 0.22 + 0.78
    const depth = sideWall
      ? 0.7 + 0.2 * smoothstep(0.4, 0, Math.min(Math.abs(x - box.left), Math.abs(x - box.right)) / u)
      : 1
    const board = onFloor ? plankShade(stage, box, x, y) : 1 + stage.texture.at((x / u) * 3, (y / u) * 3) * 0.02
    const shade = flat ? Math.round(corner * 6) / 6 : corner
    for (let k = 0; k < 3; k++) {
      const ambient = 0.085 + day * 0.4
      const light = ambient + (fromWindow * (sky[k] ?? 0) * 1.05 + fromLamp * (lamp[k] ?? 0) * 1.02) / 255
      out[k] = clamp((own[k] ?? 0) * light * shade * depth * board * 1.1, 0, 255)
    }
    if (flat) {
      const inked = stage.ink([out[0] ?? 0, out[1] ?? 0, out[2] ?? 0])
      out.set(inked)
    }
  })
  skirting(stage, box)
  return box
}

/** How much daylight comes in, 0 to 1. */
export const daylight = ({ scene }: Stage): number =>
  ({ day: 1, dawn: 0.66, dusk: 0.34, night: 0.05 })[scene.time] *
  (scene.weather === 'storm' || scene.weather === 'rain' ? 0.7 : 1) *
  (scene.lamp === 'candle' || scene.lamp === 'fire' ? 0.5 : 1)

export function floorAt(box: Box, stage: Stage, x: number): number {
  if (x < box.left) return box.floor + ((box.left - x) / Math.max(1, box.left)) * (stage.h - box.floor) * 0.42
  if (x > box.right)
    return box.floor + ((x - box.right) / Math.max(1, stage.w - box.right)) * (stage.h - box.floor) * 0.42
  return box.floor
}

function plankShade(stage: Stage, box: Box, x: number, y: number): number {
  const z = (stage.h * 0.34) / Math.max(1, y - box.floor + stage.h * 0.3)
  const across = ((x - stage.w / 2) / stage.u) * z
  const board = Math.floor(across * 9)
  const edge = Math.abs(across * 9 - board - 0.5) > 0.47 ? 0.82 : 1
  return (
    edge *
    (0.94 + 0.1 * Math.abs(Math.sin(board * 12.9898))) *
    (1 + 0.05 * stage.texture.at(across * 22, z * 3 + board))
  )
}

function skirting(stage: Stage, box: Box): void {
  const { c, w, u } = stage
  c.strokeStyle = css(stage.ink(mix(box.wall, stage.palette.dark, 0.55)), 0.75)
  c.lineWidth = u * 0.011
  c.beginPath()
  c.moveTo(0, floorAt(box, stage, 0))
  c.lineTo(box.left, box.floor)
  c.lineTo(box.right, box.floor)
  c.lineTo(w, floorAt(box, stage, w))
  c.stroke()
  c.lineWidth = u * 0.003
  c.strokeStyle = css(stage.ink(mix(box.wall, stage.palette.dark, 0.4)), 0.35)
  c.beginPath()
  for (const x of [box.left, box.right]) {
    c.moveTo(x, 0)
    c.lineTo(x, box.floor)
  }
  c.stroke()
}

/** A colour of a thing in this room's light at a point: warm near the lamp, cool near the window. */
export function inRoom(stage: Stage, box: Box, own: Colour, x: number): Colour {
  const day = daylight(stage)
  const { w, palette } = stage
  const towards = clamp(0.5 + ((x / w - 0.5) * box.side) / 0.9)
  const sky = palette.sky.at(0.7)
  const cool = day * (0.25 + 0.75 * towards)
  const warm = (1 - day * 0.72) * (1 - towards * 0.75)
  const light = (k: 0 | 1 | 2, lamp: number): number =>
    0.09 + day * 0.34 + (cool * sky[k] * 0.5 + warm * lamp * 0.62) / 255
  return [
    Math.min(255, own[0] * light(0, 255)),
    Math.min(255, own[1] * light(1, 200)),
    Math.min(255, own[2] * light(2, 130)),
  ]
}
