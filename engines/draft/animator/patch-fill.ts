import type { Pixels } from '../illustrator/core/surface.ts'
import type { PixelArea } from '#engines/ports.ts'
import { createRandom, type Random } from '../random.ts'
import { halved, type Level, levelOf, REACH, spreadInto } from './patch-level.ts'
import { improve, knownPatches, type Matches, targetsOf, unlikeness } from './patch-match.ts'

/** Cells along the longer side of the area at the finest and at the coarsest level. */
const FINEST = 140
const COARSEST = 18
/** How far round the area patches are looked for, as a share of its longer side. */
const AROUND = 0.75
/** Fewer known patches are no image to learn from. */
const MIN_PATCHES = 40
const ROUNDS = 4
/** A patch this unlike still counts half as much as a perfect one. */
const HALF = 40

export interface Found {
  level: Level
  matches: Matches
  box: PixelArea
  /** px of the image per cell. */
  step: number
}

/**
 * Continues an area's surroundings into it: finds the most similar surrounding patch for every small patch of the area, from
 * coarse to fine, so that edges and textures continue. null when there is too little around it.
 */
export function findPatches(image: Pixels, painted: Uint8Array, area: PixelArea): Found | null {
  const longer = Math.max(area.width, area.height)
  const step = Math.max(1, longer / FINEST)
  const box = around(area, Math.ceil(longer * AROUND + 4 * REACH * step), image)
  const levels = [levelOf(image, painted, box, step)]
  for (let cells = longer / step; cells > COARSEST; cells /= 2) levels.unshift(halved(levels[0] ?? never()))
  const random = createRandom(`${area.width} ${area.height}`)
  let found: { level: Level; matches: Matches } | null = null
  for (const level of levels) {
    const { isKnown, list } = knownPatches(level)
    if (list.length < MIN_PATCHES) {
      // Too coarse for anything to be known: the next one begins instead.
      continue
    }
    if (!found) spreadInto(level, 4 * COARSEST)
    const matches = beginMatches(level, isKnown, list, random, found)
    if (found) vote(level, matches)
    for (let round = 0; round < ROUNDS; round++) {
      measure(level, matches)
      improve(level, matches, isKnown, random, true)
      improve(level, matches, isKnown, random, false)
      vote(level, matches)
    }
    found = { level, matches }
  }
  return found && found.level === levels.at(-1) ? { ...found, box, step } : null
}

function beginMatches(
  level: Level,
  isKnown: Uint8Array,
  list: Int32Array,
  random: Random,
  before: { level: Level; matches: Matches } | null,
): Matches {
  const size = level.width * level.height
  const source = new Int32Array(size).fill(-1)
  const targets = targetsOf(level)
  for (const target of targets) {
    const [x, y] = [target % level.width, Math.floor(target / level.width)]
    let from = -1
    if (before) {
      const wide = before.level.width
      const coarse = before.matches.source[(y >> 1) * wide + (x >> 1)] ?? -1
      if (coarse >= 0)
        from = ((Math.floor(coarse / wide) << 1) + (y & 1)) * level.width + ((coarse % wide) << 1) + (x & 1)
    }
    source[target] = isKnown[from] === 1 ? from : (list[random.below(list.length)] ?? 0)
  }
  return { targets, source, distance: new Float32Array(size) }
}

/** Colours have changed since: how good each match is now. */
function measure(level: Level, { targets, source, distance }: Matches): void {
  for (const target of targets) distance[target] = unlikeness(level, target, source[target] ?? 0, Infinity)
}

/** Every cell of the hole becomes what the patches that lie over it say, the better ones louder. */
function vote({ width, height, colours, hole }: Level, { source, distance }: Matches): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = y * width + x
      if (hole[cell] === 0) continue
      let red = 0
      let green = 0
      let blue = 0
      let sum = 0
      for (let down = -REACH; down <= REACH; down++)
        for (let across = -REACH; across <= REACH; across++) {
          const column = x + across
          const row = y + down
          if (column < 0 || row < 0 || column >= width || row >= height) continue
          const target = row * width + column
          const match = source[target] ?? -1
          if (match < 0) continue
          const at = (match - down * width - across) * 3
          const away = 1 + (distance[target] ?? 0) / HALF
          const weight = 1 / (away * away * away)
          red += (colours[at] ?? 0) * weight
          green += (colours[at + 1] ?? 0) * weight
          blue += (colours[at + 2] ?? 0) * weight
          sum += weight
        }
      if (sum === 0) continue
      colours[cell * 3] = red / sum
      colours[cell * 3 + 1] = green / sum
      colours[cell * 3 + 2] = blue / sum
    }
}

function around(area: PixelArea, reach: number, { width, height }: Pixels): PixelArea {
  const [x, y] = [Math.max(0, area.x - reach), Math.max(0, area.y - reach)]
  return {
    x,
    y,
    width: Math.min(width, area.x + area.width + reach) - x,
    height: Math.min(height, area.y + area.height + reach) - y,
  }
}

function never(): never {
  throw new Error('There is a finest level')
}
