import { BROLL_CONTENT, BROLL_MOTION, FULL_BOX } from '#src/domain/overlays.ts'
import type { PatchStep, StorySnapshot } from '#server/platform/db/schema/history.ts'
import type { Row } from '#server/modules/stories/edits/tables.ts'

// Versions, edits and offers that were stored before there were overlays hold B-rolls. The migration of the rows kept their ids, so
// these are the same objects; they are read here and nowhere else.

/** The overlays of a snapshot, old or new. */
export function overlaysOfSnapshot({ overlays, brolls }: Pick<StorySnapshot, 'overlays' | 'brolls'>, storyId: string) {
  return overlays ?? brolls.toSorted((a, b) => Number(a.startMs) - Number(b.startMs)).map(overlayOf(storyId))
}

/** A logged step, old or new. */
export function presentStep(step: PatchStep, storyId: string): PatchStep {
  // Stored JSON: entries of earlier releases name the former table.
  if ((step.table as string) !== 'brolls') return step
  const values = step.op === 'insert' ? overlayOf(storyId)(step.values, 0) : step.values
  return { ...step, table: 'overlays', values }
}

const overlayOf =
  (storyId: string) =>
  (broll: Row, overlayOrder: number): Row => ({
    ...{ ...broll, storyId, kind: 'MEDIA', overlayOrder, content: BROLL_CONTENT },
    ...{ box: FULL_BOX, motionIn: BROLL_MOTION, motionOut: BROLL_MOTION },
  })
