import type { Colour } from '../core/colour.ts'
import { clamp } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { airOf } from './air.ts'
import { type HeightMap, heightMap, type Relief } from './height-map.ts'

/** A point of the land. Distances in world units: the eye stands at z = 0, x grows to the right. */
export interface GroundPoint {
  x: number
  z: number
  height: number
  /** How much of the sun reaches it, 0 (shadow, turned away) to 1. */
  light: number
  /** 0 flat to 1 a wall. */
  steep: number
}

export interface Land extends Relief {
  /** Brightness factor for the finest texture, called for every pixel: rock, clods, grass. */
  grit?(x: number, height: number, z: number): number
  /** Writes the point's colour before the air, 0 to 255. */
  colour(point: GroundPoint, out: Float32Array): void
  /** Height of the eye. */
  eye: number
  /** Art units per world unit at distance 1: the lens. */
  focal?: number
  /** Factor for the air; 0 none. */
  air?: number
  /** Where valley mist lies, world height. */
  floor?: number
  /** Ground lower than this is not painted: the water shows. */
  shore?: number
  /** A path, river or road, for looks that cut it as one strip; `colour` is already lit. */
  way?: { at(z: number): number; width: number; far: number; colour: Colour } | undefined
}

export const focalOf = (stage: Stage, land: Land): number => (land.focal ?? 1.15) * stage.u

/** Position of a point of the land in the image, px. */
export function project(
  stage: Stage,
  land: Land,
  x: number,
  z: number,
  height = land.height(x, z),
): { x: number; y: number } {
  const focal = focalOf(stage, land)
  return { x: stage.w / 2 + (x / z) * focal, y: stage.horizon + ((land.eye - height) / z) * focal }
}

/** The world x under an image x at distance z. */
export const worldX = (stage: Stage, land: Land, px: number, z: number): number =>
  ((px - stage.w / 2) / focalOf(stage, land)) * z

/** Paints land from its heights: slices from near to far, each seen where it rises above the ones before it. */
export function paintTerrain(stage: Stage, land: Land): void {
  const { c, w, h } = stage
  const cols = Math.max(8, Math.round(Math.min(w, 1152 * (stage.look.detail ?? 1) * (w / Math.max(w, h)))))
  const px = w / cols
  const rows = Math.ceil(h / px)
  const focal = focalOf(stage, land) / px
  const map = heightMap(land, cols, focal, stage.light.side)
  const air = airOf(stage, land.air ?? 1)
  const floor = land.floor ?? 0
  const hy = stage.horizon / px

  // Only the rows that the land reaches are painted.
  const { from, to } = rowsOf(land, map, cols, hy, focal, rows)
  if (from >= to) return
  const surface = stage.make(cols, to - from)
  const pixels = surface.context.createImageData(cols, to - from)
  const { data } = pixels
  const now = new Float32Array(3)
  const painted = new Float32Array(3)
  const point: GroundPoint = { x: 0, z: 0, height: 0, light: 0, steep: 0 }
  for (let col = 0; col < cols; col++) {
    let top = to
    let joined = false
    let r0 = 0
    let g0 = 0
    let b0 = 0
    for (let i = 0; i < map.steps; i++) {
      const z = map.depths[i] ?? 1
      const height = map.heights[i * cols + col] ?? 0
      const y = Math.max(0, hy + ((land.eye - height) / z) * focal)
      if (y >= top || (land.shore !== undefined && height < land.shore)) {
        joined = false
        continue
      }
      point.x = ((col + 0.5 - cols / 2) / focal) * z
      point.z = z
      point.height = height
      point.light = map.light[i * cols + col] ?? 0
      point.steep = map.steep[i * cols + col] ?? 0
      land.colour(point, now)
      if (land.air !== 0) air(now, (col + 0.5) * px, i / (map.steps - 1), height - floor)
      const wall = land.wall !== undefined && top - y > 1.2
      const r1 = now[0] ?? 0
      const g1 = now[1] ?? 0
      const b1 = now[2] ?? 0
      if (!joined || wall) {
        r0 = r1
        g0 = g1
        b0 = b1
      }
      const first = Math.floor(y)
      for (let row = Math.min(to - 1, Math.ceil(top) - 1); row >= first; row--) {
        const k = ((row - from) * cols + col) * 4
        const had = (data[k + 3] ?? 0) / 255
        if (had >= 1) continue
        const t = joined ? clamp((top - row - 0.5) / (top - y)) : 1
        if (wall) {
          painted[0] = r1
          painted[1] = g1
          painted[2] = b1
          land.wall?.(point.x, ((hy - row - 0.5) * z) / focal + land.eye, z, painted)
        }
        const grit = land.grit ? land.grit(point.x, ((hy - row - 0.5) * z) / focal + land.eye, z) : 1
        const r = (wall ? (painted[0] ?? 0) : r0 + (r1 - r0) * t) * grit
        const g = (wall ? (painted[1] ?? 0) : g0 + (g1 - g0) * t) * grit
        const b = (wall ? (painted[2] ?? 0) : b0 + (b1 - b0) * t) * grit
        if (had === 0 && row !== first) {
          data[k] = r
          data[k + 1] = g
          data[k + 2] = b
          data[k + 3] = 255
          continue
        }
        // A slice that ends inside a pixel covers part of it; what comes behind fills the rest.
        const add = (1 - had) * (row === first ? Math.max(0.02, 1 - (y - first)) : 1)
        const sum = had + add
        data[k] = ((data[k] ?? 0) * had + r * add) / sum
        data[k + 1] = ((data[k + 1] ?? 0) * had + g * add) / sum
        data[k + 2] = ((data[k + 2] ?? 0) * had + b * add) / sum
        data[k + 3] = sum * 255
      }
      r0 = r1
      g0 = g1
      b0 = b1
      top = y
      joined = true
      if (top <= 0) break
    }
  }
  surface.context.putImageData(pixels, 0, 0)
  c.save()
  c.imageSmoothingEnabled = true
  c.imageSmoothingQuality = 'medium'
  c.drawImage(surface.image, 0, from * px, w, (to - from) * px)
  c.restore()
}

/** The highest and the lowest row, of `rows`, that any point of the land can cover. */
function rowsOf(
  land: Land,
  map: HeightMap,
  cols: number,
  hy: number,
  focal: number,
  rows: number,
): { from: number; to: number } {
  let top = rows
  let foot = 0
  for (let i = 0; i < map.steps; i++) {
    const scale = focal / (map.depths[i] ?? 1)
    for (let col = 0; col < cols; col++) {
      const height = map.heights[i * cols + col] ?? 0
      if (land.shore !== undefined && height < land.shore) continue
      const y = hy + (land.eye - height) * scale
      if (y < top) top = y
      if (y > foot) foot = y
    }
  }
  return { from: Math.max(0, Math.floor(top)), to: Math.min(rows, Math.ceil(foot) + 1) }
}
