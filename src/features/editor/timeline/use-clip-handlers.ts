import { useLayoutEffect, useMemo, useRef } from 'react'
import { useEditor, useView } from '../core/use-editor.ts'
import type { ClipHandlers } from './scene-clip.tsx'
import type { Editor } from '../core/editor.ts'
import { filmOf } from '../core/open-story.ts'
import { openDragMarks } from './drag-marks.ts'
import { scenesBetween, gapAt, placeInGap } from './geometry.ts'
import { startDrag } from './start-drag.ts'
import { reorderScenes } from '../scenes/commands/reorder-scenes.ts'

interface SceneDrag {
  sceneId: string
  /** px per frame. */
  scale: number
  clip: HTMLElement
  lanes: HTMLElement
  /** It was dropped, and may have moved. */
  onDrop: () => void
}

interface Marquee {
  /** px per frame. */
  scale: number
  lanes: HTMLElement
  onSelect: (ids: string[]) => void
  /** Pressed and released at a frame of the video. */
  onClick?: (frame: number) => void
}

/** Handlers of a clip. The same object for as long as the story is open, so that no clip renders because of it. */
export function useClipHandlers(scale: number): ClipHandlers {
  const editor = useEditor()
  const view = useView()
  const now = useRef({ view, scale })
  useLayoutEffect(() => {
    now.current = { view, scale }
  }, [view, scale])

  return useMemo(
    (): ClipHandlers => ({
      press(event, { id }) {
        const lanes = event.currentTarget.closest<HTMLElement>('[data-part="lanes"]')
        const clip = event.currentTarget.closest<HTMLElement>('[data-clip]')
        // A finger scrolls the track; scenes are then moved with the buttons.
        if (event.button !== 0 || event.pointerType === 'touch' || !lanes || !clip) return
        event.stopPropagation()
        const { scale: shown } = now.current
        if (event.shiftKey)
          dragMarquee(editor, event, { scale: shown, lanes, onSelect: (ids) => now.current.view.selectScenes(ids) })
        else {
          const onDrop = () => now.current.view.selectScene(id)
          dragScene(editor, event, { sceneId: id, scale: shown, clip, lanes, onDrop })
        }
      },
      click(event, scene) {
        const { view: shown, scale: at } = now.current
        if (event.shiftKey) return shown.selectScenesTo(scene.id)
        if (event.metaKey || event.ctrlKey) return shown.toggleScene(scene.id)
        shown.selectScene(scene.id)
        // A key press has no pointer position.
        const into = event.detail === 0 ? 0 : (event.clientX - event.currentTarget.getBoundingClientRect().left) / at
        editor.playback.seek(scene.from + Math.min(into, scene.durationInFrames - 1))
      },
    }),
    [editor],
  )
}

/** Draws a marquee over a time range; the scenes in it are selected when it is released. */
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

/** Drags a scene to another place among the scenes; a line shows the target place. */
function dragScene(
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
