import type { VideoDocument } from '#src/video/document.ts'

/** The film as it would be after a drag that goes on. Only the player shows it: nothing is committed until the drag ends. */
export interface FilmDraft {
  show: (film: VideoDocument | null) => void
  get: () => VideoDocument | null
  subscribe: (listener: () => void) => () => void
}

export function createFilmDraft(): FilmDraft {
  let film: VideoDocument | null = null
  const listeners = new Set<() => void>()
  return {
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
}
