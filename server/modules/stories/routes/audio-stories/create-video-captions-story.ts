import { ASPECT_RATIOS } from '#src/domain/aspect-ratio.ts'
import { readyMedia, titleOfFile } from '#server/modules/stories/audio/recording.ts'
import { holdListening } from '#server/modules/stories/scenes/sound-prices.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { requireCueOrder, requireKnownChoices } from '#server/modules/stories/checks.ts'
import { insertStory, UNTITLED } from '#server/modules/stories/new-story.ts'
import { requireRoomForStory } from '#server/modules/stories/plan-limits.ts'

/** Accepts a video; the job cuts it into scenes with captions. */
export const createVideoCaptionsStory = route('createVideoCaptionsStory', async ({ user, body, ...scope }) => {
  const video = await readyMedia(scope, user, { id: body.media, field: 'media', kind: 'video' })
  const { sound_media_id: soundId, cues, project_id: projectId } = body
  const sound =
    soundId && (await readyMedia(scope, user, { id: soundId, field: 'sound_media_id', kind: 'audio', isPart: true }))
  await requireKnownChoices(scope, user, { project_id: projectId ?? null })
  requireCueOrder(cues ?? [], video.durationMs, 'This is past the end of the video')
  const text = body.text?.trim() ? body.text : undefined
  const { transcriber } = scope.services.engines
  if (!cues && !sound) throw refusal('NO_RECORDING', 'This video has no sound. Add a captions file')
  if (!cues && text === undefined && !transcriber.understandsSpeech)
    throw refusal('WORDS_NEEDED', 'This engine can’t recognise speech. Add a captions file or type the words')
  await requireRoomForStory(scope, user)
  // Speech is transcribed in its language: without a file, captions have the language of the speech.
  const language = cues ? body.language : body.transcribe_language
  const story = await insertStory(scope, {
    userId: user.id,
    projectId,
    displayTitle: body.story_name ?? titleOfFile(video.fileName) ?? UNTITLED,
    creationMode: 'VideoCaptions',
    sourceMediaId: video.id,
    sourceSoundMediaId: sound ? sound.id : null,
    aspectRatio: nearestRatio(video),
    language,
    status: 'GENERATING',
    step: cues ? 'SPLITTING' : 'TRANSCRIBING',
    engineLabel: cues ? null : transcriber.info.label,
    // As in the file; the editor can split them.
    ...(cues && { captionLengthOption: 'LONG' as const }),
  })
  const { durationMs } = sound || video
  const holdId = cues ? null : await holdListening(scope, story, { durationMs, text })
  const payload = { storyId: story.id, userId: user.id, mediaId: video.id, soundMediaId: sound ? sound.id : null }
  await enqueue(scope, {
    kind: 'caption-video',
    payload: { ...payload, language, cues, text, holdId },
    userId: user.id,
    storyId: story.id,
  })
  return presentStory(scope, story)
})

const refusal = (error: string, detail: string) =>
  new HttpError(400, { message: 'Failed to Transcribe Audio', detail, error })

function nearestRatio({ width, height }: MediaRow) {
  const shape = Math.log((width ?? 16) / (height ?? 9))
  const distance = (ratio: { width: number; height: number }) => Math.abs(Math.log(ratio.width / ratio.height) - shape)
  return ASPECT_RATIOS.toSorted((a, b) => distance(a) - distance(b))[0]?.value
}
