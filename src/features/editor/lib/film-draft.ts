import type { VideoDocument } from '#src/video/document.ts'
import type { Editor } from './editor.ts'

/** The film as it would be after a drag that goes on. Only the player shows it: nothing is committed until the drag ends. */
export interface FilmDraft {
  show: (film: VideoDocument | null) => void
  get: () => VideoDocument | null
  subscribe: (listener: () => void) => () => void
}

const drafts = new WeakMap<Editor, FilmDraft>()

/** The one draft of an open story. */
export function filmDraft(editor: Editor): FilmDraft {
  const known = drafts.get(editor)
  if (known) return known
  let film: VideoDocument | null = null
  const listeners = new Set<() => void>()
  const draft: FilmDraft = {
    show(next) {
      if (next === film) return
      film = next
      for (const listener of listeners) listener()
    },
    get: () => film,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  drafts.set(editor, draft)
  return draft
}
