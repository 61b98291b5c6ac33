import { client } from '#src/shared/api/client.ts'
import type { ArollLayout, CropArea } from '#src/video/document.ts'
import type { Editor } from '../lib/editor.ts'
import { patchAroll, type Aroll } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** A change of one A-roll, shown at once. */
function changeOne(editor: Editor, arollId: string, patch: Partial<Aroll>, call: () => Promise<{ data?: Aroll }>) {
  return runCommand(editor, {
    edit: (open) => patchAroll(open, arollId, patch),
    call: async () => answered(await call()),
    settle: (open, aroll) => patchAroll(open, arollId, aroll),
    failure: serverText,
  })
}

const at = (arollId: string) => ({ path: { aroll_id: arollId } })

/** Mirrors a picture or video left to right. */
export const changeFlip = (editor: Editor, arollId: string, flipped: boolean) =>
  changeOne(editor, arollId, { flipped }, () =>
    client.POST('/core-api/aroll/{aroll_id}/flip_aroll_horizontal/', { body: { flipped }, params: at(arollId) }),
  )

/** Which area of the frame an A-roll takes. */
export const changeLayout = (editor: Editor, arollId: string, layout: ArollLayout) =>
  changeOne(editor, arollId, { layout }, () =>
    client.POST('/core-api/aroll/{aroll_id}/layout/', { body: { layout }, params: at(arollId) }),
  )

/** Which part of its source an A-roll shows, as shares of its width and height; null shows all of it. */
export const changeCrop = (editor: Editor, arollId: string, crop: CropArea | null) =>
  changeOne(editor, arollId, { crop }, () =>
    client.POST('/core-api/aroll/{aroll_id}/crop/', { body: { crop }, params: at(arollId) }),
  )

/** How fast a video runs. @param rate 0.25 to 4 */
export const changePlaybackRate = (editor: Editor, arollId: string, rate: number) =>
  changeOne(editor, arollId, { playback_rate: rate }, () =>
    client.POST('/core-api/aroll/{aroll_id}/update_video_playback_rate/', {
      body: { playback_rate: rate },
      params: at(arollId),
    }),
  )

/** Which way a video runs. */
export const changeReverse = (editor: Editor, arollId: string, reversed: boolean) =>
  changeOne(editor, arollId, { reversed }, () =>
    client.POST('/core-api/aroll/{aroll_id}/video_reverse/', { body: { reversed }, params: at(arollId) }),
  )

/** Whether a video's own sound is heard. */
export const changeOwnSound = (editor: Editor, arollId: string, isHeard: boolean) =>
  changeOne(editor, arollId, { use_video_audio: isHeard }, () =>
    client.POST('/core-api/aroll/{aroll_id}/update_video_audio/', {
      body: { use_video_audio: isHeard },
      params: at(arollId),
    }),
  )

/** Gives an A-roll another seed: the next picture of the same words becomes another one. */
export const refreshSeed = (editor: Editor, arollId: string) =>
  changeOne(editor, arollId, {}, () => client.POST('/core-api/aroll/{aroll_id}/refresh_seed/', { params: at(arollId) }))
