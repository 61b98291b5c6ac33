import { ownCharacter } from '#server/platform/auth/ownership.ts'
import { changeCharacter, columnsOf, giveVoice } from '#server/modules/stories/characters/change-character.ts'
import { publishCharacter } from '#server/modules/stories/characters/present-character.ts'
import { route } from '#server/platform/http/route.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'

export const updateCharacter = route('updateCharacter', async ({ user, params, body, ...scope }) => {
  const edit = await beginEdit(scope, user, params.storyId)
  const row = await ownCharacter(scope.db, user, params.id, params.storyId)
  requireBase(row.callName, body.base_call_name, body.call_name?.trim(), 'call_name')
  requireBase(row.description, body.base_description, body.description?.trim(), 'description')
  const changed = await changeCharacter(edit, row, await columnsOf(edit, row, body))
  if (body.language_and_voice_code !== undefined) await giveVoice(edit, changed)
  await edit.finish('Change character')
  return publishCharacter(scope, changed)
})
