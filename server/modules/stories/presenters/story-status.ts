import { overnightModels, overnightReadyBy } from '#engines/image-models.ts'
import { builtInOf } from '#engines/ports.ts'
import type { StoryStatus } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { lastJobOf } from '#server/platform/db/queries/stories.ts'
import { lastOpenHold, readCharged } from '#server/platform/db/queries/credits.ts'
import { currentRender } from '#server/platform/db/queries/renders.ts'
import { countScenesOf } from '#server/platform/db/queries/scenes.ts'
import { presentRender } from './render.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'

export type { StoryStatus }

/** Percent of a generation that is the text's. */
const WRITING_SHARE = 10

/** The progress of a story. */
export async function presentStoryStatus(scope: Scope, row: StoryRow): Promise<StoryStatus> {
  const scenes = await countScenesOf(scope, row.id)
  const render = await currentRender(scope, row.id)
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
    offers_built_in_writer: row.status === 'FAILED' && scenes.total === 0 && (await hasWriterFailed(scope, row.id)),
    error_message: row.errorMessage,
    credits_charged: await readCharged(scope, row),
    ...(await overnightDue(scope, row.id)),
    duration_in_frames: scenes.frames,
    current_render: render ? await presentRender(scope, render) : null,
    revision: row.revision,
    updated_at: row.updatedAt.toISOString(),
  }
}

/** Images that are being made overnight, by what is held for them. */
async function overnightDue(scope: Scope, storyId: string): Promise<Pick<StoryStatus, 'overnight_ready_by'>> {
  const engines = overnightModels(scope.services.engines).map(({ info }) => info.label)
  const ordered = await lastOpenHold(scope, storyId, engines)
  return ordered ? { overnight_ready_by: overnightReadyBy(ordered) } : {}
}

/** Whether the last work on a story was a text that a connected writer failed at, with the built-in one available. */
async function hasWriterFailed(scope: Scope, storyId: string): Promise<boolean> {
  const { info } = scope.services.engines.writer
  if (info.builtIn || !builtInOf(info)) return false
  const last = await lastJobOf(scope, storyId)
  return last?.kind === 'write-story' && last.status === 'FAILED'
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
    QUEUED: 'Waiting in the queue',
    WRITING: 'Writing the story',
    SPLITTING: 'Splitting the text into scenes',
    TRANSCRIBING: 'Transcribing the recording',
    TRANSLATING: 'Translating the story',
    SPEAKING: `Generating voice-over for ${scene}`,
    ILLUSTRATING: `Generating images for ${scene}`,
    ANIMATING: `Animating ${scene}`,
  }
  return texts[step]
}
