import { ownCharacter } from '#server/platform/auth/ownership.ts'
import { deleteFromCast } from '#server/modules/stories/characters/change-character.ts'
import { cancelPortrait } from '#server/modules/stories/characters/portrait.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const deleteCharacter = route('deleteCharacter', async ({ user, params, ...scope }) => {
  const edit = await beginEdit(scope, user, params.storyId)
  const row = await ownCharacter(scope.db, user, params.id, params.storyId)
  if (row.role === 'Narrator')
    throw new HttpError(409, { message: 'The narrator can’t be removed', error: 'NARRATOR_REQUIRED' })
  const still = await cancelPortrait(scope, row)
  await deleteFromCast(edit, still)
  await edit.finish('Remove character')
  return { message: 'The character was removed' }
})
