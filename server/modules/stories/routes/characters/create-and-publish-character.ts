import { addCharacter } from '#server/modules/stories/characters/change-character.ts'
import { requestPortrait } from '#server/modules/stories/characters/portrait.ts'
import { publishCharacter } from '#server/modules/stories/characters/present-character.ts'
import { route } from '#server/platform/http/route.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

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
