import type { DebugJob, DebugReport, StoryDebugDetails } from '#generated/schema.ts'
import {
  arolls,
  jobs,
  realtimeEvents,
  renders,
  reports,
  scenes,
  storyEdits,
  tasks,
} from '#server/platform/db/schema/index.ts'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { JobRow, StoryRow, UserRow } from '#server/platform/db/rows.ts'
import { availableActions } from '#server/platform/jobs/settlements.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { userChannel } from '#server/platform/realtime/channels.ts'
import { maskAddress } from './people.ts'
import { chargeRows } from './rows/person-rows.ts'
import { presentRow } from './rows/row-sources.ts'
import { isStuckJob } from './rows/work-rows.ts'

const MAX_ROWS = 200

/** A story with all work on it, and none of its user's texts. */
export async function readStoryDebug(
  db: DbOrTx,
  { story, owner }: { story: StoryRow; owner: UserRow },
  now: Date,
): Promise<StoryDebugDetails> {
  const of = { storyId: story.id }
  const charges = chargeRows(db, { story_id: story.id }, now)
  const [sceneRows, jobRows, taskRows, renderRows, reportRows, editRows, ledger, events] = await Promise.all([
    db
      .select({ scene: scenes, arolls: count(arolls.id) })
      .from(scenes)
      .leftJoin(arolls, eq(arolls.sceneId, scenes.id))
      .where(eq(scenes.storyId, of.storyId))
      .groupBy(scenes.id)
      .orderBy(asc(scenes.elementOrder)),
    readJobs(db, of.storyId, now),
    db.select().from(tasks).where(eq(tasks.storyId, of.storyId)).orderBy(desc(tasks.createdAt)).limit(MAX_ROWS),
    db.select().from(renders).where(eq(renders.storyId, of.storyId)).orderBy(desc(renders.createdAt)).limit(MAX_ROWS),
    db.select().from(reports).where(eq(reports.storyId, of.storyId)).orderBy(desc(reports.createdAt)).limit(MAX_ROWS),
    db
      .select({
        id: storyEdits.id,
        ...{ revision: storyEdits.revision, label: storyEdits.label },
        ...{ undoneAt: storyEdits.undoneAt, createdAt: storyEdits.createdAt },
      })
      .from(storyEdits)
      .where(eq(storyEdits.storyId, of.storyId))
      .orderBy(desc(storyEdits.revision))
      .limit(MAX_ROWS),
    charges.read({
      ...{ after: undefined, limit: MAX_ROWS, offset: 0 },
      orderBy: [desc(sql`${charges.sorts.created_at.by}`), desc(charges.id)],
    }),
    readEvents(db, of.storyId, owner),
  ])
  return {
    story: {
      story_id: story.id,
      public_preview_id: story.publicPreviewId,
      ...{ status: story.status, error_message: story.errorMessage },
      creation_mode: story.creationMode,
      aspect_ratio: story.aspectRatio,
      language: story.language,
      duration_in_frames: sceneRows.reduce((sum, { scene }) => sum + scene.durationInFrames, 0),
      ...{ revision: story.revision, archived: story.archived },
      created_at: story.createdAt.toISOString(),
      updated_at: story.updatedAt.toISOString(),
    },
    owner: { user_id: owner.id, email: maskAddress(owner.email), is_premium: owner.isPremium },
    scenes: sceneRows.map(({ scene, arolls: arollCount }) => ({
      scene_id: scene.id,
      element_order: scene.elementOrder,
      state: scene.status,
      duration_in_frames: scene.durationInFrames,
      aroll_count: arollCount,
      has_voice_over: scene.audioMediaId !== null,
      caption_count: scene.captions.length,
      created_at: scene.createdAt.toISOString(),
    })),
    jobs: jobRows,
    tasks: taskRows.map((task) => ({
      ...{ task_id: task.id, task_type: task.taskType, model_id: task.modelId, status: task.status },
      ...{ progress: task.progress, error_message: task.errorMessage },
      created_at: task.createdAt.toISOString(),
      updated_at: task.updatedAt.toISOString(),
    })),
    renders: renderRows.map((render) => ({
      ...{ render_id: render.id, status: render.status, executor: render.executor },
      ...{ progress: render.progress, error_message: render.errorMessage },
      created_at: render.createdAt.toISOString(),
      completed_at: render.completedAt?.toISOString() ?? null,
    })),
    reports: reportRows.map(presentReport),
    ledger: ledger.map((row) => presentRow('CHARGE', row)),
    edits: editRows.map((edit) => ({
      // Quoted parts are names that the user gave.
      ...{ edit_id: edit.id, revision: edit.revision, label: edit.label.replaceAll(/ *“[^”]*”?/g, '') },
      is_undone: edit.undoneAt !== null,
      created_at: edit.createdAt.toISOString(),
    })),
    events: events.map(({ createdAt, ...event }) => ({ ...event, created_at: createdAt.toISOString() })),
  }
}

/** The events of a story that the user's tabs received, as long as they are stored; without their contents. */
const readEvents = (db: DbOrTx, storyId: string, { pusherId }: UserRow) =>
  db
    .select({ event: realtimeEvents.event, seq: realtimeEvents.seq, createdAt: realtimeEvents.createdAt })
    .from(realtimeEvents)
    .where(
      and(
        eq(realtimeEvents.channel, userChannel(pusherId)),
        sql`${realtimeEvents.payload} ->> 'story_id' = ${storyId}`,
      ),
    )
    .orderBy(desc(realtimeEvents.seq))
    .limit(MAX_ROWS)

async function readJobs(db: DbOrTx, storyId: string, now: Date): Promise<DebugJob[]> {
  const rows = await db
    .select({ job: jobs, isStuck: sql<boolean>`coalesce(${isStuckJob(now)}, false)` })
    .from(jobs)
    .where(eq(jobs.storyId, storyId))
    .orderBy(desc(jobs.createdAt))
    .limit(MAX_ROWS)
  return rows.map(({ job, isStuck }) => presentJob(job, isStuck))
}

export function presentJob(job: JobRow, isStuck: boolean): DebugJob {
  return {
    ...{ job_id: job.id, kind: job.kind, status: job.status, attempts: job.attempts },
    error_message: job.lastError,
    is_stuck: isStuck,
    settlements: availableActions(job),
    created_at: job.createdAt.toISOString(),
    started_at: job.startedAt?.toISOString() ?? null,
    finished_at: job.finishedAt?.toISOString() ?? null,
  }
}

function presentReport(report: typeof reports.$inferSelect): DebugReport {
  return {
    ...{ report_id: report.id, kind: report.kind },
    details: report.description || (report.errorMessage ?? ''),
    created_at: report.createdAt.toISOString(),
    state: report.state,
  }
}
