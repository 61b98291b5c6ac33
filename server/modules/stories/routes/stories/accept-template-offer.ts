import { route } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { offerFor, endOffer, type OfferRow } from '#server/modules/stories/templates/offers.ts'
import { eq } from 'drizzle-orm'
import type { StoryRow, UserRow } from '#server/platform/db/rows.ts'
import type { Scope } from '#server/platform/context.ts'
import { arolls, musicCues, overlays, scenes, stories } from '#server/platform/db/schema/index.ts'
import { requireLength } from '#server/modules/stories/checks.ts'
import { insertStory } from '#server/modules/stories/new-story.ts'
import { requireRoomForStory } from '#server/modules/stories/plan-limits.ts'
import { type CopiedMedia, copyMedia } from '../../templates/copy-media.ts'
import { readTemplate, type Template } from '../../templates/to-template.ts'

/** Files are copied outside of the transaction: they may be many. */
export const acceptTemplateOffer = route(
  'acceptTemplateOffer',
  async ({ user, params, ...scope }) =>
    presentStory(scope, await acceptOffer(scope, user, await offerFor(scope, user, params.offer_id))),
  { transaction: false },
)

/** Makes a template the account's own story, with files of its own, and ends the offer. */
async function acceptOffer(scope: Scope, user: UserRow, offer: OfferRow): Promise<StoryRow> {
  const template = readTemplate(offer.snapshot)
  requireLength(offer.durationInFrames, user)
  await requireRoomForStory(scope, user)
  const copied = await copyMedia(scope, [
    template.story.backgroundMusicMediaId,
    ...template.scenes.map((scene) => scene.audioMediaId),
    ...[...template.arolls, ...template.overlays, ...template.musicCues].map((layer) => layer.mediaId),
  ])
  try {
    return await scope.transact(async (inner) => {
      await endOffer(inner, offer)
      return insertTemplate(inner, user, template, copied)
    })
  } catch (cause) {
    await copied.discard()
    throw cause
  }
}

async function insertTemplate(scope: Scope, user: UserRow, { story, ...parts }: Template, copied: CopiedMedia) {
  const { db, services } = scope
  const now = services.clock.now()
  const stamps = { createdAt: now, updatedAt: now }
  const rows = parts.scenes.map(({ id, ...scene }) => {
    const own = parts.arolls
      .filter((layer) => layer.sceneId === id)
      .map((layer) => ({ ...layer, mediaId: copied.idOf(layer.mediaId) }))
    const audioMediaId = copied.idOf(scene.audioMediaId)
    const isAudible = scene.text.trim() === '' || audioMediaId !== null
    return {
      id,
      own,
      scene: { ...scene, audioMediaId },
      isWhole: isAudible && own.every((layer) => layer.mediaId !== null),
    }
  })
  const isAllWhole = rows.length > 0 && rows.every((row) => row.isWhole)
  const copy = await insertStory(scope, {
    ...story,
    userId: user.id,
    status: isAllWhole ? 'COMPLETED' : 'DRAFT',
    // A draft of any other mode opens in its wizard, which would rewrite these scenes.
    creationMode: isAllWhole ? story.creationMode : 'Blank',
    // Its first generation was the sender's; the receiver's own is free like that of every story.
    firstGeneratedAt: null,
    backgroundMusicMediaId: null,
  })
  await copied.addRows(scope, { userId: user.id, storyId: copy.id })
  const sceneIds = new Map<string, string>()
  for (const { id, own, scene, isWhole: isDone } of rows) {
    const [row] = await db
      .insert(scenes)
      .values({ ...scene, storyId: copy.id, status: isDone ? 'COMPLETED' : 'PENDING', ...stamps })
      .returning()
    if (!row) throw new Error('A scene of the template was not added')
    for (const layer of own)
      await db.insert(arolls).values({
        ...layer,
        sceneId: row.id,
        status: layer.mediaId === null ? 'EMPTY' : 'COMPLETED',
        ...stamps,
      })
    sceneIds.set(id, row.id)
  }
  const placed = <One extends { sceneId: string | null; mediaId: string | null }>({ sceneId, ...one }: One) => ({
    ...{ ...one, ...stamps, storyId: copy.id, mediaId: copied.idOf(one.mediaId) },
    sceneId: sceneId === null ? null : (sceneIds.get(sceneId) ?? null),
  })
  const over = parts.overlays.map(placed)
  if (over.length > 0) await db.insert(overlays).values(over)
  const cues = parts.musicCues.map(placed)
  if (cues.length > 0) await db.insert(musicCues).values(cues)
  return setMusic(scope, copy, copied.idOf(story.backgroundMusicMediaId))
}

async function setMusic(scope: Scope, story: StoryRow, mediaId: string | null): Promise<StoryRow> {
  if (mediaId === null) return story
  const [row = story] = await scope.db
    .update(stories)
    .set({ backgroundMusicMediaId: mediaId })
    .where(eq(stories.id, story.id))
    .returning()
  return row
}
