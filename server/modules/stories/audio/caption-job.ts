import { eq } from 'drizzle-orm'
import { divideTranscript } from '#src/domain/divide-transcript.ts'
import { framesToMs, wholeFrames } from '#src/domain/frames.ts'
import { wordsOfCues } from '#src/domain/subtitles/lay-cues.ts'
import type { App, Scope } from '#server/platform/context.ts'
import { release } from '#server/modules/billing/credits/end-hold.ts'
import { media, stories, arolls, scenes } from '#server/platform/db/schema/index.ts'
import type { RecognisedWord } from '#server/platform/db/schema/media.ts'
import { type EngineCall, EngineError } from '#engines/ports.ts'
import { endStory, type Ending, notifyStoryFailed } from '#server/modules/generation/finish.ts'
import {
  commitStep,
  engineCall,
  engineWork,
  explain,
  isCancelled,
  lockStory,
  throwIfAborted,
} from '#server/platform/jobs/step.ts'
import { captureListening } from '#server/modules/stories/scenes/sound-prices.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { PermanentJobError, type JobDefinition } from '#server/platform/jobs/definition.ts'
import { type CaptionPayload, captionPayload } from '#server/platform/jobs/payloads.ts'
import { openSound } from '#server/modules/stories/scenes/voice-sound.ts'
import { saveVersion } from '#server/modules/stories/edits/save-version.ts'
import { cutRecording, type RecordedScene, recordedColumns } from './cut-recording.ts'
import { transcribeRecording, type TranscribedRecording } from './recording.ts'
import { storeTranscript } from './transcribe-story-job.ts'
import { outputSize } from '#src/domain/aspect-ratio.ts'
import type { MediaRow, StoryRow } from '#server/platform/db/rows.ts'

/** A video this much wider or narrower than the story still fills it; others are shown whole. */
const NEAR = 0.03

/** Turns a video into a story: scenes that play all of it, each with its part of the captions. */
export const captionVideo: JobDefinition<'caption-video'> = {
  payload: captionPayload,
  maxAttempts: 3,
  concurrency: 1,
  engine: ({ transcriber }) => transcriber.info,
  async run({ app, jobId, userId, attempt, payload, signal }) {
    const { storyId, language, mediaId, soundMediaId } = payload
    const video = await videoOf(app, mediaId)
    const words = await engineWork('Failed to Transcribe Audio', () =>
      wordsOf(app, payload, engineCall({ app, jobId, userId, signal })),
    )
    await commitStep({ app, jobId, attempt, signal }, storyId, async (scope) => {
      await scope.db.update(stories).set({ step: 'SPLITTING' }).where(eq(stories.id, storyId))
      await publishStatus(scope, storyId)
    })
    const cut = await engineWork('Couldn’t split the video into scenes', async () => {
      const parts = divideTranscript(words.words, framesToMs(wholeFrames(video.durationMs ?? 0)), 'MEDIUM')
      return cutRecording(app, jobId, parts, soundMediaId === null ? null : await openSound(app, soundMediaId))
    })
    throwIfAborted(signal)
    return async (scope) => {
      const story = await lockStory(scope, storyId, { jobId, attempt })
      const said = words.words.map(({ break_after: _break, ...word }) => word)
      await storeTranscript(scope, { mediaId: soundMediaId ?? mediaId, language }, { ...words, words: said })
      await createCaptionedScenes(scope, story, video, cut)
      await saveVersion(scope, story, 'When generated')
      if (await captureListening(scope, payload.holdId, words)) await publishBalance(scope, payload.userId)
      const firstGeneratedAt = scope.services.clock.now()
      await endStory(scope, storyId, { status: 'COMPLETED', errorMessage: null, firstGeneratedAt })
      await publishStatus(scope, storyId)
    }
  },
  async onFailed(scope, payload, { jobId, reason, cause }) {
    if (await isCancelled(scope, jobId)) return
    await finishCaptioning(scope, payload, reason === 'failed' ? { reason, jobId, text: explain(cause) } : { reason })
  },
}

async function videoOf({ db }: Pick<App, 'db'>, mediaId: string) {
  const [row] = await db.select().from(media).where(eq(media.id, mediaId))
  if (!row) throw new PermanentJobError('The video was deleted')
  return row
}

/** The spoken words; words of a subtitle file have their ends. */
type Captioned = Omit<TranscribedRecording, 'words'> & { words: RecognisedWord[] }

async function wordsOf(
  app: App,
  { cues, text, language, soundMediaId }: CaptionPayload,
  call: EngineCall,
): Promise<Captioned> {
  if (cues) {
    const words = wordsOfCues(cues)
    const text = words.map(({ word }) => word).join(' ')
    return { phrases: cues.map(({ start, end }) => ({ start, end })), words, text }
  }
  if (soundMediaId === null) throw new EngineError('This video has no sound. Add a captions file')
  return transcribeRecording(app, { mediaId: soundMediaId, language, text }, call)
}

/** Ends a failed captioning: the video stays among the media, its hold is released. */
export async function finishCaptioning(scope: Scope, payload: CaptionPayload, ending: Ending): Promise<void> {
  const { storyId, userId, holdId } = payload
  const why = ending.reason === 'failed' ? ending.text : 'It was cancelled.'
  const kept = holdId === null ? 'Your video is still here.' : 'Your video is still here. You were not charged.'
  const text = `${why} ${kept}`
  await endStory(scope, storyId, { status: 'FAILED', errorMessage: text })
  if (await release(scope, holdId, why)) await publishBalance(scope, userId)
  await publishStatus(scope, storyId)
  await notifyStoryFailed(scope, payload, ending, { title: 'Couldn’t create a story from your video', text })
}

/** Adds scenes that play a video from end to end, captions over it. */
async function createCaptionedScenes(
  scope: Scope,
  story: StoryRow,
  video: MediaRow,
  cut: readonly RecordedScene[],
): Promise<void> {
  const now = scope.services.clock.now()
  const stamps = { createdAt: now, updatedAt: now }
  const place = { userId: story.userId, storyId: story.id, language: story.language }
  const contentFit = fills(story, video) ? ('COVER' as const) : ('BLUR_FILL' as const)
  for (const [at, scene] of cut.entries()) {
    const columns = await recordedColumns(scope, place, scene, at)
    const [row] = await scope.db
      .insert(scenes)
      .values({ ...columns, ...stamps, status: 'COMPLETED', playFullVideo: true, isGenCaptionsFromVideoAudio: true })
      .returning()
    if (!row) throw new Error('The scene was not added')
    const [start, end] = [framesToMs(scene.from), framesToMs(scene.from + scene.durationInFrames)]
    await scope.db.insert(arolls).values({
      ...stamps,
      sceneId: row.id,
      arollOrder: 0,
      arollType: 'VideoARoll',
      status: 'COMPLETED',
      mediaId: video.id,
      videoStart: Math.round(start),
      videoEnd: Math.round(end),
      durationMs: Math.round(end) - Math.round(start),
      // Its sound is already the voice-over, where it was extracted.
      useVideoAudio: columns.audioMediaId === null,
      contentFit,
    })
  }
}

function fills({ aspectRatio }: StoryRow, { width, height }: MediaRow): boolean {
  const wanted = outputSize(aspectRatio)
  if (width === null || height === null || height === 0) return true
  return Math.abs(width / height / (wanted.width / wanted.height) - 1) < NEAR
}
