import { addCharacter } from '#server/characters/change-character.ts'
import { publishCharacter } from '#server/characters/present-character.ts'
import { route } from '#server/http/route.ts'
import { beginEdit } from '#server/edits/edit.ts'

export const createCharacter = route('createCharacter', async ({ user, params, body, ...scope }) => {
  const edit = await beginEdit(scope, user, params.storyId)
  const row = await addCharacter(edit, body)
  await edit.finish('Add character')
  return publishCharacter(scope, row)
})
