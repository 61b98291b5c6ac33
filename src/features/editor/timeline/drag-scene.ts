import { reorderScenes } from '../scenes/commands/reorder-scenes.ts'
import type { Editor } from '../core/editor.ts'
import { filmOf } from '../core/film-of.ts'
import { openDragMarks } from './drag-marks.ts'
import { gapAt, placeInGap } from './scenes-along.ts'
import { startDrag } from './start-drag.ts'

interface SceneDrag {
  sceneId: string
  /** px per frame. */
  scale: number
  clip: HTMLElement
  lanes: HTMLElement
  /** It was dropped, and may have moved. */
  onDrop: () => void
}

/** Drags a scene to another place among the scenes; a line shows where it would be put in. */
export function dragScene(
  editor: Editor,
  event: { clientX: number; altKey: boolean },
  { sceneId, scale, clip, lanes, onDrop }: SceneDrag,
): void {
  const film = filmOf(editor.store.getState().open)
  const own = film.scenes.findIndex(({ id }) => id === sceneId)
  const track = lanes.firstElementChild
  if (!track || own < 0) return
  const marks = openDragMarks(track)
  const place = (x: number) => gapAt(film.scenes, x / scale)
  const gapX = (gap: number) => (film.scenes[gap]?.from ?? film.durationInFrames) * scale - 1
  const drop = () => {
    marks.close()
    clip.style.transform = ''
    delete clip.dataset['dragging']
  }
  startDrag(event, lanes, {
    start() {
      clip.dataset['dragging'] = ''
    },
    move({ x, dx }) {
      clip.style.transform = `translateX(${dx}px)`
      marks.insertion(gapX(place(x)))
    },
    end({ x }) {
      drop()
      onDrop()
      const to = placeInGap(own, place(x))
      if (to !== own) void reorderScenes(editor, [sceneId], to)
    },
    cancel: drop,
  })
}
