import { useEffect } from 'react'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/events.ts'
import { loadHistory, redoStoryEdit, undoStoryEdit } from './commands/undo-story-edit.ts'
import type { Editor } from '../core/editor.ts'
import { Redo2, Undo2 } from 'lucide-react'
import type { Action } from '../core/action.tsx'

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

/** Keeps the next undo and redo up to date, also after edits of other tabs. */
export function useHistory(editor: Editor): void {
  useEffect(() => void loadHistory(editor), [editor])
  useRealtimeEvent('story-changed', ({ story_id, undo_label, redo_label }) => {
    if (story_id === editor.storyId && undo_label !== undefined && redo_label !== undefined)
      editor.store.setState({ history: { undo: undo_label, redo: redo_label } })
  })
  useResync(() => void loadHistory(editor))
}
