import { requireSafePrompt } from '#server/arolls/safety.ts'
import { ownAroll, ownStory, type Owner, usableMedia } from '#server/auth/ownership.ts'
import type { Scope } from '#server/context.ts'
import { charge } from '#server/credits/ledger.ts'
import { tasks } from '#server/db/schema/index.ts'
import { publishBalance } from '#server/generation/story-events.ts'
import { notFound, validationFailed } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { findModel } from '#server/tasks/models.ts'
import { planOfTask } from '#server/tasks/plan-of-task.ts'
import { presentOneTask, publishTask } from '#server/tasks/present-task.ts'
import { taskKey } from '#server/tasks/task-key.ts'

/** Accepts work for a model that an engine here provides; charged now, refunded when nothing comes out. */
export const createTask = route('createTask', async ({ user, body, ...scope }) => {
  const model = findModel(body.model_id)
  if (!model) throw validationFailed({ model_id: ['This model does not exist'] })
  requireNothingUnused(body)
  const place = await findPlace(scope, user, body)
  if (body.source_media_id !== undefined) await usableMedia(scope.db, user, body.source_media_id)
  const asked = {
    ...place,
    modelId: model.id,
    prompt: body.prompt ?? null,
    sourceMediaId: body.source_media_id ?? null,
    request: { aspect_ratio: body.aspect_ratio, upscale_factor: body.upscale_factor },
  }
  requireSafePrompt((await planOfTask(scope.services, scope.db, asked)).prompt)
  const chargeId = await charge(scope, user.id, { action: model.taskType, storyId: place.storyId ?? undefined })
  const now = scope.services.clock.now()
  const [row] = await scope.db
    .insert(tasks)
    .values({ ...asked, userId: user.id, taskType: model.taskType, chargeId, createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('The task was not added')
  await enqueue(scope, {
    kind: 'run-task',
    payload: { taskId: row.id },
    userId: user.id,
    storyId: row.storyId ?? undefined,
    dedupeKey: taskKey(row.id),
  })
  await publishTask(scope, row)
  await publishBalance(scope, user.id)
  return presentOneTask(scope, row)
})

/** What no model here looks at is refused rather than left out of what was paid for. */
function requireNothingUnused(body: {
  reference_media_ids?: string[]
  driving_media_id?: string
  end_frame_id?: string
}) {
  const fields = {
    ...(body.reference_media_ids?.length
      ? { reference_media_ids: ['The built-in draft engine does not follow other pictures'] }
      : {}),
    ...(body.driving_media_id === undefined ? {} : { driving_media_id: ['This model does not follow a recording'] }),
    ...(body.end_frame_id === undefined ? {} : { end_frame_id: ['This model does not end with a given picture'] }),
  }
  if (Object.keys(fields).length > 0) throw validationFailed(fields)
}

async function findPlace({ db }: Scope, user: Owner, wanted: { story_id?: string; aroll_id?: string }) {
  if (wanted.aroll_id === undefined) {
    const story = wanted.story_id === undefined ? null : await ownStory(db, user, wanted.story_id)
    return { storyId: story?.id ?? null, sceneId: null, arollId: null }
  }
  const { aroll, scene, story } = await ownAroll(db, user, wanted.aroll_id)
  if (wanted.story_id !== undefined && wanted.story_id !== story.id) throw notFound()
  return { storyId: story.id, sceneId: scene.id, arollId: aroll.id }
}
