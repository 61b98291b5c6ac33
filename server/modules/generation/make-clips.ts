import { and, eq, inArray, sql } from 'drizzle-orm'
import { priceWork } from '#engines/prices.ts'
import { repriceHold } from '#server/modules/billing/credits/end-hold.ts'
import { moveOverImage } from '#server/modules/tools/enqueue-task.ts'
import type { Scope } from '#server/platform/context.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { ArollRow, StoryRow } from '#server/platform/db/rows.ts'
import { media, scenes } from '#server/platform/db/schema/index.ts'
import type { MakePayload } from '#server/platform/jobs/payloads.ts'
import { holdOfPiece } from './hold-pieces.ts'
import { pieceId } from './price-generation.ts'
import { findSpeakingClips } from '#server/modules/stories/arolls/speaking-clips.ts'

/**
 * Makes clips of the new images, which move or speak; they arrive in the finished story one by one. Returns the holds that pay
 * for them.
 */
export async function makeMove(scope: Scope, story: StoryRow, { sceneIds, quoteId }: MakePayload) {
  const { id: storyId, userId } = story
  const layers = await arollsOfScenes(scope, [...sceneIds])
  const blank = await blankImages(scope, storyId)
  const begun = await makeSpeak(scope, story, { sceneIds, quoteId, layers, blank })
  for (const { id: arollId, arollType, sceneId, mediaId } of [...layers.values()].flat()) {
    if (arollType !== 'ImageARoll' || blank.includes(mediaId)) continue
    const ofImage = await holdOfPiece(scope, quoteId, pieceId('MOTION', arollId))
    const holdId = ofImage ?? (await holdOfPiece(scope, quoteId, pieceId('MOTION', sceneId)))
    // An image that was added after the quote stays one: its clip has no shown price.
    if (quoteId !== null && (holdId === null || begun.includes(holdId))) continue
    if (holdId !== null) begun.push(holdId)
    await moveOverImage(scope, { arollId, userId, storyId, holdId }, { sceneId })
  }
  return begun
}

/** The clips that speak, where the quote has them; one whose scene is another by now stays an image. Returns their holds. */
async function makeSpeak(
  scope: Scope,
  story: StoryRow,
  {
    sceneIds,
    quoteId,
    layers,
    blank,
  }: Pick<MakePayload, 'sceneIds' | 'quoteId'> & {
    layers: ReadonlyMap<string, readonly ArollRow[]>
    blank: readonly (string | null)[]
  },
) {
  const begun: string[] = []
  if (quoteId === null || sceneIds.length === 0) return begun
  const wanted = await scope.db.select().from(scenes).where(inArray(scenes.id, sceneIds))
  const clips = await findSpeakingClips(scope, story, { scenes: wanted, layers })
  for (const { id: sceneId, audioMediaId: voiceId } of wanted) {
    const [clip, [aroll]] = [clips.get(sceneId), layers.get(sceneId) ?? []]
    const holdId = await holdOfPiece(scope, quoteId, pieceId('LIP_SYNC', sceneId))
    if (!clip || !aroll?.mediaId || blank.includes(aroll.mediaId) || voiceId === null || holdId === null) continue
    // What was held has room: the clip costs the seconds that its voice lasts.
    await repriceHold(scope, holdId, priceWork(scope.services.prices, clip.able, 'LIP_SYNC', clip.seconds).prices)
    const place = { arollId: aroll.id, userId: story.userId, storyId: story.id, holdId }
    await moveOverImage(scope, place, { sceneId, voiceId })
    begun.push(holdId)
  }
  return begun
}

async function blankImages({ db }: Scope, storyId: string): Promise<(string | null)[]> {
  const isBlank = and(eq(media.storyId, storyId), sql`${media.origin}->>'isBlank' = 'true'`)
  return (await db.select({ id: media.id }).from(media).where(isBlank)).map(({ id }) => id)
}
