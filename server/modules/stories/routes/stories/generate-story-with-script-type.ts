import { readBrowserPlan } from '#server/modules/generation/browser-plan.ts'
import { startWriting } from '#server/modules/generation/start-writing.ts'
import { route } from '#server/platform/http/route.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'

export const generateStoryWithScriptType = route(
  'generateStoryWithScriptType',
  async ({ user, body, userAgent, ...scope }) => {
    const edit = await beginEdit(scope, user, body.story_id)
    requireBase(edit.story.initialPrompt, body.base_initial_prompt, body.initial_prompt)
    const kind = body.script_type === 'PROMPT' ? 'PROMPT' : 'SCRIPT'
    const language = body.language ?? edit.story.language
    return startWriting(edit, user, {
      kind,
      text: body.initial_prompt,
      step: 'WRITING',
      isPaid: true,
      builtInWriter: body.built_in_writer ?? false,
      browserPlan: readBrowserPlan(body, user, { kind, language, userAgent }),
      settings: {
        scriptType: body.script_type,
        initialPrompt: body.initial_prompt,
        language,
        videoLengthInSec: body.video_length_in_sec ?? edit.story.videoLengthInSec,
        sceneSize: body.scene_size ?? edit.story.sceneSize,
        scenePace: body.scene_pace ?? edit.story.scenePace,
      },
    })
  },
)
