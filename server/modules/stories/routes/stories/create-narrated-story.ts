import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { scenes, stories } from '#server/platform/db/schema/index.ts'
import type { WrittenStory } from '#engines/ports.ts'
import { askWriter, requireWritingPayable } from '#server/modules/generation/ask-writer.ts'
import { requireWritableLength } from '#server/modules/generation/requirements.ts'
import { textReceipt as receiptOfText } from '#server/modules/generation/write-text.ts'
import { addShots } from '#server/modules/generation/plan-shots.ts'
import { captureWriting, writingPrice } from '#server/modules/generation/writing-price.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { type Call, preparedRoute } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { requireKnownChoices } from '#server/modules/stories/checks.ts'
import { insertStory, titleFrom } from '#server/modules/stories/new-story.ts'
import { requireRoomForStory } from '#server/modules/stories/plan-limits.ts'
import { sceneFrames } from '#server/modules/stories/scenes/scene-timing.ts'

type NarratedCall = Call<'createNarratedStory'>

/**
 * Splits the text into scenes that the narrator reads. No voice or image is generated before `submitStory`. The writer is
 * called before the transaction, after plan and credits are checked, so that no other call waits for it.
 */
export const createNarratedStory = preparedRoute('createNarratedStory', async (call) => {
  const { user, services } = call
  const text = textOf(call)
  await requireAllowed(call)
  const { isPremium } = user
  const { language, sceneSize } = shapeOf(call)
  const quoted = writingPrice(services, { kind: 'SCRIPT', text, language, seconds: null, isPremium })
  const work = { action: 'write_story', quoted } as const
  if (quoted) await requireWritingPayable(call, user.id, work, { cost: quoted.most, listed: 0 })
  const began = services.clock.now()
  const request = { kind: 'SCRIPT', text, language, sceneSize, scenePace: 'MEDIUM', targetSeconds: 0 } as const
  const written = await askWriter(services, request, { signal: call.signal, person: user.id }, 'initial_prompt')
  const facts = { asked: services.engines.writer.info, written, began, ended: services.clock.now() }
  if (written.scenes.length === 0) throw noText()
  return async (inner) => {
    await requireAllowed(inner)
    const story = await addStory(inner)
    await addScenes(inner, story, written)
    const holdId = quoted ? await hold(inner, user.id, { ...work, storyId: story.id }) : null
    const settings = { language, scene_size: sceneSize }
    const textReceipt = receiptOfText({ kind: 'SCRIPT', text, holdId }, { ...facts, settings })
    await inner.db.update(stories).set({ textReceipt }).where(eq(stories.id, story.id))
    if (await captureWriting(inner, holdId, written)) await publishBalance(inner, user.id)
    return presentStory(inner, story)
  }
})

const noText = () => validationFailed({ initial_prompt: ['Enter or paste text first'] })

function textOf({ body }: NarratedCall): string {
  const text = body.initial_prompt.trim()
  if (!/[\p{L}\p{N}]/u.test(text)) throw noText()
  return text
}

const shapeOf = ({ body: { language = 'en-US', scene_size: sceneSize = 'SHORT' } }: NarratedCall) => ({
  language,
  sceneSize,
})

/** Refuses a text that is too long, unknown choices, and a story beyond the plan. */
async function requireAllowed(call: NarratedCall): Promise<void> {
  const { user, body } = call
  const timing = { ...shapeOf(call), videoLengthInSec: null, scenePace: 'MEDIUM' } as const
  requireWritableLength(user, { kind: 'SCRIPT', text: textOf(call) }, timing)
  await requireKnownChoices(call, user, { ...body, default_voice_code: body.voice_code })
  await requireRoomForStory(call, user)
}

function addStory(call: NarratedCall): Promise<StoryRow> {
  const { user, body } = call
  const text = textOf(call)
  return insertStory(call, {
    userId: user.id,
    projectId: body.project_id,
    displayTitle: body.story_name ?? titleFrom(text),
    creationMode: 'Narrated',
    scriptType: 'SCRIPT',
    initialPrompt: text,
    ...shapeOf(call),
    aspectRatio: body.aspect_ratio,
    visualStyle: body.visual_style,
    defaultVoiceCode: body.voice_code,
  })
}

async function addScenes(scope: Scope, story: StoryRow, written: WrittenStory) {
  const { db, services } = scope
  const { id: storyId, language } = story
  const now = services.clock.now()
  const rows = written.scenes.map(({ narration: text, visualPrompt: lastUsedImagePrompt }, elementOrder) => {
    const timing = { text, audioDurationMs: 0, pauseAtTheEnd: 0, speakingRate: 1 }
    const place = { storyId, elementOrder, durationInFrames: sceneFrames(timing, language) }
    return { ...place, text, lastUsedImagePrompt, createdAt: now, updatedAt: now }
  })
  await addShots(scope, story, await db.insert(scenes).values(rows).returning())
}
