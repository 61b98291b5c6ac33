import { ownCharacter } from '#server/auth/ownership.ts'
import { changeCharacter } from '#server/characters/change-character.ts'
import { requestPortrait } from '#server/characters/portrait.ts'
import { publishCharacter as publishEvent } from '#server/characters/present-character.ts'
import { route } from '#server/http/route.ts'
import { beginEdit } from '#server/edits/edit.ts'

/** Publishes a character: from now on it is in the pictures. One that has no portrait gets it made. */
export const publishCharacter = route('publishCharacter', async ({ user, params, ...scope }) => {
  const edit = await beginEdit(scope, user, params.storyId)
  const row = await ownCharacter(scope.db, user, params.id, params.storyId)
  const isComplete = row.role === 'Narrator' || row.portraitMediaId !== null
  const published =
    row.status === 'published' && isComplete ? row : await changeCharacter(edit, row, { status: 'published' })
  const answer = isComplete ? published : await requestPortrait(scope, edit.story, published)
  await edit.finish('Publish character')
  return publishEvent(scope, answer)
})
