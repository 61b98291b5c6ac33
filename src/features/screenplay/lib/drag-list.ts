interface ListDrag {
  /** The children of it that carry `data-part` are its items. */
  list: HTMLElement
  /** The item that was pressed. */
  item: HTMLElement
  /** Place of the item afterwards, counted without it. */
  onDrop: (place: number) => void
}

/** Movement (px) below which a press is a click. */
const THRESHOLD = 4
/** Distance (px) from an edge of the window at which the page scrolls by itself. */
const EDGE = 72
const FASTEST = 16

/** Follows a pressed pointer over a list, outside of React; a line shows the target place. Escape cancels it. */
export function dragList(down: { clientY: number }, { list, item, onDrop }: ListDrag): void {
  const others = [...list.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && 'part' in child.dataset && child !== item,
  )
  const listening = new AbortController()
  const { signal } = listening
  const line = document.createElement('div')
  line.dataset['dropLine'] = ''
  line.ariaHidden = 'true'
  let y = down.clientY
  let place = 0
  let isMoving = false
  let frame = 0

  const show = () => {
    const boxes = others.map((other) => other.getBoundingClientRect())
    place = boxes.filter(({ top, height }) => top + height / 2 < y).length
    const top = boxes[place]?.top ?? boxes.at(-1)?.bottom ?? y
    line.style.top = `${top - list.getBoundingClientRect().top}px`
  }
  const step = () => {
    const pull = y < EDGE ? -1 : y > innerHeight - EDGE ? 1 : 0
    if (pull !== 0) scrollBy(0, pull * FASTEST)
    show()
    frame = requestAnimationFrame(step)
  }
  const end = () => {
    listening.abort()
    cancelAnimationFrame(frame)
    line.remove()
    delete item.dataset['lifted']
  }
  const handleMove = (event: PointerEvent) => {
    y = event.clientY
    if (isMoving || Math.abs(y - down.clientY) < THRESHOLD) return
    isMoving = true
    item.dataset['lifted'] = ''
    list.append(line)
    frame = requestAnimationFrame(step)
  }
  const handleUp = () => {
    if (isMoving) show()
    end()
    if (isMoving) onDrop(place)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end()
  }
  addEventListener('pointermove', handleMove, { signal })
  addEventListener('pointerup', handleUp, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', handleKey, { signal, capture: true })
}
