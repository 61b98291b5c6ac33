import { useEffect } from 'react'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/events.ts'
import { loadHistory } from '../commands/load-history.ts'
import type { Editor } from '../lib/editor.ts'

/** Keeps what undo and redo would do, from the opening on and whatever other tabs do. */
export function useHistory(editor: Editor): void {
  useEffect(() => void loadHistory(editor), [editor])
  useRealtimeEvent('story-changed', ({ story_id, undo_label: undo, redo_label: redo }) => {
    if (story_id === editor.storyId && undo !== undefined && redo !== undefined)
      editor.store.setState({ history: { undo, redo } })
  })
  useResync(() => void loadHistory(editor))
}
