import { eq, inArray } from 'drizzle-orm'
import type { Speech } from '#engines/ports.ts'
import { outputSize } from '#src/domain/aspect-ratio.ts'
import { framesToMs } from '#src/domain/frames.ts'
import { ANIMATIONS } from '#server/modules/generation/plan-shots.ts'
import { voiceInputs } from '#server/modules/generation/receipts/inputs.ts'
import { makeReceipt } from '#server/modules/generation/receipts/make-receipt.ts'
import type { ExampleStory } from '#server/modules/media/library/example-stories.ts'
import {
  ensureLibraryFile,
  exampleSceneName,
  exampleVoice,
  libraryKey,
  speakExample,
} from '#server/modules/media/library/library.ts'
import { imageReceipt } from '../arolls/drawn-from.ts'
import { findSoundMedia } from '#server/modules/media/library/library-sounds.ts'
import { fitMusic } from '#server/modules/stories/music-cues/fit-music.ts'
import { insertStory } from '#server/modules/stories/new-story.ts'
import { sceneFrames } from '#server/modules/stories/scenes/scene-timing.ts'
import type { Scope } from '#server/platform/context.ts'
import type { MediaRow, StoryRow, UserRow } from '#server/platform/db/rows.ts'
import { arolls, media, mediaTranscriptions, scenes, stories } from '#server/platform/db/schema/index.ts'

const LANGUAGE = 'en-US'

const FADE_MS = 500
/** After each scene, ms. */
const PAUSE_MS = 300
const POSTER_SHARE = 1 / 3

/** Where the image of a scene is, in the video's size or a third of it. */
export function exampleImageKey(story: ExampleStory, at: number, share = 1): string {
  const { width, height } = outputSize(story.aspectRatio)
  const size = { width: Math.round(width * share), height: Math.round(height * share) }
  return libraryKey('example', exampleSceneName(story, at), size)
}

export const examplePosterKey = (story: ExampleStory, at: number) => exampleImageKey(story, at, POSTER_SHARE)

const narrationKey = (story: ExampleStory, at: number) => libraryKey('narration', exampleSceneName(story, at))

/**
 * Makes what an example needs to play at once: the media rows of all scenes, which all copies share, and the first image. The other
 * files are made by the first GET, as all of the library. Outside of a transaction, for it takes a second the first time.
 */
export async function prepareExample(scope: Scope, story: ExampleStory): Promise<void> {
  await ensureLibraryFile(scope.services, exampleImageKey(story, 0))
  const known = await mediaOf(scope, story)
  const missing = story.scenes.map((_, at) => at).filter((at) => !known.has(narrationKey(story, at)))
  if (missing.length === 0) return
  const began = scope.services.clock.now()
  const spoken = new Map<number, Speech>()
  for (const at of missing) spoken.set(at, await speakExample(scope.services.engines, story, at))
  await scope.transact(async (inner) => {
    for (const [at, speech] of spoken) await insertMedia(inner, story, { at, speech, began })
  })
}

async function mediaOf({ db }: Scope, story: ExampleStory): Promise<Map<string, MediaRow>> {
  const keys = story.scenes.flatMap((_, at) => [exampleImageKey(story, at), narrationKey(story, at)])
  const rows = await db.select().from(media).where(inArray(media.fileKey, keys))
  return new Map(rows.map((row) => [row.fileKey ?? '', row]))
}

async function insertMedia(scope: Scope, story: ExampleStory, made: { at: number; speech: Speech; began: Date }) {
  const { at, speech, began } = made
  const { engines, clock } = scope.services
  const { illustrator, voice } = engines.draft
  const scene = story.scenes[at]
  if (!scene) return
  const now = clock.now()
  const paid = { holdId: null }
  const size = outputSize(story.aspectRatio)
  const { prompt, seed } = scene
  const { look } = story
  const facts = { subject: prompt, cast: '', style: '', look, seed, ...size, model: null, portraits: null }
  const common = { source: 'SYSTEM' as const, status: 'COMPLETED' as const, createdAt: now, updatedAt: now }
  await scope.db
    .insert(media)
    .values({
      ...common,
      ...size,
      mediaType: 'image',
      fileKey: exampleImageKey(story, at),
      thumbnailKey: examplePosterKey(story, at),
      fileName: `scene ${at + 1}.jpg`,
      contentType: 'image/jpeg',
      origin: { prompt, look, seed, engine: illustrator.info.label },
      receipt: imageReceipt({ asked: illustrator.info, made: {}, paid, began, ended: began, prompt, facts }),
    })
    .onConflictDoNothing()
  const { id: voiceId, name } = exampleVoice(engines, story)
  const manner = { voice: voiceId, speakingRate: 1, pitch: 0 }
  const [row] = await scope.db
    .insert(media)
    .values({
      ...common,
      mediaType: 'audio',
      fileKey: narrationKey(story, at),
      fileName: `scene ${at + 1}.wav`,
      contentType: 'audio/wav',
      durationMs: Math.round(speech.durationMs),
      origin: { engine: voice.info.label },
      receipt: makeReceipt({
        work: 'VOICE',
        asked: voice.info,
        made: speech,
        prompt: scene.text,
        settings: { voice: voiceId, voice_name: name, speaking_rate: 1, pitch: 0 },
        inputs: voiceInputs({ text: scene.text, ...manner }),
        paid,
        began,
        ended: now,
      }),
    })
    .onConflictDoNothing()
    .returning()
  // Another call was faster: it stores the words.
  if (!row) return
  const words = speech.words.map(({ word, start, end }) => ({ word, start: Math.round(start), end: Math.round(end) }))
  await scope.db.insert(mediaTranscriptions).values({
    mediaId: row.id,
    language: LANGUAGE,
    status: 'GENERATED',
    text: scene.text,
    words,
    createdAt: now,
    updatedAt: now,
  })
}

/** Adds a prepared example to an account: rows alone, for its media are everybody's. It costs nothing. */
export async function copyExample(scope: Scope, user: UserRow, story: ExampleStory): Promise<StoryRow> {
  const { db, services } = scope
  const now = services.clock.now()
  const stamps = { createdAt: now, updatedAt: now }
  const { tracks } = services.engines.music
  const track = tracks.find(({ id }) => id === story.music) ?? tracks[0]
  const musicId = track && (await findSoundMedia(scope, 'music', tracks)).get(track.id)
  const voice = exampleVoice(services.engines, story).id
  const copy = await insertStory(scope, {
    userId: user.id,
    displayTitle: story.title,
    creationMode: 'Text',
    initialPrompt: story.title,
    language: LANGUAGE,
    status: 'COMPLETED',
    aspectRatio: story.aspectRatio,
    visualStyle: story.look,
    defaultVoiceCode: voice,
    haveBackgroundMusic: musicId !== undefined,
    backgroundMusicMediaId: musicId ?? null,
    backgroundMusicVolume: story.musicVolume,
    ...story.captions,
  })
  const files = await mediaOf(scope, story)
  const words = await wordsOf(
    scope,
    [...files.values()].map(({ id }) => id),
  )
  for (const [at, { text, prompt, seed }] of story.scenes.entries()) {
    const image = files.get(exampleImageKey(story, at))
    const narration = files.get(narrationKey(story, at))
    if (!image || !narration) throw new Error(`The example ${story.id} was not prepared`)
    const timed = { text, audioDurationMs: narration.durationMs ?? 0, pauseAtTheEnd: PAUSE_MS, speakingRate: 1 }
    const durationInFrames = sceneFrames(timed, LANGUAGE)
    const [scene] = await db
      .insert(scenes)
      .values({
        ...{ ...timed, ...stamps, storyId: copy.id, elementOrder: at, status: 'COMPLETED', durationInFrames },
        ...{ audioMediaId: narration.id, captions: words.get(narration.id) ?? [], languageAndVoiceCode: voice },
      })
      .returning()
    if (!scene) throw new Error('A scene of the example was not added')
    await db.insert(arolls).values({
      ...{ ...stamps, sceneId: scene.id, arollOrder: 0, arollType: 'ImageARoll', status: 'COMPLETED' },
      ...{ mediaId: image.id, imageGenerationPrompt: prompt, seed },
      imageAnimation: ANIMATIONS[at % ANIMATIONS.length],
      transitionName: at === 0 ? '' : 'fade',
      transitionDurationMs: at === 0 ? 0 : FADE_MS,
      durationMs: Math.round(framesToMs(durationInFrames)),
    })
  }
  const backgroundMusicMediaId = await fitMusic(scope, copy)
  await db.update(stories).set({ backgroundMusicMediaId }).where(eq(stories.id, copy.id))
  return { ...copy, backgroundMusicMediaId }
}

async function wordsOf({ db }: Scope, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(mediaTranscriptions)
    .where(inArray(mediaTranscriptions.mediaId, [...ids]))
  return new Map(rows.map(({ mediaId, words }) => [mediaId, words]))
}
