import type { Editor } from '../core/editor.ts'
import { filmOf } from '../core/film-of.ts'
import { openDragMarks } from './drag-marks.ts'
import { scenesBetween } from './scenes-along.ts'
import { startDrag } from './start-drag.ts'

interface Marquee {
  /** px per frame. */
  scale: number
  lanes: HTMLElement
  onSelect: (ids: string[]) => void
  /** Pressed and released at a frame of the film. */
  onClick?: (frame: number) => void
}

/** Draws a marquee over a stretch of time; the scenes it touches are selected when it is released. */
export function dragMarquee(
  editor: Editor,
  event: { clientX: number; altKey: boolean },
  { scale, lanes, onSelect, onClick }: Marquee,
): void {
  const { scenes } = filmOf(editor.store.getState().open)
  const track = lanes.firstElementChild
  if (!track) return
  const marks = openDragMarks(track)
  const touched = (x: number, dx: number) => {
    const [from, to] = dx < 0 ? [x, x - dx] : [x - dx, x]
    return scenes.slice(...scenesBetween(scenes, from / scale, to / scale))
  }
  const mark = (ids: ReadonlySet<string>) => {
    for (const clip of track.querySelectorAll<HTMLElement>('[data-clip]')) {
      if (ids.has(clip.dataset['clip'] ?? '')) clip.dataset['touched'] = ''
      else delete clip.dataset['touched']
    }
  }
  const stop = () => {
    marks.close()
    mark(new Set())
  }
  startDrag(event, lanes, {
    move({ x, dx }) {
      marks.box(x - dx, x)
      mark(new Set(touched(x, dx).map(({ id }) => id)))
    },
    end({ x, dx }) {
      stop()
      onSelect(touched(x, dx).map(({ id }) => id))
    },
    cancel: stop,
    click: ({ x }) => onClick?.(x / scale),
  })
}
