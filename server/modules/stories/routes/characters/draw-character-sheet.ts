import { ownCharacter } from '#server/platform/auth/ownership.ts'
import { changeCharacter } from '#server/modules/stories/characters/change-character.ts'
import { characterLook, requestPortrait } from '#server/modules/stories/characters/portrait.ts'
import { publishCharacter } from '#server/modules/stories/characters/present-character.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** Draws a character's sheet, also anew. A character with a sheet is published, since it appears in images. */
export const drawCharacterSheet = route('drawCharacterSheet', async ({ user, params, ...scope }) => {
  const edit = await beginEdit(scope, user, params.storyId)
  const row = await ownCharacter(scope.db, user, params.id, params.storyId)
  if (row.role === 'Narrator') throw validationFailed({ id: ['The narrator has no character sheet'] })
  const { illustrator } = characterLook(scope.services, edit.story)
  if (!illustrator.follows?.portraits)
    throw validationFailed({ id: [`${illustrator.info.label} doesn’t follow character sheets`] })
  const published = row.status === 'published' ? row : await changeCharacter(edit, row, { status: 'published' })
  const waiting = await requestPortrait(scope, edit.story, published, 'SHEET')
  await edit.finish('Draw character sheet')
  return publishCharacter(scope, waiting)
})
