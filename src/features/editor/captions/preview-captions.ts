import type { VideoCaptions } from '#src/video/document.ts'
import type { Editor } from '../core/editor.ts'
import { filmOf } from '../core/film-of.ts'

/** Shows other captions in the player without keeping them; null shows the story's again. */
export function previewCaptions(editor: Editor, change: Partial<VideoCaptions> | null): void {
  const film = filmOf(editor.store.getState().open)
  editor.filmDraft.show(change && { ...film, captions: { ...film.captions, ...change } })
}
