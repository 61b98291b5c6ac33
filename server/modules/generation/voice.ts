import { eq } from 'drizzle-orm'
import type { Speech } from '#engines/ports.ts'
import { arolls, mediaTranscriptions, scenes, stories } from '#server/platform/db/schema/index.ts'
import type { Scope } from '#server/platform/context.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { fitArollDurations, framesWith } from '#server/modules/stories/scenes/scene-timing.ts'
import { inMood } from '#server/modules/stories/scenes/mood.ts'
import { voiceInputs } from '#server/modules/generation/receipts/inputs.ts'
import { makeReceipt } from '#server/modules/generation/receipts/make-receipt.ts'
import { isWhole, voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { type GeneratedFile, storeGenerated } from './store-media.ts'
import {
  commitStep,
  engineCall,
  engineWork,
  RefusedByEngine,
  type Run,
  throwIfAborted,
} from '#server/platform/jobs/step.ts'

const MAX_WORD_LENGTH = 300

/** Speech settings that override the scene's. */
export interface SpeechOptions {
  /** Becomes the scene's own voice. */
  voice?: string | undefined
  /** A shorter speech is followed by a longer pause; a longer one makes the scene longer. */
  keepsLength?: boolean | undefined
}

const MAX_PAUSE_MS = 10_000

/** The pause, ms, with which a scene keeps its length with another speech. */
function pauseThatKeeps({ audioDurationMs: before, pauseAtTheEnd: pause }: SceneRow, now: number): number {
  return before > now ? Math.max(pause, Math.min(MAX_PAUSE_MS, pause + before - now)) : pause
}

/** Speaks a scene and stores voice-over, captions and length in one commit, together with what `settle` adds. */
export async function speakScene(
  run: Run,
  story: StoryRow,
  scene: SceneRow,
  settle: (scope: Scope, story: StoryRow, maker: string) => Promise<void>,
  options: SpeechOptions = {},
): Promise<void> {
  const { app, signal } = run
  throwIfAborted(signal)
  const task = `Couldn’t generate the voice-over for scene ${scene.elementOrder + 1}`
  const languageAndVoiceCode = options.voice ?? scene.languageAndVoiceCode
  const voice = voiceFinder(app.engines, story)({ ...scene, languageAndVoiceCode })
  if (!voice) throw new RefusedByEngine(`${task}: ${app.engines.voice.problem ?? 'voice-over isn’t available'}`)
  const tone = scene.emotions.filter((emotion) => emotion !== 'NEUTRAL').map((emotion) => emotion.toLowerCase())
  const request = { text: scene.text, voice: voice.id, ...inMood(scene), ...(tone.length > 0 && { emotions: tone }) }
  const asked = voice.provider ?? app.engines.voice.info
  const began = app.clock.now()
  const speech = await engineWork(task, () => app.engines.voice.speak(request, engineCall(run)))
  const { speakingRate, pitch, emotions } = scene
  const file: GeneratedFile = {
    userId: story.userId,
    storyId: story.id,
    sceneId: scene.id,
    mediaType: 'audio',
    fileName: `scene ${scene.elementOrder + 1}.wav`,
    bytes: speech.wav,
    contentType: 'audio/wav',
    durationMs: Math.round(speech.durationMs),
    origin: { engine: speech.madeBy ?? app.engines.voice.info.label },
    receipt: makeReceipt({
      work: 'VOICE',
      asked,
      made: speech,
      prompt: scene.text,
      settings: {
        voice: voice.id,
        voice_name: voice.name,
        speaking_rate: speakingRate,
        pitch,
        emotions: emotions.length > 0 ? emotions.join(', ') : null,
      },
      inputs: voiceInputs(request),
      paid: run.paid,
      began,
      ended: app.clock.now(),
    }),
  }
  await storeGenerated(app, file, (addRow) =>
    commitStep(run, story.id, async (scope, locked) => {
      const [present] = await scope.db.select().from(scenes).where(eq(scenes.id, scene.id))
      // The scene was deleted meanwhile: the voice-over has no references, and that is all.
      if (present)
        await applySpeech(scope, locked, present, {
          speech,
          mediaId: (await addRow(scope)).id,
          spoken: scene,
          unfinished: run.unfinished,
          options,
        })
      if (present && isFirstWithoutChoice(voice.id, languageAndVoiceCode, story, locked))
        await scope.db.update(stories).set({ usualVoiceCode: voice.id }).where(eq(stories.id, story.id))
      await settle(scope, locked, speech.madeBy ?? asked.label)
    }),
  )
}

/** Whether a story has spoken for the first time with a default voice. @param story as it was when the voice was chosen */
const isFirstWithoutChoice = (voiceId: string, chosen: string | null, story: StoryRow, present: StoryRow): boolean =>
  present.usualVoiceCode === null &&
  present.language === story.language &&
  voiceId !== chosen &&
  voiceId !== story.defaultVoiceCode

interface Spoken {
  speech: Speech
  mediaId: string
  /** The scene as it was when it was sent to the engine. */
  spoken: SceneRow
  unfinished: Run['unfinished']
  options: SpeechOptions
}

async function applySpeech(
  scope: Scope,
  story: StoryRow,
  scene: SceneRow,
  { speech, mediaId, spoken, unfinished, options }: Spoken,
) {
  const now = scope.services.clock.now()
  const audioDurationMs = Math.max(1, Math.round(speech.durationMs))
  const pauseAtTheEnd = options.keepsLength ? pauseThatKeeps(scene, audioDurationMs) : scene.pauseAtTheEnd
  const durationInFrames = framesWith({ ...scene, audioDurationMs, pauseAtTheEnd }, story.language)
  const layers = (await arollsOfScenes(scope, [scene.id])).get(scene.id) ?? []
  const durations = fitArollDurations(
    durationInFrames,
    layers.map((layer) => layer.durationMs),
  )
  for (const [index, layer] of layers.entries()) {
    const durationMs = durations[index] ?? layer.durationMs
    await scope.db.update(arolls).set({ durationMs, updatedAt: now }).where(eq(arolls.id, layer.id))
  }
  const isStale = scene.text !== spoken.text || scene.languageAndVoiceCode !== spoken.languageAndVoiceCode
  const captions = speech.words.map(({ word, start, end }) => ({
    word: word.slice(0, MAX_WORD_LENGTH),
    start: Math.round(start),
    end: Math.round(end),
  }))
  // Stored beside the recording, so that captions can be restored from it after a user changed them.
  await scope.db.insert(mediaTranscriptions).values({
    mediaId,
    language: story.language,
    status: 'GENERATED',
    text: spoken.text,
    words: captions,
    createdAt: now,
    updatedAt: now,
  })
  const spokenScene = { ...scene, audioMediaId: mediaId }
  await scope.db
    .update(scenes)
    .set({
      audioMediaId: mediaId,
      audioDurationMs,
      pauseAtTheEnd,
      durationInFrames,
      // A voice chosen meanwhile stays, and this one is marked as outdated.
      ...(options.voice !== undefined && !isStale && { languageAndVoiceCode: options.voice }),
      isVoiceoverStale: isStale,
      isUserUploadedAudio: false,
      isVoiceoverTranscribed: false,
      transcriptionText: null,
      captions: scene.areCaptionsOverridden ? scene.captions : captions,
      status: isWhole(spokenScene, layers, voiceFinder(scope.services.engines, story)) ? 'COMPLETED' : unfinished,
      errorMessage: null,
      updatedAt: now,
    })
    .where(eq(scenes.id, scene.id))
}
