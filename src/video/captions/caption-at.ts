import { textOfPieces } from '#src/domain/caption-pieces.ts'
import { pageAt, type CaptionPage } from '#src/domain/captions.ts'
import { framesToMs } from '#src/domain/frames.ts'
import type { VideoDocument, VideoScene } from '../document.ts'
import { sceneIndexAt } from '../timeline.ts'
import type { Direction } from './bidi.ts'
import { directionOf, pagesOfScene } from './draw-captions.ts'

/** The words that stand on the image at a frame; '' for none. */
export function captionAt(film: VideoDocument, frame: number): string {
  const [, page] = pageOf(film, frame)
  return page ? textOfPieces(page.pieces) : ''
}

/** In which they are read. */
export function captionDirectionAt(film: VideoDocument, frame: number): Direction {
  const [scene, page] = pageOf(film, frame)
  return scene && page ? directionOf(scene, page) : 'ltr'
}

function pageOf(film: VideoDocument, frame: number): [scene?: VideoScene, page?: CaptionPage | undefined] {
  const scene = film.scenes[sceneIndexAt(film, frame)]
  if (!film.captions.show || !scene?.showCaptions) return []
  return [scene, pageAt(pagesOfScene(film, scene), framesToMs(frame - scene.from))]
}
