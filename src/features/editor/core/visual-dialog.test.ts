import { expect, test } from 'vitest'
import { FIRST_CHOICES } from './task-choices.ts'
import {
  closeVisualDialog,
  createVisualDialog,
  openTaskDialog,
  openVisualDialog,
  type PreviousTask,
} from './visual-dialog.ts'

const previous: PreviousTask = {
  tool: 'UPSCALE',
  modelId: 'draft-upscale',
  sourceId: 'picture',
  choices: FIRST_CHOICES,
}

test('a tool’s dialog opens for one A-roll, and with what was asked for before where that is given', () => {
  const editor = { visualDialog: createVisualDialog() }
  expect(editor.visualDialog.getState()).toBeNull()
  openTaskDialog(editor, 'aroll', previous)
  expect(editor.visualDialog.getState()).toEqual({ arollId: 'aroll', name: 'UPSCALE', previous })
  // Opened anew it knows nothing of before.
  openVisualDialog(editor, 'other', 'crop')
  expect(editor.visualDialog.getState()).toEqual({ arollId: 'other', name: 'crop' })
  closeVisualDialog(editor)
  expect(editor.visualDialog.getState()).toBeNull()
})
