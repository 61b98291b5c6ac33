import styles from './drag-marks.module.css'

/** Lines and labels during a drag. All positions in px of the track. */
export interface DragMarks {
  /** Snap position of the edge; null: none. */
  guide: (x: number | null) => void
  /** Target position of a dragged scene. */
  insertion: (x: number) => void
  /** Area of the marquee. */
  box: (from: number, to: number) => void
  /** Label of the drag's result, beside the edge. */
  label: (x: number, text: string) => void
  close: () => void
}

/** Updates them outside of React: a drag moves sixty times a second, and only these elements change. */
export function openDragMarks(track: Element): DragMarks {
  const made = new Map<string, HTMLElement>()
  const part = (name: string) => {
    const known = made.get(name)
    if (known) return known
    const element = document.createElement('div')
    element.className = styles[name] ?? ''
    element.dataset['mark'] = name
    element.ariaHidden = 'true'
    track.append(element)
    made.set(name, element)
    return element
  }
  const put = (name: string, x: number) => (part(name).style.transform = `translateX(${x}px)`)
  return {
    guide(x) {
      if (x !== null) put('guide', x)
      else made.get('guide')?.style.setProperty('transform', 'translateX(-9999px)')
    },
    insertion: (x) => put('insertion', x),
    box(from, to) {
      put('box', Math.min(from, to))
      part('box').style.width = `${Math.abs(to - from)}px`
    },
    label(x, text) {
      put('label', x)
      if (part('label').textContent !== text) part('label').textContent = text
    },
    close() {
      for (const element of made.values()) element.remove()
      made.clear()
    },
  }
}
