import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '../lib/editor.ts'
import { withScene } from '../lib/open-story.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** To duplicate a visual: puts a copy right after an A-roll; both share its time. */
export function duplicateAroll(editor: Editor, arollId: string) {
  return runCommand(editor, {
    request: apiRequest('addAroll', { body: { duplicate_of: arollId } }),
    settle: withScene,
    failure: serverText,
  })
}
