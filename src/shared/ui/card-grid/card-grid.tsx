import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import styles from './card-grid.module.css'
import { cardPlace, gridHeight, gridLayout, gridWindow, type GridLayout, type GridWindow } from './grid-window.ts'
import { CardBoundary } from '../card/card.tsx'

interface CardGridProps {
  /** Accessible name of the list. */
  label: string
  /** All cards, also those that are not loaded yet. */
  count: number
  /** One card; rendered only near the viewport. */
  renderCard: (index: number) => ReactNode
}

interface Seen {
  layout: GridLayout
  window: GridWindow
}

/** Virtualized rows of cards: only those near the viewport are in the page; the scroll bar reflects all. */
export function CardGrid({ label, count, renderCard }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const [seen, setSeen] = useState<Seen | null>(null)
  // The card that holds the focus stays, however far the page is scrolled: the focus would be lost with it.
  const [focused, setFocused] = useState<number | null>(null)

  useLayoutEffect(() => {
    const target = list.current
    if (!target) return
    const look = () => {
      const { top, width } = target.getBoundingClientRect()
      if (width === 0) return
      const layout = gridLayout(width)
      const window = gridWindow(count, layout, { top: -top, height: innerHeight })
      setSeen((before) => (before !== null && isSame(before, { layout, window }) ? before : { layout, window }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(target)
    // Content above may grow and move the list without resizing it.
    observer.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [count])

  return (
    <ul
      ref={list}
      className={styles.grid}
      aria-label={label}
      style={{ height: seen ? gridHeight(count, seen.layout) : undefined }}
      onFocus={({ target }) => setFocused(indexOf(target))}
      onBlur={() => setFocused(null)}
    >
      {seen &&
        drawn(seen.window, count, focused).map((index) => {
          const { x, y } = cardPlace(index, seen.layout)
          const { cardWidth, cardHeight } = seen.layout
          return (
            <li
              key={index}
              className={styles.card}
              data-index={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              style={{ translate: `${x}px ${y}px`, width: cardWidth, height: cardHeight }}
            >
              <CardBoundary>{renderCard(index)}</CardBoundary>
            </li>
          )
        })}
    </ul>
  )
}

function drawn({ first, end }: GridWindow, count: number, focused: number | null): number[] {
  const indices = Array.from({ length: end - first }, (_, at) => first + at)
  if (focused === null || focused >= count || (focused >= first && focused < end)) return indices
  return focused < first ? [focused, ...indices] : [...indices, focused]
}

function indexOf(element: Element): number | null {
  const index = element.closest('[data-index]')?.getAttribute('data-index')
  return index === null || index === undefined ? null : Number(index)
}

function isSame(one: Seen, other: Seen): boolean {
  return (
    one.window.first === other.window.first &&
    one.window.end === other.window.end &&
    one.layout.columns === other.layout.columns &&
    one.layout.cardWidth === other.layout.cardWidth
  )
}
