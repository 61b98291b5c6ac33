import { Redo2, Undo2 } from 'lucide-react'
import { redoStoryEdit, undoStoryEdit } from './commands/undo-story-edit.ts'
import type { Action } from '../core/action.ts'

export const undo: Action = {
  id: 'undo',
  label: 'Undo',
  icon: Undo2,
  shortcut: '$mod+KeyZ',
  isEnabled: ({ editor }) => editor.store.getState().history.undo !== null,
  run: ({ editor }) => void undoStoryEdit(editor),
}

export const redo: Action = {
  id: 'redo',
  label: 'Redo',
  icon: Redo2,
  shortcut: '$mod+Shift+KeyZ',
  isEnabled: ({ editor }) => editor.store.getState().history.redo !== null,
  run: ({ editor }) => void redoStoryEdit(editor),
}
