import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { components } from '#generated/types/api.ts'
import type { Scope } from '#server/context.ts'
import { creditEntries, renders } from '#server/db/schema/index.ts'
import { presentRender } from './render.ts'
import type { StoryRow } from '#server/db/rows.ts'
import { countScenesOf } from './story-summary.ts'

export type StoryStatus = components['schemas']['StoryStatus']

/** Percent of a generation that writing stands for. */
const WRITING_SHARE = 10

/** How far a story is. */
export async function presentStoryStatus(scope: Scope, row: StoryRow): Promise<StoryStatus> {
  const scenes = await countScenesOf(scope, row.id)
  const isBusy = row.status === 'GENERATING'
  const total = isBusy ? row.scenesTotal : scenes.total
  const completed = isBusy ? row.scenesCompleted : scenes.completed
  return {
    story_id: row.id,
    status: row.status,
    step: row.step,
    scenes_total: total,
    scenes_completed: completed,
    progress: progressOf(row, total, completed),
    activity: activityOf(row, total, completed),
    engine_label: isBusy ? row.engineLabel : null,
    can_cancel: isBusy,
    error_message: row.errorMessage,
    credits_charged: await readCharged(scope, row.generationChargeId),
    duration_in_frames: scenes.frames,
    current_render: await findCurrentRender(scope, row.id),
    revision: row.revision,
    updated_at: row.updatedAt.toISOString(),
  }
}

function progressOf({ status, step }: StoryRow, total: number, completed: number): number {
  if (status === 'COMPLETED') return 100
  if (total === 0) return step === 'WRITING' || step === 'SPLITTING' ? WRITING_SHARE / 2 : 0
  return Math.floor(WRITING_SHARE + ((100 - WRITING_SHARE) * Math.min(completed, total)) / total)
}

function activityOf({ step }: StoryRow, total: number, completed: number): string {
  const scene = `scene ${Math.min(completed + 1, Math.max(total, 1))} of ${Math.max(total, 1)}`
  const texts: Record<StoryRow['step'], string> = {
    NONE: '',
    QUEUED: 'Waiting for its turn',
    WRITING: 'Writing the story',
    SPLITTING: 'Cutting the text into scenes',
    TRANSCRIBING: 'Transcribing the recording',
    TRANSLATING: 'Translating the story',
    SPEAKING: `Speaking ${scene}`,
    ILLUSTRATING: `Drawing ${scene}`,
    ANIMATING: `Animating ${scene}`,
  }
  return texts[step]
}

/** A charge less what was given back, credits. */
async function readCharged({ db }: Scope, chargeId: string | null): Promise<number> {
  if (chargeId === null) return 0
  const [row] = await db
    .select({ sum: sql<number>`coalesce(-sum(${creditEntries.amount}), 0)`.mapWith(Number) })
    .from(creditEntries)
    .where(or(eq(creditEntries.id, chargeId), eq(creditEntries.refundOfId, chargeId)))
  return row?.sum ?? 0
}

/** The export under way, or else the last one. */
async function findCurrentRender(scope: Scope, storyId: string) {
  const [row] = await scope.db
    .select()
    .from(renders)
    .where(eq(renders.storyId, storyId))
    .orderBy(desc(inArray(renders.status, ['QUEUED', 'RENDERING'])), desc(renders.createdAt))
    .limit(1)
  return row ? presentRender(scope, row) : null
}
