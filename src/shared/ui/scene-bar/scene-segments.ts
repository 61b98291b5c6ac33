/** One scene in a scene bar. */
export interface SceneSegment {
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** How long the scene is, in any one unit; segments are as wide as their scenes are long. Default: all the same. */
  length?: number
  /** How far a running segment is, 0 to 1. Default 0.6. */
  share?: number
}

interface Count {
  /** Number of scenes. */
  total: number
  /** How many are done; they are taken to be the first. */
  done: number
  /** How far the next one is, 0 to 1; left out when nothing runs. */
  share?: number | undefined
  /** Indexes of failed scenes, 0-based. */
  failed?: readonly number[]
  lengths?: readonly number[]
}

/** More than this is narrower than a pixel each; it only costs. */
const MAX_SEGMENTS = 400

/** The segments of an n-of-m progress. Very many scenes share segments. */
export function segmentsByCount(count: Count): SceneSegment[] {
  const { total, done, share, failed = [], lengths = [] } = withFewerSegments(count)
  return Array.from({ length: total }, (_, at) => {
    const length = lengths[at] === undefined ? {} : { length: lengths[at] }
    if (failed.includes(at)) return { state: 'failed', ...length }
    if (at < done) return { state: 'done', ...length }
    return at === done && share !== undefined ? { state: 'running', share, ...length } : { state: 'waiting', ...length }
  })
}

/** The same progress in no more segments than can be seen. */
function withFewerSegments(count: Count): Count {
  if (!(count.total > MAX_SEGMENTS)) return { ...count, total: Math.max(0, Math.floor(count.total) || 0) }
  const scale = (value: number) => Math.floor((value / count.total) * MAX_SEGMENTS)
  return {
    total: MAX_SEGMENTS,
    done: scale(count.done),
    share: count.share,
    failed: count.failed?.map((at) => scale(at)) ?? [],
  }
}

/** The segments of a position in a story: scenes before it done, the present one running. `position` in the lengths' unit. */
export function segmentsByPosition(lengths: readonly number[], position: number): SceneSegment[] {
  let start = 0
  return lengths.map((length) => {
    const into = position - start
    start += length
    if (into >= length) return { state: 'done', length }
    return into > 0 ? { state: 'running', share: into / length, length } : { state: 'waiting', length }
  })
}
