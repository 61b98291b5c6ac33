import { readBrowserPlan } from '#server/modules/generation/browser-plan.ts'
import { startWriting } from '#server/modules/generation/start-writing.ts'
import { route } from '#server/platform/http/route.ts'
import { createFromChoices } from '#server/modules/stories/new-story.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** Creates and generates a story from a prompt, in one transaction: a refusal leaves no story behind. */
export const createAndGenerateStory = route('createAndGenerateStory', async ({ user, body, userAgent, ...scope }) => {
  const kind = body.script_type === 'SCRIPT' ? 'SCRIPT' : 'PROMPT'
  const creation_mode = kind === 'SCRIPT' ? 'Script' : 'Text'
  const story = await createFromChoices(scope, user, { ...body, script_type: kind, creation_mode, scene_size: 'SHORT' })
  const edit = await beginEdit(scope, user, story.id)
  return startWriting(edit, user, {
    kind,
    text: body.initial_prompt,
    step: 'WRITING',
    isPaid: false,
    thenMake: true,
    browserPlan: readBrowserPlan(body, user, { kind, language: story.language, userAgent }),
    settings: {},
  })
})
