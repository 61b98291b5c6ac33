import { ownCharacter, usableCharacter } from '#server/platform/auth/ownership.ts'
import { changeCharacter, giveVoice } from '#server/modules/stories/characters/change-character.ts'
import { cancelPortrait } from '#server/modules/stories/characters/portrait.ts'
import { publishCharacter } from '#server/modules/stories/characters/present-character.ts'
import { ensureSystemCast } from '#server/modules/stories/characters/system-cast.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** The story's character takes over the identity of the other one, which stays unchanged. */
export const mapCharacter = route('mapCharacter', async ({ user, params, body, ...scope }) => {
  const edit = await beginEdit(scope, user, params.storyId)
  const row = await ownCharacter(scope.db, user, params.characterId, params.storyId)
  await ensureSystemCast(scope)
  const other = await usableCharacter(scope.db, user, body.character_id)
  if (other.id === row.id) throw validationFailed({ character_id: ['Choose another character'] })
  if (other.status !== 'published') throw validationFailed({ character_id: ['Publish that character first'] })
  if (row.role === 'Narrator' || other.role === 'Narrator')
    throw validationFailed({ character_id: ['The narrator can’t be replaced'] })
  const still = await cancelPortrait(scope, row)
  const hasPortrait = other.portraitMediaId !== null
  const mapped = await changeCharacter(edit, still, {
    callName: other.callName,
    description: other.description,
    voiceCode: other.voiceCode,
    seed: other.seed,
    status: 'published',
    portraitMediaId: other.portraitMediaId,
    portraitGenerationStatus: hasPortrait ? 'GENERATED' : 'NONE',
    portraitError: null,
    sheetMediaId: other.sheetMediaId,
    sheetGenerationStatus: other.sheetMediaId === null ? 'NONE' : 'GENERATED',
    sheetError: null,
    mappedFromId: other.id,
  })
  await giveVoice(edit, mapped)
  await edit.finish('Replace character')
  return publishCharacter(scope, mapped)
})
