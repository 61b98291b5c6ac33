import type { Random } from '../random.ts'
import { type Level, REACH } from './patch-level.ts'

/** How much a guessed cell of a patch counts beside a known one. */
const GUESSED = 0.35

/** For each cell whose patch touches the hole: the cell with the most similar fully known patch. */
export interface Matches {
  /** Cells that need a match. */
  targets: Int32Array
  /** By cell; -1 where none is looked for. */
  source: Int32Array
  /** By cell: mean squared difference per channel. */
  distance: Float32Array
}

/** Cells whose patch is inside the level and fully known. */
export function knownPatches({ width, height, hole }: Level): { isKnown: Uint8Array; list: Int32Array } {
  const isKnown = new Uint8Array(width * height)
  const list: number[] = []
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      if (touches(hole, width, height, x, y)) continue
      isKnown[y * width + x] = 1
      list.push(y * width + x)
    }
  return { isKnown, list: Int32Array.from(list) }
}

export function targetsOf({ width, height, hole }: Level): Int32Array {
  const targets: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (touches(hole, width, height, x, y)) targets.push(y * width + x)
  return Int32Array.from(targets)
}

function touches(hole: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++)
    for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column++)
      if (hole[row * width + column] === 1) return true
  return false
}

/** How unlike two patches are; `most` and more ends the count early. */
export function unlikeness({ width, height, colours, hole }: Level, target: number, source: number, most: number) {
  const x = target % width
  const y = Math.floor(target / width)
  const left = Math.max(-REACH, -x)
  const right = Math.min(REACH, width - 1 - x)
  const top = Math.max(-REACH, -y)
  const bottom = Math.min(REACH, height - 1 - y)
  const limit = most * (2 * REACH + 1) ** 2
  let sum = 0
  let weight = 0
  for (let down = top; down <= bottom; down++) {
    const row = down * width
    for (let across = left; across <= right; across++) {
      const cell = target + row + across
      const one = cell * 3
      const other = (source + row + across) * 3
      const red = (colours[one] ?? 0) - (colours[other] ?? 0)
      const green = (colours[one + 1] ?? 0) - (colours[other + 1] ?? 0)
      const blue = (colours[one + 2] ?? 0) - (colours[other + 2] ?? 0)
      const counts = hole[cell] === 1 ? GUESSED : 1
      sum += (red * red + green * green + blue * blue) * counts
      weight += counts
    }
    if (sum > limit) return Infinity
  }
  return sum / weight
}

/** Better matches: from the neighbours of a cell, and from places that are tried by chance, nearer and nearer. */
export function improve(level: Level, matches: Matches, known: Uint8Array, random: Random, isForth: boolean): void {
  const { width, height } = level
  const { targets, source, distance } = matches
  const step = isForth ? -1 : 1
  const size = Math.max(width, height)
  for (let index = 0; index < targets.length; index++) {
    const target = targets[isForth ? index : targets.length - 1 - index] ?? 0
    const column = target % width
    let best = source[target] ?? 0
    let least = distance[target] ?? Infinity
    const attempt = (candidate: number) => {
      if (candidate === best || known[candidate] !== 1) return
      const found = unlikeness(level, target, candidate, least)
      if (found >= least) return
      least = found
      best = candidate
    }
    const beside = column + step >= 0 && column + step < width ? (source[target + step] ?? -1) : -1
    if (beside >= 0) attempt(beside - step)
    const over = source[target + step * width] ?? -1
    if (over >= 0) attempt(over - step * width)
    for (let reach = size; reach >= 1; reach /= 2) {
      const x = Math.round((best % width) + random.between(-reach, reach))
      const y = Math.round(Math.floor(best / width) + random.between(-reach, reach))
      if (x >= 0 && y >= 0 && x < width && y < height) attempt(y * width + x)
    }
    source[target] = best
    distance[target] = least
  }
}
