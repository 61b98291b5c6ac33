import type { ContentFit, ImageAnimation, TransitionName } from '#src/video/document.ts'
import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { patchAroll, type Aroll, type OpenStory } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

const withArolls = (open: OpenStory, { arolls }: { arolls: Aroll[] }) =>
  arolls.reduce((changed, aroll) => patchAroll(changed, aroll.id, aroll), open)

const everywhere = (open: OpenStory, ids: readonly string[], patch: Partial<Aroll>) =>
  ids.reduce((changed, id) => patchAroll(changed, id, patch), open)

/** Whom a change meets: one A-roll, or those of all scenes. */
const targets = (open: OpenStory, arollId: string, isForAll: boolean) =>
  isForAll ? Object.keys(open.arolls) : [arollId]

/** How a picture moves. @param isForAll changes every picture of the story */
export function changeAnimation(editor: Editor, arollId: string, animation: ImageAnimation, isForAll = false) {
  const body = { image_animation: animation, is_update_for_all_scenes: isForAll }
  const path = { aroll_id: arollId }
  return runCommand(editor, {
    edit: (open) => everywhere(open, targets(open, arollId, isForAll), { image_animation: animation }),
    call: async () =>
      answered(await client.POST('/core-api/aroll/{aroll_id}/update_image_animation/', { body, params: { path } })),
    settle: withArolls,
    failure: serverText,
  })
}

/** How a picture comes in. @param durationMs 0 to 3000 */
export function changeTransition(
  editor: Editor,
  arollId: string,
  { name, durationMs }: { name: TransitionName; durationMs: number },
  isForAll = false,
) {
  const fields = { transition_name: name, transition_duration_ms: durationMs }
  const body = { ...fields, is_update_for_all_scenes: isForAll }
  const path = { aroll_id: arollId }
  return runCommand(editor, {
    edit: (open) => everywhere(open, targets(open, arollId, isForAll), fields),
    call: async () =>
      answered(await client.POST('/core-api/aroll/{aroll_id}/update_transition/', { body, params: { path } })),
    settle: withArolls,
    failure: serverText,
  })
}

/** How a picture fills the frame. */
export function changeFit(editor: Editor, arollId: string, fit: ContentFit) {
  const path = { aroll_id: arollId }
  return runCommand(editor, {
    edit: (open) => patchAroll(open, arollId, { content_fit: fit }),
    call: async () =>
      answered(
        await client.POST('/core-api/aroll/{aroll_id}/update_content_fit/', {
          body: { content_fit: fit },
          params: { path },
        }),
      ),
    settle: (open, aroll) => patchAroll(open, arollId, aroll),
    failure: serverText,
  })
}
