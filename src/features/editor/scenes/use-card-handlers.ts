import { useLayoutEffect, useMemo, useRef, type MouseEvent, type PointerEvent } from 'react'
import { addSceneAt, moveTo } from './scene-work.ts'
import { useEditor } from '../core/use-editor.ts'
import { useView } from '../core/use-view.ts'
import { dragCards } from './drag-cards.ts'

export interface CardHandlers {
  press: (event: PointerEvent<HTMLElement>, id: string) => void
  click: (event: MouseEvent<HTMLElement>, id: string) => void
  /** @param place where the new scene comes, 0-based */
  add: (place: number) => void
}

/** What presses on a card do. The same object for as long as the story is open, so that no card renders because of it. */
export function useCardHandlers(): CardHandlers {
  const editor = useEditor()
  const view = useView()
  const now = useRef(view)
  useLayoutEffect(() => {
    now.current = view
  }, [view])

  return useMemo(
    (): CardHandlers => ({
      press(event, id) {
        const card = event.currentTarget.closest<HTMLElement>('[data-card]')
        const list = card?.closest<HTMLElement>('ol')
        // A finger scrolls the list; scenes are then moved from their menu.
        if (event.button !== 0 || event.pointerType === 'touch' || !card || !list) return
        const moving = () => {
          const { selectedSceneIds: ids } = now.current.selectedNow()
          return ids.includes(id) ? ids : [id]
        }
        dragCards(event, {
          list,
          card,
          isMoving: (each) => moving().includes(each.dataset['card'] ?? ''),
          onStart: () => now.current.selectedNow().selectedSceneIds.includes(id) || now.current.selectScene(id),
          onDrop: (place) => moveTo({ editor, view: now.current }, moving(), place),
        })
      },
      click(event, id) {
        if (event.shiftKey) return now.current.selectScenesTo(id)
        if (event.metaKey || event.ctrlKey) return now.current.toggleScene(id)
        now.current.selectScene(id, true)
      },
      add: (place) => void addSceneAt({ editor, view: now.current }, place),
    }),
    [editor],
  )
}
