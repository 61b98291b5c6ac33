/** What actions may do with the timeline that is on screen. */
export interface TimelineHandle {
  zoomBy: (factor: number) => void
  setFullScale: () => void
  fit: () => void
}

/** Offers a timeline to the actions; returns how to take it back. */
export function registerTimeline(editor: { timeline: TimelineHandle | null }, handle: TimelineHandle): () => void {
  editor.timeline = handle
  return () => {
    // Another one may be on screen by now.
    if (editor.timeline === handle) editor.timeline = null
  }
}
