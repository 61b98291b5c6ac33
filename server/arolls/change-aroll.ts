import type { Owner } from '#server/auth/ownership.ts'
import type { Scope } from '#server/context.ts'
import { type Aroll, presentOneAroll } from '#server/presenters/aroll.ts'
import type { ArollRow } from '#server/db/rows.ts'
import type { StoryEdit } from '#server/edits/edit.ts'
import { beginArollEdit } from './begin-aroll-edit.ts'

export type ArollChange = Parameters<StoryEdit['updateAroll']>[1]

export interface ChangeOfOne {
  arollId: string
  /** In the history list. */
  label: string
  /** Refuses by throwing. */
  change(aroll: ArollRow): ArollChange | Promise<ArollChange>
}

/** One logged change of one A-roll; answers it as it is afterwards. */
export async function changeAroll(scope: Scope, user: Owner, { arollId, label, change }: ChangeOfOne): Promise<Aroll> {
  const { edit, aroll } = await beginArollEdit(scope, user, arollId)
  const row = await edit.updateAroll(aroll, await change(aroll))
  await edit.finish(label)
  return presentOneAroll(scope, row, edit.story.id)
}
