import { calmPath, type FocalKey } from '#src/domain/focal-path.ts'
import type { FollowedSubject, Subject } from '#engines/ports.ts'
import { subjectsOf } from '../animator/reframe/find-subject.ts'
import type { Pixels } from '../illustrator/core/surface.ts'
import { contextOf, type Frame, type VideoFacts } from './frame.ts'
import { difference } from './steady-colours.ts'

/** Longer side of the analysed copy, px: as for images. */
const SIDE = 112
/** s between two saliency checks; cuts are detected in every frame. */
const SAMPLE_INTERVAL_S = 0.2
/** Mean difference of two frames (0 to 255) that is a cut, as for colours. */
const CUT = 36
/** Things that may be the subject in one frame. */
const MAX_SUBJECTS = 4
/** What a move over the whole image, and another colour, cost against standing out clearly. */
const FAR = 2.5
const UNLIKE = 1.2

interface Seen {
  subject: Subject
  /** Its mean colour, each 0 to 255. */
  colour: readonly number[]
}

interface Look {
  atMs: number
  seen: Seen[]
}

export interface SubjectWatch {
  /** Frames in order, all of them. */
  see(frame: Frame): void
  /** The subject's path, and how clearly it stood out. */
  finish(): FollowedSubject
}

/**
 * Follows the salient subject through a video. Of all paths through each frame's candidates it takes the one with the best
 * saliency, continuity and constant colour. A cut starts over.
 */
export function watchSubject({ width, height }: Pick<VideoFacts, 'width' | 'height'>): SubjectWatch {
  const scale = Math.min(1, SIDE / Math.max(width, height))
  const context = contextOf(Math.max(8, Math.round(width * scale)), Math.max(8, Math.round(height * scale)))
  const shots: Look[][] = []
  const cuts: number[] = []
  let last: Pixels | null = null
  let nextLook = 0
  return {
    see(frame) {
      frame.draw(context, 0, 0, context.canvas.width, context.canvas.height)
      const pixels: Pixels = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
      const isCut = last !== null && difference(last, pixels) > CUT
      last = pixels
      if (isCut) cuts.push(Math.floor(frame.time * 1000))
      if (isCut || shots.length === 0) shots.push([])
      if (!isCut && frame.time < nextLook) return
      nextLook = frame.time + SAMPLE_INTERVAL_S
      const seen = subjectsOf(pixels, MAX_SUBJECTS).map((subject) => ({ subject, colour: colourIn(pixels, subject) }))
      shots.at(-1)?.push({ atMs: frame.time * 1000, seen })
    },
    finish() {
      const ways = shots.map(bestWay)
      const all = ways.flat()
      const looks = shots.flat().length
      if (all.length === 0) return { keys: [{ atMs: 0, x: 0.5, y: 0.5 }], certainty: 0 }
      const certainty = all.reduce((sum, { sure }) => sum + sure, 0) / Math.max(1, looks)
      return { keys: calmPath(all, cuts), certainty: Math.min(1, certainty) }
    },
  }
}

type Step = FocalKey & { sure: number }

/** Through a shot, by what the best way to each thing has cost so far. */
function bestWay(shot: readonly Look[]): Step[] {
  interface Way {
    seen: Seen
    cost: number
    before: Way | null
    atMs: number
  }
  let ways: Way[] = []
  for (const { atMs, seen } of shot) {
    // The path skips frames where nothing stands out.
    if (seen.length === 0) continue
    ways = seen.map((one) => {
      const own = 1 - one.subject.certainty
      const best = ways.reduce<Way | null>(
        (found, way) => (!found || costTo(way, one) < costTo(found, one) ? way : found),
        null,
      )
      return { seen: one, atMs, before: best, cost: own + (best ? costTo(best, one) : 0) }
    })
  }
  const steps: Step[] = []
  let way = ways.reduce<Way | null>((found, one) => (!found || one.cost < found.cost ? one : found), null)
  for (; way; way = way.before) {
    const { x, y, certainty } = way.seen.subject
    steps.push({ atMs: way.atMs, x, y, sure: certainty })
  }
  return steps.reverse()

  function costTo(way: Way, { subject, colour }: Seen): number {
    const { subject: was, colour: before } = way.seen
    const away = Math.hypot(subject.x - was.x, subject.y - was.y)
    const unlike = colour.reduce((sum, value, axis) => sum + Math.abs(value - (before[axis] ?? 0)), 0) / (3 * 255)
    return way.cost + FAR * away + UNLIKE * unlike
  }
}

/** The mean colour in the middle of a thing. */
function colourIn({ data, width, height }: Pixels, { x, y, width: across, height: down }: Subject): number[] {
  const [left, right] = [Math.floor((x - across / 4) * width), Math.ceil((x + across / 4) * width)]
  const [top, bottom] = [Math.floor((y - down / 4) * height), Math.ceil((y + down / 4) * height)]
  const sums = [0, 0, 0]
  let count = 0
  for (let row = Math.max(0, top); row < Math.min(height, bottom); row++)
    for (let column = Math.max(0, left); column < Math.min(width, right); column++) {
      count++
      for (let channel = 0; channel < 3; channel++)
        sums[channel] = (sums[channel] ?? 0) + (data[(row * width + column) * 4 + channel] ?? 0)
    }
  return sums.map((sum) => sum / Math.max(1, count))
}
