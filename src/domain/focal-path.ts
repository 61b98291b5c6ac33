import type { Place } from './reframe.ts'

/** Where a video's focal point is at a time. */
export interface FocalKey extends Place {
  /** ms from the beginning. */
  atMs: number
}

/** The contract's maximum; more keys could not be edited. */
export const MAX_KEYS = 200
/** Two keys this near to each other (ms) are a jump: a cut. Nothing glides over it. */
const JUMP_MS = 60

/** Where the point is at a time: it glides from key to key and never beyond them; before the first and after the last it rests. */
export function placeAt(keys: readonly FocalKey[], atMs: number): Place | null {
  const next = keys.findIndex((key) => key.atMs > atMs)
  const [from, to] = next === -1 ? [keys.at(-1), undefined] : [keys[next - 1], keys[next]]
  const still = from ?? to
  if (!still) return null
  if (!from || !to || isJump(from, to)) return { x: still.x, y: still.y }
  const [before, after] = [keys[next - 2], keys[next + 1]]
  const along = (axis: 'x' | 'y') => {
    const own = slope(from, to, axis)
    const leaving = before && !isJump(before, from) ? gentle(slope(before, from, axis), own) : 0
    const arriving = after && !isJump(to, after) ? gentle(own, slope(to, after, axis)) : 0
    const length = to.atMs - from.atMs
    return hermite(from[axis], to[axis], leaving * length, arriving * length, (atMs - from.atMs) / length)
  }
  return { x: along('x'), y: along('y') }
}

/** Whether each key comes after the one before it. */
export const hasOrder = (keys: readonly FocalKey[]): boolean =>
  keys.every(({ atMs }, at) => at === 0 || atMs > (keys[at - 1]?.atMs ?? -1))

/** Whether two keys are a cut. */
export const isJump = (one: FocalKey, other: FocalKey) => other.atMs - one.atMs <= JUMP_MS

const slope = (one: FocalKey, other: FocalKey, axis: 'x' | 'y') => (other[axis] - one[axis]) / (other.atMs - one.atMs)

/** How fast a key is passed: not at all where the way turns, otherwise so that nothing goes beyond a key (Fritsch and Carlson). */
const gentle = (one: number, other: number) => (one * other <= 0 ? 0 : (2 * one * other) / (one + other))

/** @param at 0 to 1 */
function hermite(from: number, to: number, leaving: number, arriving: number, at: number): number {
  const [square, cube] = [at * at, at * at * at]
  return (
    from * (2 * cube - 3 * square + 1) +
    leaving * (cube - 2 * square + at) +
    to * (3 * square - 2 * cube) +
    arriving * (cube - square)
  )
}

/** The same with a key at a time: one as near as `nearMs` is moved instead of another put beside it. A full path gets no further key. */
export function withKey(keys: readonly FocalKey[], key: FocalKey, nearMs: number): FocalKey[] {
  const near = nearestKey(keys, key.atMs, nearMs)
  const others = keys.filter((one) => one !== near)
  if (others.length >= MAX_KEYS) return [...keys]
  return [...others, { ...key, atMs: near?.atMs ?? key.atMs }].sort((one, other) => one.atMs - other.atMs)
}

export const nearestKey = (keys: readonly FocalKey[], atMs: number, nearMs: number): FocalKey | undefined =>
  keys
    .filter((key) => Math.abs(key.atMs - atMs) <= nearMs)
    .toSorted((one, other) => Math.abs(one.atMs - atMs) - Math.abs(other.atMs - atMs))[0]

/** How long it takes a camera to follow, ms: twice as fast as half of a movement is smoothed away. */
const CALM_MS = 500
/** A camera does not follow movements within this share of the image. */
const REST = 0.04
/** How far from the way that was smoothed the glides between the keys may be. */
const TOLERANCE = 0.012

/**
 * A calm way for a camera from where a subject was seen, as few keys. @param seen in order; @param cuts ms, where another image begins
 */
export function calmPath(seen: readonly FocalKey[], cuts: readonly number[]): FocalKey[] {
  const edges = [-Infinity, ...cuts, Infinity]
  const keys = edges.slice(0, -1).flatMap((from, at) => {
    const until = edges[at + 1] ?? Infinity
    const shot = seen.filter(({ atMs }) => atMs >= from && atMs < until)
    const [first] = shot
    if (!first) return []
    const own = simplified(calm(shot))
    // A shot's point stands from its first image to its last, so that the cut is a jump.
    const [begins, ends] = [own[0] ?? first, own.at(-1) ?? first]
    return [
      ...(Number.isFinite(from) && begins.atMs > from ? [{ ...begins, atMs: from }] : []),
      ...own,
      ...(Number.isFinite(until) && ends.atMs < until - 1 ? [{ ...ends, atMs: until - 1 }] : []),
    ]
  })
  return keys.length <= MAX_KEYS ? keys.map(rounded) : thinned(keys).map(rounded)
}

function calm(shot: readonly FocalKey[]): FocalKey[] {
  const means = shot.map(({ atMs }) => {
    let [x, y, sum] = [0, 0, 0]
    for (const one of shot) {
      const weight = Math.exp(-(((one.atMs - atMs) / CALM_MS) ** 2))
      x += one.x * weight
      y += one.y * weight
      sum += weight
    }
    return { atMs, x: x / sum, y: y / sum }
  })
  const rests = (axis: 'x' | 'y') => {
    const values = means.map((one) => one[axis])
    return Math.max(...values) - Math.min(...values) <= 2 * REST
  }
  const middle = (axis: 'x' | 'y') => means.reduce((sum, one) => sum + one[axis], 0) / means.length
  const [x, y] = [rests('x') ? middle('x') : null, rests('y') ? middle('y') : null]
  return means.map((one) => ({ atMs: one.atMs, x: x ?? one.x, y: y ?? one.y }))
}

/** As few keys as keep every place within the tolerance: the worst place becomes a key until none is left. */
function simplified(way: readonly FocalKey[]): FocalKey[] {
  const [first] = way
  const last = way.at(-1)
  if (!first || !last) return []
  let keys = first === last || isSame(way) ? [first] : [first, last]
  while (keys.length < way.length) {
    let [worst, most] = [first, TOLERANCE]
    for (const one of way) {
      const place = placeAt(keys, one.atMs) ?? one
      const away = Math.hypot(place.x - one.x, place.y - one.y)
      if (away > most) [worst, most] = [one, away]
    }
    // The first one is a key: nothing is further away than the tolerance.
    if (keys.includes(worst)) break
    keys = [...keys, worst].sort((one, other) => one.atMs - other.atMs)
  }
  return keys
}

const isSame = (way: readonly FocalKey[]) => way.every(({ x, y }) => x === way[0]?.x && y === way[0].y)

/** Every so many: a film of hundreds of cuts. */
const thinned = (keys: readonly FocalKey[]) =>
  Array.from({ length: MAX_KEYS }, (_, at) => keys[Math.floor((at * keys.length) / MAX_KEYS)]).flatMap(
    (key) => key ?? [],
  )

const rounded = ({ atMs, x, y }: FocalKey): FocalKey => ({
  atMs: Math.max(0, Math.round(atMs)),
  x: inside(x),
  y: inside(y),
})
const inside = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
