import { and, eq, inArray } from 'drizzle-orm'
import { outputSize } from '#src/domain/aspect-ratio.ts'
import { creditsOf, endCardFrames } from '#src/domain/end-card.ts'
import { exportLimitError } from '#src/domain/length-limits.ts'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { makeRenderToken } from '#server/platform/auth/authenticate.ts'
import type { Services } from '#server/platform/context.ts'
import { brandLookOf } from '#server/platform/db/queries/renders.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { renders, stories } from '#server/platform/db/schema/index.ts'
import { renderKey } from '#server/modules/rendering/render-parts.ts'
import { SILENCE_MS } from '#server/modules/rendering/running-renders.ts'
import { HttpError, inProgress, refused } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { presentRender } from '#server/modules/stories/presenters/render.ts'
import { presentStoryDocument } from '#server/modules/stories/presenters/story.ts'
import { filmReceipts } from '#server/modules/generation/receipts/film-receipts.ts'
import { saveVersion } from '#server/modules/stories/edits/save-version.ts'

/** Export video: renders the current story; one at a time. */
export const generateVideo = route('generateVideo', async (call) => {
  const { user, body, db, services } = call
  const story = await ownStory(db, user, body.story_id)
  // Two parallel clicks: the second one waits here and then sees the first one's render.
  await db.select({ id: stories.id }).from(stories).where(eq(stories.id, story.id)).for('no key update')
  const active = await db
    .select({ id: renders.id })
    .from(renders)
    .where(and(eq(renders.storyId, story.id), inArray(renders.status, ['QUEUED', 'RENDERING'])))
  if (active.length > 0) throw inProgress('This story is already being exported')
  if (story.status === 'GENERATING')
    throw new HttpError(409, {
      message: 'The story is being generated. Wait until it’s done or cancel it',
      error: 'STORY_BUSY',
    })
  const document = await presentStoryDocument(call, story)
  const frames = document.scenes.reduce((sum, scene) => sum + scene.duration_in_frames, 0)
  if (frames === 0) throw refused('STORY_EMPTY', 'Add a scene first')
  const tooLong = exportLimitError(frames, user.isPremium, story.keptLengthInFrames)
  if (tooLong !== null) throw refused('VIDEO_LENGTH_LIMIT', tooLong)
  const card = document.has_end_card ? endCardFrames(creditsOf(document.scenes, document.overlays).length) : 0
  const executor = await chooseExecutor(services, body.executor)
  const holdId = await hold(call, user.id, { action: 'render_video', storyId: story.id })
  const own = executor === 'BROWSER' ? await makeRenderToken() : null
  const now = services.clock.now()
  const [row] = await db
    .insert(renders)
    .values({
      userId: user.id,
      storyId: story.id,
      executor,
      scenesTotal: document.scenes.length,
      ...outputSize(story.aspectRatio),
      durationInFrames: frames + card,
      document,
      receipts: await filmReceipts(call, story),
      includesReceipts: body.include_receipts,
      brandLook: (await brandLookOf(call, story))?.look,
      tokenHash: own?.tokenHash ?? null,
      holdId,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The render row was not returned')
  await saveVersion(call, story, 'When it was exported')
  const payload = { renderId: row.id }
  if (executor === 'SERVER')
    await enqueue(call, {
      kind: 'render-story',
      payload,
      userId: user.id,
      storyId: story.id,
      dedupeKey: renderKey(row.id),
    })
  await enqueue(call, { kind: 'watch-render', payload, runAt: new Date(now.getTime() + SILENCE_MS) })
  return { render: await presentRender(call, row), render_token: own?.token ?? null }
})

async function chooseExecutor({ renderer }: Services, wanted: 'SERVER' | 'BROWSER' | undefined) {
  if (wanted === 'BROWSER') return wanted
  const canDraw = await renderer.isAvailable()
  if (wanted === 'SERVER' && !canDraw)
    throw new HttpError(503, {
      message: 'The server can’t export right now. Export in this tab instead',
      error: 'RENDERER_UNAVAILABLE',
    })
  return canDraw ? 'SERVER' : 'BROWSER'
}
