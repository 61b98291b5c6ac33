import { ownCharacter } from '#server/platform/auth/ownership.ts'
import { changeCharacter } from '#server/modules/stories/characters/change-character.ts'
import { cancelPortrait } from '#server/modules/stories/characters/portrait.ts'
import { publishCharacter } from '#server/modules/stories/characters/present-character.ts'
import { route } from '#server/platform/http/route.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** Resets it to a draft with its initial values. The narrator stays complete: only its first name and voice are reset. */
export const resetCharacter = route('resetCharacter', async ({ user, params, ...scope }) => {
  const edit = await beginEdit(scope, user, params.storyId)
  const row = await ownCharacter(scope.db, user, params.id, params.storyId)
  const still = await cancelPortrait(scope, row)
  const { callName, description, voiceCode } = row.first ?? row
  const reset = await changeCharacter(edit, still, {
    callName,
    description,
    voiceCode,
    status: row.role === 'Narrator' ? 'published' : 'draft',
    portraitMediaId: null,
    portraitGenerationStatus: 'NONE',
    portraitError: null,
    ...{ sheetMediaId: null, sheetGenerationStatus: 'NONE', sheetError: null },
    mappedFromId: null,
  })
  await edit.finish('Reset character')
  return publishCharacter(scope, reset)
})
