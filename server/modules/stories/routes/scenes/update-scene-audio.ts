import { creditCost } from '#src/domain/credits.ts'
import { ownScene } from '#server/platform/auth/ownership.ts'
import { requireApprovedTotal } from '#server/modules/billing/credits/prices.ts'
import { isFirstAvatar } from '#server/modules/stories/scenes/first-avatar.ts'
import { speechPrice } from '#server/modules/stories/scenes/sound-prices.ts'
import { voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { startSpeaking } from '#server/modules/generation/speak-scene.ts'
import { inProgress, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { presentChangedScenes } from '#server/modules/stories/scenes/changed-scenes.ts'
import {
  requireKnownVoice,
  requireRecording,
  voiceColumns,
  withoutNeedlessMark,
} from '#server/modules/stories/scenes/change-voice.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { fullLengths, playFullVideo } from '#server/modules/stories/scenes/play-full-video.ts'
import { recordingColumns } from '#server/modules/stories/scenes/scene-sound.ts'
import { changeSceneTiming } from '#server/modules/stories/scenes/scene-timing.ts'

const MESSAGE = 'Failed to update scene audio'

interface Switches {
  use_scene_audio?: boolean
  voice_volume?: number
  voice_fade_in_ms?: number
  voice_fade_out_ms?: number
  play_full_video?: boolean
}

/** Changes the speech of a scene: text, voice, speaking rate, pitch, emotions; also its speaker, and whether it is muted. */
export const updateSceneAudio = route('updateSceneAudio', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const ids = [...new Set([body.scene_id, ...(body.further_scene_ids ?? [])])]
  if (ids.length > 1) requireSameForAll(body)
  await requireKnownVoice(scope, user, body, { storyId: body.story_id, message: MESSAGE })
  const recording = body.upload_audio ? await requireRecording(scope, user, body.audio_media, MESSAGE) : undefined
  const isSpeaking = body.generate_audio && !recording
  const findVoice = voiceFinder(scope.services.engines, edit.story)
  const rows: SceneRow[] = []
  const spoken = new Set<string>()
  for (const id of ids) {
    const { scene } = await ownScene(scope.db, user, id, body.story_id)
    // A running voice-over would replace the recording a moment later.
    if (recording && scene.status === 'GENERATING') throw inProgress()
    const full = body.play_full_video && !scene.playFullVideo ? await fullLengths(scope, scene, MESSAGE) : undefined
    const changed = await changeSceneTiming(edit, scene, {
      ...(await withoutNeedlessMark(scope, scene, voiceColumns(scene, body, findVoice), findVoice)),
      useSceneAudio: body.use_scene_audio,
      voiceVolume: body.voice_volume,
      voiceFadeInMs: body.voice_fade_in_ms,
      voiceFadeOutMs: body.voice_fade_out_ms,
      playFullVideo: full ? undefined : body.play_full_video,
      isGenCaptionsFromVideoAudio: body.is_gen_captions_from_video_audio,
      imageStyle: body.image_style,
      ...(recording ? await recordingColumns(scope, scene, recording) : {}),
    })
    const shown = full ? await playFullVideo(edit, changed, full) : changed
    // Among several, those without a text are skipped.
    const isSpoken = isSpeaking && (ids.length === 1 || shown.text.trim() !== '')
    if (isSpoken) spoken.add(shown.id)
    rows.push(shown)
  }
  const { services } = scope
  const prices = rows.filter(({ id }) => spoken.has(id)).map((row) => speechPrice(services, edit.story, row))
  requireApprovedTotal(scope, prices, isFirstAvatar(edit.story) ? 0 : creditCost('regenerate_audio'))
  const answers: SceneRow[] = []
  for (const row of rows) answers.push(spoken.has(row.id) ? await startSpeaking(edit, user, row, MESSAGE) : row)
  await edit.finish(
    recording ? 'Use recording' : isSpeaking ? `Generate voice-over for ${many(ids)}` : labelOf(body, ids),
  )
  return presentChangedScenes(scope, answers)
})

const many = ({ length }: readonly string[]) => (length > 1 ? `${length} scenes` : 'scene')

/** The history label of a change that speaks nothing. */
function labelOf(
  { use_scene_audio: isHeard, play_full_video: isFull, ...mix }: Switches,
  ids: readonly string[],
): string {
  const of = ids.length > 1 ? ` of ${many(ids)}` : ''
  if (isHeard !== undefined) return `${isHeard ? 'Unmute' : 'Mute'} voice-over${of}`
  if (isFull !== undefined) return `${isFull ? 'Play full video' : 'Trim video to voice-over'}${of}`
  if (mix.voice_volume !== undefined) return `Change voice-over volume${of}`
  if (mix.voice_fade_in_ms !== undefined || mix.voice_fade_out_ms !== undefined) return `Change voice-over fade${of}`
  return `Change voice${of}`
}

/** A text and a recording belong to one scene. */
function requireSameForAll({
  new_text: text,
  upload_audio: isRecording,
}: {
  new_text?: string
  upload_audio: boolean
}) {
  if (text === undefined && !isRecording) return
  throw validationFailed({ further_scene_ids: ['Text and recordings apply to one scene only'] }, MESSAGE)
}
