import { requireIdle } from '#server/generation/require-idle.ts'
import { route } from '#server/http/route.ts'
import { presentStory } from '#server/presenters/story.ts'
import { buildScenes } from '#server/screenplay/build-scenes.ts'
import { readScript } from '#server/screenplay/read-script.ts'
import { replaceScreenplay } from '#server/screenplay/replace.ts'
import { segmentIds } from '#server/screenplay/order.ts'
import { isNameless, titleOf } from '#server/screenplay/title-of-screenplay.ts'
import { beginEdit } from '#server/edits/edit.ts'
import { insertStory } from '#server/stories/new-story.ts'
import { requireRoomForStory } from '#server/stories/plan-limits.ts'
import { requireBase } from '#server/edits/require-base.ts'

export const parseScreenplayAndCreateStory = route(
  'parseScreenplayAndCreateStory',
  async ({ user, body, ...scope }) => {
    const script = body.script.replace(/\r\n?/gu, '\n')
    const screenplay = readScript(script)
    const title = titleOf(screenplay)
    const kind = { creationMode: 'Screenplay', scriptType: 'SCREENPLAY', isCreatedWithScreenplay: true } as const
    let storyId = body.story_id
    if (storyId === undefined) {
      await requireRoomForStory(scope, user)
      const { language } = body
      const words = { displayTitle: title, initialPrompt: script, language }
      const story = await insertStory(scope, { userId: user.id, ...words, ...kind })
      storyId = story.id
    }
    const edit = await beginEdit(scope, user, storyId)
    const { initialPrompt, isCreatedWithScreenplay } = edit.story
    requireIdle(edit.story)
    if (body.story_id !== undefined) requireBase(initialPrompt, body.base_script, script)
    const isRead = (await segmentIds(scope, storyId)).length > 0
    if (isRead && isCreatedWithScreenplay && initialPrompt === script) return presentStory(scope, edit.story)
    const named = isNameless(edit.story, script) ? { displayTitle: title } : {}
    const language = body.language ?? edit.story.language
    await edit.updateStory({ ...kind, initialPrompt: script, language, ...named })
    await replaceScreenplay(edit, screenplay)
    return presentStory(scope, await buildScenes(edit, true))
  },
)
