import type { MusicCueChangeInput, MusicCueCut, MusicCueInput, SoundEffect } from '#generated/schema.ts'
import { framesToMs } from '#src/domain/frames.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { refusedValueText, serverText } from '#src/features/editor/core/failed-calls.ts'
import { filmOf } from '#src/features/editor/core/open-story.ts'
import { chooseCues } from '#src/features/editor/core/looked-at.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import { queueStoryUpload } from '#src/features/editor/media/commands/media-into-story.ts'
import {
  type MusicCue,
  musicCuesIn,
  withMusicCues,
  withoutMusicCues,
} from '#src/features/editor/core/open-music-cues.ts'
import type { Media } from '#src/shared/media/upload-item.ts'

/** A sound of up to this length (ms) is added as an effect, a longer one as music. */
const LONGEST_EFFECT_MS = 10_000
/** The sound of a place comes and goes, ms. */
const FADE_MS = 500

type NewCue = Omit<MusicCueInput, 'scene_id' | 'start_ms'>

/** Plays a sound from the playhead on: in a scene (from its start where the playhead is elsewhere), or with null in the whole video. */
function addCue(editor: Editor, sound: NewCue, sceneId: string | null) {
  const film = filmOf(editor.store.getState().open)
  const scene = film.scenes.find(({ id }) => id === sceneId)
  const length = scene?.durationInFrames ?? film.durationInFrames
  const at = editor.playback.getFrame() - (scene?.from ?? 0)
  const startMs = at >= 0 && at < length ? Math.round(framesToMs(at)) : 0
  const cue: MusicCueInput = { ...sound, scene_id: sceneId, start_ms: startMs }
  return addMusicCues(editor, [cue])
}

/** Adds cues in one edit and selects them. */
export async function addMusicCues(editor: Editor, cues: readonly MusicCueInput[]): Promise<void> {
  const answer = await runCommand(editor, {
    request: apiRequest('addMusicCues', { body: { story_id: editor.storyId, music_cues: [...cues] } }),
    settle: (open, { music_cues: added }) => withMusicCues(open, added),
    failure: refusedValueText,
  })
  if (answer)
    chooseCues(
      editor,
      answer.music_cues.map(({ id }) => id),
    )
}

/** Cuts cues after they played for some ms, in one edit. */
export function splitMusicCues(editor: Editor, cuts: readonly MusicCueCut[]) {
  return runCommand(editor, {
    request: apiRequest('splitMusicCues', { body: { story_id: editor.storyId, cuts: [...cuts] } }),
    settle: (open, { music_cues: parts }) => withMusicCues(open, parts),
    failure: refusedValueText,
  })
}

/** A cue as it would be added once more; null where its sound was deleted. */
export const copyOfCue = ({ id: _id, media, ...cue }: MusicCue): MusicCueInput | null =>
  media && { ...cue, media_id: media.id }

/** Adds a sound of the user's media, see `addCue`. */
export function addMusicCue(editor: Editor, { id, duration_ms }: Media, sceneId: string | null) {
  const kind = (duration_ms ?? 0) > LONGEST_EFFECT_MS ? 'MUSIC' : 'EFFECT'
  return addCue(editor, { kind, media_id: id }, sceneId)
}

/** Plays an own sound as an effect from the playhead on, however long it is. */
export const addOwnEffect = (editor: Editor, { id }: Pick<Media, 'id'>) =>
  addCue(editor, { kind: 'EFFECT', media_id: id }, null)

/** Plays an effect from the playhead on; the sound of a place goes on, softly, to the end of the scene in which it begins. */
export function addSoundEffect(editor: Editor, { kind, media_id }: SoundEffect) {
  const frame = editor.playback.getFrame()
  const scene = filmOf(editor.store.getState().open).scenes.findLast(({ from }) => from <= frame)
  return kind === 'EFFECT'
    ? addCue(editor, { kind: 'EFFECT', media_id }, null)
    : addCue(
        editor,
        { kind: 'EFFECT', media_id, loops: true, volume: 0.6, fade_in_ms: FADE_MS, fade_out_ms: FADE_MS },
        scene?.id ?? null,
      )
}

/** Uploads a sound and plays it from the playhead on. */
export function uploadMusicCue(editor: Editor, input: File): void {
  queueStoryUpload(editor, {
    ...{ input, busy: busyKeys.music, onArrived: (media) => void addMusicCue(editor, media, null) },
  })
}

/** Changes cues in one edit, shown at once. */
export function updateMusicCues(editor: Editor, changes: readonly MusicCueChangeInput[]) {
  return runCommand(editor, {
    edit: (open) =>
      withMusicCues(
        open,
        changes.flatMap(({ music_cue_id: id, media_id: _media, ...change }) => {
          const cue = musicCuesIn(open).find((each) => each.id === id)
          return cue ? [{ ...cue, ...change } satisfies MusicCue] : []
        }),
      ),
    request: apiRequest('updateMusicCues', { body: { story_id: editor.storyId, music_cues: [...changes] } }),
    settle: (open, { music_cues: changed }) => withMusicCues(open, changed),
    failure: refusedValueText,
  })
}

export function deleteMusicCues(editor: Editor, ids: readonly string[]) {
  return runCommand(editor, {
    edit: (open) => withoutMusicCues(open, ids),
    request: apiRequest('deleteMusicCues', { body: { story_id: editor.storyId, music_cue_ids: [...ids] } }),
    failure: serverText,
  })
}
