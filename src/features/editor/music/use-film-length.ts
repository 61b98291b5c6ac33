import { framesToMs } from '#src/domain/frames.ts'
import { filmOf } from '../core/film-of.ts'
import { useOpen } from '../core/use-editor.ts'

/** How long the film is now, ms. */
export const useFilmLength = (): number => useOpen((open) => framesToMs(filmOf(open).durationInFrames))
