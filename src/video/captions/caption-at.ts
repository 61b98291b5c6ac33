import { pageAt } from '#src/domain/captions.ts'
import { framesToMs } from '#src/domain/frames.ts'
import type { VideoDocument } from '../document.ts'
import { sceneIndexAt } from '../timeline.ts'
import { pagesOfScene } from './draw-captions.ts'

/** The words that stand on the picture at a frame; '' for none. */
export function captionAt(film: VideoDocument, frame: number): string {
  const scene = film.scenes[sceneIndexAt(film, frame)]
  if (!film.captions.show || !scene?.showCaptions) return ''
  const page = pageAt(pagesOfScene(film, scene), framesToMs(frame - scene.from))
  return page?.pieces.map(({ text, glued }, at) => (glued || at === 0 ? text : ` ${text}`)).join('') ?? ''
}
