import type { components } from '#generated/types/api.ts'
import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { answered } from './answered.ts'
import { spendingText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

export type VisualAction = components['schemas']['VisualAction']

/** Name of the work in the store's `busy`. */
export const promptingOf = (sceneId: string) => `prompt:${sceneId}`

/** Has a prompt written from the scene's text, or the given one improved; nothing is drawn. */
export async function askMagicPrompt(
  editor: Editor,
  { sceneId, arollId, prompt }: { sceneId: string; arollId: string; prompt: string },
): Promise<string | undefined> {
  const body = {
    story_id: editor.storyId,
    scene_id: sceneId,
    aroll_id: arollId,
    ...(prompt.trim() !== '' && { prompt: prompt.trim() }),
  }
  const answer = await runCommand(editor, {
    call: async (key) =>
      answered(
        await client.POST('/core-api/generate_magic_prompt', { body, params: { header: { 'Idempotency-Key': key } } }),
      ),
    failure: spendingText('Something Went Wrong'),
    isLong: true,
    busy: promptingOf(sceneId),
    spends: true,
  })
  return answer?.prompt
}

/** Has the prompt of the scene's last picture changed in one way; nothing is drawn. */
export async function askVisualAction(
  editor: Editor,
  sceneId: string,
  action: VisualAction,
): Promise<string | undefined> {
  const body = { story: editor.storyId, scene: sceneId, action }
  const answer = await runCommand(editor, {
    call: async (key) =>
      answered(
        await client.POST('/core-api/image_prompt_from_visual_action', {
          body,
          params: { header: { 'Idempotency-Key': key } },
        }),
      ),
    failure: spendingText('Something Went Wrong'),
    isLong: true,
    busy: promptingOf(sceneId),
    spends: true,
  })
  return answer?.prompt
}
