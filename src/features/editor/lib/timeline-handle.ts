import type { Editor } from './editor.ts'

/** What actions may do with the timeline that is on screen. */
export interface TimelineHandle {
  zoomBy: (factor: number) => void
  setFullScale: () => void
  fit: () => void
}

const handles = new WeakMap<Editor, TimelineHandle>()

export const timelineOf = (editor: Editor): TimelineHandle | undefined => handles.get(editor)

/** Offers a timeline to the actions; returns how to take it back. */
export function registerTimeline(editor: Editor, handle: TimelineHandle): () => void {
  handles.set(editor, handle)
  return () => {
    if (handles.get(editor) === handle) handles.delete(editor)
  }
}
