import { useLayoutEffect, useMemo, useRef } from 'react'
import { useEditor } from '../core/use-editor.ts'
import { useView } from '../core/use-view.ts'
import { dragMarquee } from './drag-marquee.ts'
import { dragScene } from './drag-scene.ts'
import type { ClipHandlers } from './scene-clip.tsx'

/** What a press on a clip does. The same object for as long as the story is open, so that no clip renders because of it. */
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
        // A key presses a button without a place.
        const into = event.detail === 0 ? 0 : (event.clientX - event.currentTarget.getBoundingClientRect().left) / at
        editor.playback.seek(scene.from + Math.min(into, scene.durationInFrames - 1))
      },
    }),
    [editor],
  )
}
