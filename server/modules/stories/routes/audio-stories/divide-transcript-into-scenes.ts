import { and, asc, eq } from 'drizzle-orm'
import { divideTranscript, type TranscriptPart } from '#src/domain/divide-transcript.ts'
import { cutRecording, type RecordedScene, recordedColumns } from '#server/modules/stories/audio/cut-recording.ts'
import { ownStory } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { media, mediaTranscriptions, scenes } from '#server/platform/db/schema/index.ts'
import type { RecognisedWord } from '#server/platform/db/schema/media.ts'
import { EngineError } from '#engines/ports.ts'
import { requireWritingPayable, hasWords, writeForImage } from '#server/modules/generation/ask-writer.ts'
import { addShots } from '#server/modules/generation/plan-shots.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { captureWriting, writingPriceOf } from '#server/modules/generation/writing-price.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { closeHistory } from '#server/modules/stories/history/undo-redo.ts'
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { presentStoryDocument } from '#server/modules/stories/presenters/story.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { openSound } from '#server/modules/stories/scenes/voice-sound.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { saveVersion } from '#server/modules/stories/edits/save-version.ts'
import { requireLength } from '#server/modules/stories/checks.ts'

/**
 * Cuts a story's recording where its transcript is cut. Reading, cutting and writing the sound takes seconds for a long one,
 * and so does the writer, who suggests the images: both run before the transaction.
 */
export const divideTranscriptIntoScenes = preparedRoute('divideTranscriptIntoScenes', async (call) => {
  const { user, body, services } = call
  const story = await ownStory(call.db, user, body.story_id)
  const { words, media: recording } = await findTranscript(call, user.id, body.media_transcription_id)
  if (recording.id !== story.sourceMediaId)
    throw validationFailed({ media_transcription_id: ['This transcript belongs to another recording'] })
  if (words.length === 0) throw validationFailed({ media_transcription_id: ['Add the words first'] })
  requireIdle(story)
  const sceneSize = body.scene_size ?? story.sceneSize
  const parts = divideTranscript(words, recording.durationMs ?? 0, sceneSize)
  requireLength(parts.at(-1)?.to ?? 0, user)
  const quoted = writingPriceOf(services, words.map(({ word }) => word).join(' ').length)
  const work = { action: 'write_story', storyId: story.id, quoted } as const
  if (quoted) await requireWritingPayable(call, user.id, work, { cost: quoted.most, listed: 0 })
  const cut = await cutOrRefuse(call, recording.id, parts)
  const { language } = story
  const asked = { signal: call.signal, person: user.id }
  const written = await Promise.all(
    cut.map(async (scene) => (hasWords(scene) ? writeForImage(services, { language }, scene, asked) : null)),
  )
  return async (inner) => {
    const edit = await beginEdit(inner, user, story.id)
    requireIdle(edit.story)
    const holdId = quoted ? await hold(inner, user.id, work) : null
    if (await captureWriting(inner, holdId, ...written.flatMap((each) => each ?? [])))
      await publishBalance(inner, user.id)
    await saveVersion(inner, edit.story, 'Before splitting again')
    const old = await inner.db
      .select()
      .from(scenes)
      .where(eq(scenes.storyId, story.id))
      .orderBy(asc(scenes.elementOrder))
    for (const row of old) await edit.deleteScene(row)
    const place = { userId: user.id, storyId: story.id, language }
    const added: SceneRow[] = []
    for (const [at, scene] of cut.entries()) {
      const columns = await recordedColumns(inner, place, scene, at)
      const prompt = written[at] ? (written[at].scenes[0]?.visualPrompt ?? scene.text) : null
      added.push(await edit.insertScene({ ...columns, status: 'PENDING', lastUsedImagePrompt: prompt }))
    }
    await addShots(inner, edit.story, added)
    await edit.updateStory({ sceneSize, errorMessage: null })
    const now = await edit.finish('Split transcript')
    await closeHistory(inner, story.id)
    return presentStoryDocument(inner, now)
  }
})

async function findTranscript({ db }: Scope, userId: string, id: string) {
  const [row] = await db
    .select({ words: mediaTranscriptions.words, media })
    .from(mediaTranscriptions)
    .innerJoin(media, eq(media.id, mediaTranscriptions.mediaId))
    .where(and(eq(mediaTranscriptions.id, id), eq(media.userId, userId)))
  if (!row) throw notFound()
  return row
}

async function cutOrRefuse(
  { db, services }: Scope,
  mediaId: string,
  parts: readonly TranscriptPart<RecognisedWord>[],
): Promise<RecordedScene[]> {
  const { files, sandbox } = services
  try {
    // Every division has separate files: those of an earlier one still belong to its version.
    return await cutRecording({ files }, crypto.randomUUID(), parts, await openSound({ db, files, sandbox }, mediaId))
  } catch (cause) {
    if (!(cause instanceof EngineError)) throw cause
    throw validationFailed({ media_transcription_id: [cause.message] })
  }
}
