import { useLayoutEffect, useMemo, useRef, type MouseEvent, type PointerEvent as ReactPointerEvent } from 'react'
import { addSceneAt, moveTo } from './scene-work.ts'
import { useEditor, useView } from '../core/use-editor.ts'
import { suppressNextClick } from '../core/suppress-next-click.ts'
import styles from './drag-cards.module.css'

interface CardDrag {
  /** The list; its scrolling parent scrolls along at its edges. */
  list: HTMLElement
  /** The card that was pressed. */
  card: HTMLElement
  /** Whether a card is being dragged. */
  isMoving: (card: HTMLElement) => boolean
  onStart: () => void
  /** Target position of the cards, 0-based. */
  onDrop: (place: number) => void
}

/** Movement (px) below which a press is a click. */
const THRESHOLD = 5

/** Distance (px) from an edge at which the list scrolls by itself. */
const EDGE = 40

const FASTEST = 14

export interface CardHandlers {
  press: (event: ReactPointerEvent<HTMLElement>, id: string) => void
  click: (event: MouseEvent<HTMLElement>, id: string) => void
  /** @param place of the new scene, 0-based */
  add: (place: number) => void
}

/** Handlers of a card. The same object for as long as the story is open, so that no card renders because of it. */
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

/** Follows a pressed pointer down the list, outside of React; a line shows the target place. Escape cancels it. */
function dragCards(down: { clientY: number }, { list, card, isMoving, onStart, onDrop }: CardDrag): void {
  const scroller = list.parentElement ?? list
  const line = document.createElement('div')
  line.className = styles.line ?? ''
  line.ariaHidden = 'true'
  const cards = [...list.querySelectorAll<HTMLElement>('[data-card]')]
  const listening = new AbortController()
  let y = down.clientY
  let place = cards.indexOf(card)
  let hasMoved = false
  let request = 0

  const show = () => {
    const origin = list.getBoundingClientRect().top
    const boxes = cards.map((each) => each.getBoundingClientRect())
    const after = boxes.filter(({ top, height }) => top + height / 2 < y).length
    place = after
    const edge = boxes[after]?.top ?? (boxes.at(-1)?.bottom ?? origin) + 2
    line.style.transform = `translateY(${edge - origin - 2}px)`
  }
  const step = () => {
    request = 0
    const { top, bottom } = scroller.getBoundingClientRect()
    const pull = y < top + EDGE ? -1 : y > bottom - EDGE ? 1 : 0
    const before = scroller.scrollTop
    if (pull !== 0) scroller.scrollTop += pull * FASTEST
    show()
    if (scroller.scrollTop !== before) request = requestAnimationFrame(step)
  }
  const end = () => {
    listening.abort()
    cancelAnimationFrame(request)
    line.remove()
    for (const each of cards) delete each.dataset['dragging']
  }
  const handleMove = (event: PointerEvent) => {
    y = event.clientY
    if (!hasMoved) {
      if (Math.abs(y - down.clientY) < THRESHOLD) return
      hasMoved = true
      onStart()
      list.append(line)
      for (const each of cards) if (each === card || isMoving(each)) each.dataset['dragging'] = ''
    }
    request ||= requestAnimationFrame(step)
  }
  const handleUp = () => {
    if (hasMoved) show()
    end()
    if (!hasMoved) return
    suppressNextClick()
    onDrop(place)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !hasMoved) return
    event.stopPropagation()
    end()
    suppressNextClick()
  }
  const { signal } = listening
  addEventListener('pointermove', handleMove, { signal })
  addEventListener('pointerup', handleUp, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', handleKey, { signal, capture: true })
}
