import type { Owner } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { type Aroll, presentOneAroll } from '#server/modules/stories/presenters/aroll.ts'
import type { ArollRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { followVideo } from '#server/modules/stories/scenes/play-full-video.ts'
import { beginArollEdit } from './begin-aroll-edit.ts'

export type ArollChange = Parameters<StoryEdit['updateAroll']>[1]

export interface ChangeOfOne {
  arollId: string
  /** In the history list. */
  label: string
  /** Refuses by throwing. */
  change(aroll: ArollRow): ArollChange | Promise<ArollChange>
  /** Whether its video takes another time afterwards. */
  movesVideo?: boolean
}

/** One logged change of one A-roll; answers it as it is afterwards. */
export async function changeAroll(scope: Scope, user: Owner, asked: ChangeOfOne): Promise<Aroll> {
  const { arollId, label, change, movesVideo = false } = asked
  const { edit, aroll, scene } = await beginArollEdit(scope, user, arollId)
  const row = await edit.updateAroll(aroll, await change(aroll))
  const shown = movesVideo ? await followVideo(edit, scene, row) : row
  await edit.finish(label)
  return presentOneAroll(scope, shown, edit.story.id)
}
