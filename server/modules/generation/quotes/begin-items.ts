import { eq } from 'drizzle-orm'
import {
  enqueueDrawing,
  planDrawing,
  toPayload,
  requireImageLeft,
} from '#server/modules/stories/arolls/plan-drawing.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { arolls } from '#server/platform/db/schema/index.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { requireSafePrompt } from '#server/modules/generation/images/before-drawing.ts'
import { moveOverImage } from '#server/modules/tools/enqueue-task.ts'
import type { PlannedQuote } from './plan-quote.ts'
import type { PricedItem } from './price-items.ts'
import { realVoice } from './upgradable-assets.ts'

interface Beginning {
  edit: StoryEdit
  user: { id: string; isPremium: boolean }
  quoteId: string
  plan: PlannedQuote
}

const ACTIONS = {
  PICTURE: 'regenerate_image',
  VOICE: 'regenerate_audio',
  MOTION: 'image_to_video',
  LIP_SYNC: 'lip_sync',
} as const

/** Holds the price of every item and adds its job. A clip of an image that is drawn as well waits for it. */
export async function beginItems(beginning: Beginning): Promise<void> {
  const { edit, user, plan } = beginning
  const images = plan.items.filter(({ part }) => part === 'PICTURE')
  if (images.length > 0) await requireImageLeft(edit.scope, user, images.length)
  const clipOf = (item: PricedItem) =>
    plan.items.find(({ part, aroll_id }) => isClip(part) && aroll_id === item.aroll_id)
  const drawn = new Set(images.map(({ aroll_id }) => aroll_id))
  for (const item of plan.items) {
    if (item.part === 'VOICE') await speak(beginning, item)
    else if (item.part === 'PICTURE') await draw(beginning, item, clipOf(item))
    else if (!drawn.has(item.aroll_id)) await move(beginning, item)
  }
}

const isClip = (part: PricedItem['part']) => part === 'MOTION' || part === 'LIP_SYNC'

function holdItem({ edit: { scope, story }, user, quoteId }: Beginning, item: PricedItem) {
  const { id, part, most, engine, prices, scene_id: sceneId, aroll_id: arollId } = item
  const quoted = { quoteId, item: id, most, engine, prices }
  const subject = { storyId: story.id, sceneId, arollId: arollId ?? undefined }
  return hold(scope, user.id, { action: ACTIONS[part], quoted, ...subject })
}

async function speak(beginning: Beginning, item: PricedItem) {
  const { edit, user, plan } = beginning
  const { scene } = item.place
  const holdId = await holdItem(beginning, item)
  const voice = realVoice(plan.facts, scene, item.engine)?.id
  const payload = { storyId: edit.story.id, userId: user.id, sceneId: scene.id, holdId, voice, keepsLength: true }
  await enqueue(edit.scope, { kind: 'speak-scene', payload, userId: user.id, storyId: edit.story.id })
  await edit.updateScene(scene, { status: 'GENERATING', errorMessage: null })
}

async function draw(beginning: Beginning, item: PricedItem, clip: PricedItem | undefined) {
  const { edit, user, plan } = beginning
  const { scope, story } = edit
  const { scene, aroll } = item.place
  if (!aroll) return
  const { rewritten } = item
  const options = rewritten === null ? {} : { custom_prompt: rewritten }
  const drawing = await planDrawing(scope, { story, scene, aroll }, options)
  await requireSafePrompt(scope, user.id, drawing.words.prompt)
  const holdId = await holdItem(beginning, item)
  const motionHoldId = clip && (await holdItem(beginning, clip))
  if (rewritten !== null) await edit.updateAroll(aroll, { customImageGenerationPrompt: rewritten })
  const { info } = plan.facts.engines.animator
  // A clip that was included in the draft is regenerated for free, where that is still the built-in engine's work.
  const thenMoves = clip !== undefined || (aroll.arollType === 'VideoARoll' && info.builtIn)
  // Not in the log: undo must not restore its waiting state.
  await scope.db.update(arolls).set({ status: 'GENERATING', errorMessage: null }).where(eq(arolls.id, aroll.id))
  edit.touch(scene.id)
  const ids = { storyId: story.id, userId: user.id, arollId: aroll.id, holdId, motionHoldId: motionHoldId ?? null }
  await enqueueDrawing(scope, { ...ids, thenMoves, thenSpeaks: clip?.part === 'LIP_SYNC', ...toPayload(drawing) })
}

async function move(beginning: Beginning, item: PricedItem) {
  const { edit, user } = beginning
  const { aroll, scene, imageId } = item.place
  if (!aroll || imageId === null) return
  const holdId = await holdItem(beginning, item)
  const ids = { arollId: aroll.id, userId: user.id, storyId: edit.story.id, holdId }
  const voiceId = item.part === 'LIP_SYNC' ? scene.audioMediaId : null
  await moveOverImage(edit.scope, ids, { sceneId: scene.id, imageId, voiceId })
  edit.touch(scene.id)
}
