import type { TranscriptPart } from '#src/domain/divide-transcript.ts'
import { framesToMs } from '#src/domain/frames.ts'
import type { App, Scope } from '#server/platform/context.ts'
import type { RecognisedWord, TimedWord } from '#server/platform/db/schema/media.ts'
import { moveWords } from '#server/modules/stories/scenes/cut-scene.ts'
import { storeSound, type StoredSound } from '#server/modules/stories/scenes/scene-sound.ts'
import type { WavRecording } from '#server/modules/stories/scenes/voice-sound.ts'

/** A scene's part of a recording: its words with times from the scene's start, and its sound. */
export interface RecordedScene {
  text: string
  captions: TimedWord[]
  durationInFrames: number
  /** Where it begins in the recording, frames. */
  from: number
  /** null without sound. */
  sound: StoredSound | null
  /** ms, whole, never a frame more than the scene. */
  audioDurationMs: number
}

/** Writes a separate file for every part of a recording. @param name of the work: a second run writes the same files */
export async function cutRecording(
  app: Pick<App, 'files'>,
  name: string,
  parts: readonly TranscriptPart<RecognisedWord>[],
  sound: WavRecording | null,
): Promise<RecordedScene[]> {
  const scenes: RecordedScene[] = []
  for (const [at, { words, from, to }] of parts.entries()) {
    const stored = sound && (await storeSound(app, { jobId: name, name: String(at) }, await sound.cut(from, to)))
    const captions = moveWords(
      words.map(({ confidence: _confidence, ...word }) => word),
      -framesToMs(from),
    )
    scenes.push({
      text: words.map(({ word }) => word).join(' '),
      captions,
      durationInFrames: to - from,
      from,
      sound: stored,
      audioDurationMs: stored ? Math.floor(framesToMs(to - from)) : 0,
    })
  }
  return scenes
}

interface Place {
  userId: string
  storyId: string
  language: string
}

/** The columns of a scene's voice-over; adds its media. */
export async function recordedColumns(scope: Scope, place: Place, scene: RecordedScene, at: number) {
  const { text, captions, durationInFrames, audioDurationMs, sound } = scene
  const described = {
    userId: place.userId,
    storyId: place.storyId,
    sceneId: null,
    fileName: `scene ${at + 1}.wav`,
    source: 'USER' as const,
    origin: {},
    durationMs: audioDurationMs,
  }
  const words = captions.map(({ break_after: _break, ...word }) => word)
  const transcript = { language: place.language, text, words }
  const audioMediaId = sound ? await sound.addRows(scope, described, transcript) : null
  return {
    storyId: place.storyId,
    elementOrder: at,
    text,
    captions,
    durationInFrames,
    audioMediaId,
    audioDurationMs,
    isUserUploadedAudio: audioMediaId !== null,
    isVoiceoverTranscribed: true,
    transcriptionText: text,
  }
}
