import { ownCharacter } from '#server/platform/auth/ownership.ts'
import { changeCharacter } from '#server/modules/stories/characters/change-character.ts'
import { cancelSheet } from '#server/modules/stories/characters/portrait.ts'
import { publishCharacter } from '#server/modules/stories/characters/present-character.ts'
import { route } from '#server/platform/http/route.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** Also stops a sheet that is being drawn; it is not charged. */
export const deleteCharacterSheet = route('deleteCharacterSheet', async ({ user, params, ...scope }) => {
  const edit = await beginEdit(scope, user, params.storyId)
  const row = await ownCharacter(scope.db, user, params.id, params.storyId)
  await cancelSheet(scope, row)
  const none = { sheetMediaId: null, sheetGenerationStatus: 'NONE', sheetError: null } as const
  const changed = await changeCharacter(edit, row, none)
  await edit.finish('Remove character sheet')
  return publishCharacter(scope, changed)
})
