import { clampScale, firstScale, fitScale, READABLE_SCALE, scrollAround, TAIL } from './geometry.ts'

/** The rendered range changes in steps of this many px, so that scrolling renders rarely. */
const STEP = 480

export interface TimelineView {
  /** px per frame. */
  scale: number
  /** px of the track that are rendered, with room on both sides of the visible range. */
  from: number
  to: number
}

/** The visible range of the video in the timeline. Lives beside React; the timeline renders when `view` changes. */
export interface TimelineScroller {
  /** The element that scrolls; returns how to detach it. */
  attach: (area: HTMLElement | null) => () => void
  getArea: () => HTMLElement | null
  getView: () => TimelineView
  subscribe: (listener: () => void) => () => void
  /** Sets the scale. @param anchor px from the left edge that stay where they are; the playhead or the middle without it */
  setScale: (scale: number, anchor?: number) => void
  zoomBy: (factor: number, anchor?: number) => void
  fit: () => void
  /** After the track has been rendered at its new width. */
  settle: () => void
  /** Scrolls a range of the video into view, unless it is visible. */
  reveal: (from: number, to: number) => void
}

interface Sources {
  /** Length of the video. */
  frames: () => number
  playhead: () => number
}

export function createTimelineScroller({ frames, playhead }: Sources): TimelineScroller {
  let area: HTMLElement | null = null
  let scale = READABLE_SCALE
  /** Scroll position once the track is as wide as the new scale makes it. */
  let wanted: number | null = null
  let view: TimelineView = { scale, from: 0, to: 4 * STEP }
  const listeners = new Set<() => void>()

  function look(scrollLeft: number): void {
    if (!area) return
    const step = Math.floor(scrollLeft / STEP)
    const [from, to] = [Math.max(0, (step - 1) * STEP), (step + 2) * STEP + area.clientWidth]
    if (view.scale === scale && view.from === from && view.to === to) return
    view = { scale, from, to }
    for (const listener of listeners) listener()
  }

  const left = () => wanted ?? area?.scrollLeft ?? 0

  const scroller: TimelineScroller = {
    getArea: () => area,
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setScale(next, anchor) {
      if (!area) return
      const width = area.clientWidth
      const clamped = clampScale(next, frames(), width)
      const line = playhead() * scale - left()
      const around = anchor ?? (line >= 0 && line <= width ? line : width / 2)
      const longest = Math.max(0, frames() * clamped + TAIL - width)
      wanted = Math.min(longest, scrollAround(left(), around, scale, clamped))
      scale = clamped
      look(wanted)
    },
    zoomBy: (factor, anchor) => scroller.setScale(scale * factor, anchor),
    fit: () => scroller.setScale(fitScale(frames(), area?.clientWidth ?? 0), 0),
    settle() {
      if (area && wanted !== null) area.scrollLeft = wanted
      wanted = null
    },
    reveal(from, to) {
      if (!area) return
      const [begin, end] = [from * scale, to * scale]
      const isSeen = end > area.scrollLeft + 24 && begin < area.scrollLeft + area.clientWidth - 24
      if (!isSeen) area.scrollLeft = begin - area.clientWidth / 4
    },
    attach(next) {
      area = next
      if (!next) return () => undefined
      scroller.setScale(firstScale(frames(), next.clientWidth), 0)
      const handleScroll = () => look(next.scrollLeft)
      const handleWheel = (event: WheelEvent) => {
        if (event.ctrlKey || event.metaKey) {
          event.preventDefault()
          scroller.zoomBy(Math.exp(-event.deltaY * 0.0025), event.clientX - next.getBoundingClientRect().left)
        } else if (!event.shiftKey && Math.abs(event.deltaY) > Math.abs(event.deltaX)) {
          // Nothing scrolls vertically here, so an ordinary wheel moves along time.
          event.preventDefault()
          next.scrollLeft += event.deltaY
        }
      }
      const observer = new ResizeObserver(handleScroll)
      observer.observe(next)
      next.addEventListener('scroll', handleScroll, { passive: true })
      next.addEventListener('wheel', handleWheel, { passive: false })
      return () => {
        observer.disconnect()
        next.removeEventListener('scroll', handleScroll)
        next.removeEventListener('wheel', handleWheel)
        area = null
      }
    },
  }
  return scroller
}
