import { and, eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { captureMade, release, releaseHeld } from '#server/modules/billing/credits/end-hold.ts'
import { scenes, stories } from '#server/platform/db/schema/index.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { notifyFailed } from '#server/modules/account/notifications/notify.ts'
import type { StoryRow, SceneRow } from '#server/platform/db/rows.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { type SpeakPayload, speakPayload } from '#server/platform/jobs/payloads.ts'
import { explain, RefusedByEngine } from '#server/platform/jobs/step.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { speakScene } from './voice.ts'
import type { Owner } from '#server/platform/auth/ownership.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { isFirstAvatar } from '#server/modules/stories/scenes/first-avatar.ts'
import { speechPrice } from '#server/modules/stories/scenes/sound-prices.ts'
import { inProgress, validationFailed } from '#server/platform/http/http-error.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { requireVoice } from './requirements.ts'

const DELETED = 'The scene was deleted'

/** One scene that the user requested to be spoken again. */
export const speakOneScene: JobDefinition<'speak-scene'> = {
  payload: speakPayload,
  maxAttempts: 3,
  concurrency: 2,
  engine: ({ voice }) => voice.info,
  async run({ app, jobId, userId, attempt, payload, signal }) {
    const { sceneId } = payload
    const [found] = await app.db
      .select({ scene: scenes, story: stories })
      .from(scenes)
      .innerJoin(stories, eq(stories.id, scenes.storyId))
      .where(eq(scenes.id, sceneId))
    if (!found) throw new RefusedByEngine(DELETED)
    // A run was interrupted after its last step, or the user uploaded a voice-over meanwhile: it exists.
    if (found.scene.status !== 'GENERATING') return (scope) => releaseUnused(scope, payload)
    await speakScene(
      { app, jobId, userId, attempt, signal, unfinished: 'PENDING', paid: { holdId: payload.holdId } },
      found.story,
      found.scene,
      async (scope, story, maker) => {
        const [still] = await scope.db.select({ id: scenes.id }).from(scenes).where(eq(scenes.id, sceneId))
        const isMoved = still
          ? await captureMade(scope, payload.holdId, maker)
          : await releaseHeld(scope, payload.holdId, DELETED)
        if (isMoved) await publishBalance(scope, payload.userId)
        await publishChange(scope, story, sceneId)
      },
      payload,
    )
  },
  async onFailed(scope, { storyId, sceneId, userId, holdId, workId }, { jobId, reason, cause }) {
    const isWaiting = and(eq(scenes.id, sceneId), eq(scenes.status, 'GENERATING'))
    const [before] = await scope.db.select({ voiceOver: scenes.audioMediaId }).from(scenes).where(isWaiting)
    const kept = before?.voiceOver ? ' The previous voice-over is still here.' : ''
    const text = `${explain(cause)}${kept} You were not charged.`
    const now = scope.services.clock.now()
    await scope.db.update(scenes).set({ status: 'FAILED', errorMessage: text, updatedAt: now }).where(isWaiting)
    if (await release(scope, holdId, text)) await publishBalance(scope, userId)
    const [story] = await scope.db.select().from(stories).where(eq(stories.id, storyId))
    if (story) await publishChange(scope, story, sceneId)
    // Deleted or spoken meanwhile: it is no longer needed.
    if (!story || !before || reason === 'cancelled') return
    const path = `/story/${storyId}?scene=${sceneId}`
    await notifyFailed(scope, userId, { work: workId ?? jobId, title: 'Voice-over failed', text, storyId, path })
  },
}

async function releaseUnused(scope: Scope, { holdId, userId }: SpeakPayload) {
  if (await releaseHeld(scope, holdId, 'The scene had its voice-over already')) await publishBalance(scope, userId)
}

async function publishChange(scope: Scope, { id, userId, revision }: StoryRow, sceneId: string) {
  await publish(scope, userId, 'story-changed', { story_id: id, revision, scene_ids: [sceneId] })
}

/** Holds the cost of one voice-over and adds the job that speaks the scene. `message` is the operation's own text. */
export async function startSpeaking(edit: StoryEdit, user: Owner, scene: SceneRow, message: string): Promise<SceneRow> {
  const { scope, story } = edit
  if (scene.status === 'GENERATING') throw inProgress()
  if (scene.text.trim() === '') throw validationFailed({ new_text: ['Enter text first'] }, message)
  requireVoice(scope, story, [scene], message)
  const quoted = speechPrice(scope.services, story, scene)
  const work = { action: 'regenerate_audio', storyId: story.id, sceneId: scene.id, quoted } as const
  const holdId = !quoted && isFirstAvatar(story) ? null : await hold(scope, user.id, work)
  await publishBalance(scope, user.id)
  const payload = { storyId: story.id, userId: user.id, sceneId: scene.id, holdId, workId: edit.workId }
  await enqueue(scope, { kind: 'speak-scene', payload, userId: user.id, storyId: story.id })
  return edit.updateScene(scene, { status: 'GENERATING', errorMessage: null })
}
