import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { patchAroll } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { visualText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Name of the work in the store's `busy`. */
export const drawingOf = (arollId: string) => `visual:${arollId}`

export interface DrawRequest {
  prompt: string
  /** What the prompt was written over; a picture with another one by now is not drawn anew. */
  basePrompt?: string
  /** A style's id; left out, the picture keeps its look. */
  styleId?: string
}

/** Draws an A-roll's picture anew. The old one stays until the new one is there, and when it fails. */
export function drawAgain(editor: Editor, arollId: string, { prompt, basePrompt, styleId }: DrawRequest) {
  const body = {
    ...(prompt.trim() !== '' && { custom_prompt: prompt.trim() }),
    ...(basePrompt !== undefined && { base_prompt: basePrompt }),
    ...(styleId !== undefined && { leonardo_style_id: styleId }),
  }
  return runCommand(editor, {
    call: async (key) =>
      answered(
        await client.POST('/core-api/aroll/{aroll_id}/regenerate_image/', {
          body,
          params: { path: { aroll_id: arollId }, header: { 'Idempotency-Key': key } },
        }),
      ),
    settle: (open, aroll) => patchAroll(open, arollId, aroll),
    failure: visualText,
    isLong: true,
    busy: drawingOf(arollId),
    spends: true,
  })
}
