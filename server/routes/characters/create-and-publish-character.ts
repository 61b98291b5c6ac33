import { addCharacter } from '#server/characters/change-character.ts'
import { requestPortrait } from '#server/characters/portrait.ts'
import { publishCharacter } from '#server/characters/present-character.ts'
import { route } from '#server/http/route.ts'
import { beginEdit } from '#server/edits/edit.ts'

export const createAndPublishCharacter = route(
  'createAndPublishCharacter',
  async ({ user, params, body, ...scope }) => {
    const edit = await beginEdit(scope, user, params.storyId)
    const row = await addCharacter(edit, body)
    const waiting = await requestPortrait(scope, edit.story, row)
    await edit.finish('Add character')
    return publishCharacter(scope, waiting)
  },
)
