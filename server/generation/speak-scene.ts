import { and, eq } from 'drizzle-orm'
import type { Scope } from '#server/context.ts'
import { refund } from '#server/credits/ledger.ts'
import { scenes, stories } from '#server/db/schema/index.ts'
import type { JobDefinition } from '#server/jobs/definition.ts'
import type { StoryRow } from '#server/db/rows.ts'
import { publish } from '#server/realtime/publish.ts'
import { speakPayload } from '#server/jobs/payloads.ts'
import { explain, RefusedByEngine } from '#server/jobs/step.ts'
import { publishBalance } from '#server/realtime/story-events.ts'
import { speakScene } from './voice.ts'

/** One scene that a person asked to be spoken anew. */
export const speakOneScene: JobDefinition<'speak-scene'> = {
  payload: speakPayload,
  maxAttempts: 3,
  concurrency: 2,
  async run({ app, jobId, attempt, payload, signal }) {
    const { sceneId } = payload
    const [found] = await app.db
      .select({ scene: scenes, story: stories })
      .from(scenes)
      .innerJoin(stories, eq(stories.id, scenes.storyId))
      .where(eq(scenes.id, sceneId))
    if (!found) throw new RefusedByEngine('The scene was deleted')
    // A run that was cut off after its last step: the voice-over is there.
    if (found.scene.status !== 'GENERATING') return
    await speakScene({ app, jobId, attempt, signal, unfinished: 'PENDING' }, found.story, found.scene, (scope, story) =>
      publishChange(scope, story, sceneId),
    )
  },
  async onFailed(scope, { storyId, sceneId, userId, chargeId }, { cause }) {
    const isWaiting = and(eq(scenes.id, sceneId), eq(scenes.status, 'GENERATING'))
    const [before] = await scope.db.select({ voiceOver: scenes.audioMediaId }).from(scenes).where(isWaiting)
    const kept = before?.voiceOver ? ' The old voice-over was kept.' : ''
    const text = `${explain(cause)}${kept} You were not charged.`
    const now = scope.services.clock.now()
    await scope.db.update(scenes).set({ status: 'FAILED', errorMessage: text, updatedAt: now }).where(isWaiting)
    if (await refund(scope, chargeId)) await publishBalance(scope, userId)
    const [story] = await scope.db.select().from(stories).where(eq(stories.id, storyId))
    if (story) await publishChange(scope, story, sceneId)
  },
}

async function publishChange(scope: Scope, { id, userId, revision }: StoryRow, sceneId: string) {
  await publish(scope, userId, 'story-changed', { story_id: id, revision, scene_ids: [sceneId] })
}
