import type { VideoDocument } from '#src/video/document.ts'
import { filmOf } from './film-of.ts'
import { useOpen } from './use-editor.ts'

/** The film as it is now. */
export const useFilm = (): VideoDocument => useOpen(filmOf)
