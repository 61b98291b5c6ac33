import type { Screenplay } from '#src/domain/fountain/screenplay.ts'
import type { Services } from '#server/platform/context.ts'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { buildScenes } from '#server/modules/stories/screenplay/build-scenes.ts'
import { replaceScreenplay } from '#server/modules/stories/screenplay/replace.ts'
import { segmentIds } from '#server/modules/stories/screenplay/order-and-text.ts'
import { isNameless, titleOf } from '#server/modules/stories/screenplay/imported.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { insertStory } from '#server/modules/stories/new-story.ts'
import { requireRoomForStory } from '#server/modules/stories/plan-limits.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'

export const parseScreenplayAndCreateStory = preparedRoute(
  'parseScreenplayAndCreateStory',
  async ({ services, body: { script: asGiven } }) => {
    const script = asGiven.replace(/\r\n?/gu, '\n')
    const screenplay = await readScreenplay(services, script)
    return async ({ user, body, ...scope }) => {
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
    }
  },
)

/** A script is untrusted: it is parsed in the sandbox. */
async function readScreenplay({ sandbox }: Pick<Services, 'sandbox'>, script: string): Promise<Screenplay> {
  const read = await sandbox.run('readScript', script).catch((cause: unknown) => {
    if (cause instanceof UnreadableFile) return { problem: cause.message }
    throw cause
  })
  if ('problem' in read) throw validationFailed({ script: [read.problem] })
  return read.screenplay
}
