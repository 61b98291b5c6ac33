import { ownCharacter } from '#server/platform/auth/ownership.ts'
import { changeCharacter } from '#server/modules/stories/characters/change-character.ts'
import { requestPortrait } from '#server/modules/stories/characters/portrait.ts'
import { publishCharacter as publishEvent } from '#server/modules/stories/characters/present-character.ts'
import { route } from '#server/platform/http/route.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** Publishes a character: from now on it appears in images. A missing portrait is generated. */
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
