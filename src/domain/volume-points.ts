/** A level at a time of a cue. */
export interface VolumePoint {
  /** ms from the cue's start. */
  at_ms: number
  /** How much louder than the cue's volume. */
  db: number
}

/** dB that a point may have. */
export const POINT_DB = { min: -60, max: 12 }
/** Most points of a cue. */
export const MAX_VOLUME_POINTS = 100

/** In order of time; of two at one time the later in the list counts. */
export function orderedPoints(points: readonly VolumePoint[]): VolumePoint[] {
  const byTime = new Map(points.map(({ at_ms, db }) => [at_ms, { at_ms, db }]))
  return [...byTime.values()].toSorted((a, b) => a.at_ms - b.at_ms)
}

/** The level (dB) at a time: even in dB between two points, and before the first and after the last as at that one. */
export function levelAt(points: readonly VolumePoint[], ms: number): number {
  const next = points.findIndex(({ at_ms }) => at_ms > ms)
  const before = points[next < 0 ? points.length - 1 : next - 1]
  const after = points[next]
  if (!before || !after) return (before ?? after)?.db ?? 0
  return before.db + ((after.db - before.db) * (ms - before.at_ms)) / (after.at_ms - before.at_ms)
}

/** The points of both parts of a cue that is cut after some ms; neither part's level changes. */
export function cutPoints(points: readonly VolumePoint[], ms: number): [before: VolumePoint[], after: VolumePoint[]] {
  if (points.length === 0) return [[], []]
  const edge = Math.round(levelAt(points, ms) * 100) / 100
  return [
    [...points.filter(({ at_ms }) => at_ms < ms), { at_ms: ms, db: edge }],
    [{ at_ms: 0, db: edge }, ...movedPoints(points, -ms).filter(({ at_ms }) => at_ms > 0)],
  ]
}

/** The points of a cue that begins by some ms earlier (or later, below 0) than before, each where it was in the film. */
export function movedPoints(points: readonly VolumePoint[], by: number): VolumePoint[] {
  return points.map(({ at_ms, db }) => ({ at_ms: at_ms + by, db }))
}
