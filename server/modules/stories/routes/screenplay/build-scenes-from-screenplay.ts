import { route } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { buildScenes } from '#server/modules/stories/screenplay/build-scenes.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const buildScenesFromScreenplay = route(
  'buildScenesFromScreenplay',
  async ({ user, params, body, ...scope }) => {
    const edit = await beginEdit(scope, user, params.story_id)
    return presentStory(scope, await buildScenes(edit, body.narrate_action ?? true))
  },
)
