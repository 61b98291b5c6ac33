/** How long the pointer rests before a tooltip shows, in ms. */
export const tooltipDelayMs = 400
/** How long a tooltip stays when the pointer leaves its control: enough to move onto the tooltip, in ms. */
const graceMs = 150

export interface ShownTooltip {
  /** The element of the tooltip. */
  target: HTMLElement
  /** The element it describes: the target, or the control in it that has the focus. */
  control: Element
  title: string
  shortcut: string | undefined
  /** The input that shows it: only a pointer's tooltip can be hovered. */
  by: 'pointer' | 'focus'
  /** Counts shown tooltips. */
  count: number
}

/**
 * Says which tooltip shows: the one of the control that the pointer rests on or that has the keyboard's focus. It stays until that
 * is over, also while the pointer is on the tooltip itself, and Escape or a click dismisses it.
 * @returns ends it
 */
export function watchTooltips(show: (shown: ShownTooltip | null) => void, onNear: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let count = 0
  let shown: ShownTooltip | null = null
  let hovered: HTMLElement | null = null
  let dismissed: HTMLElement | null = null

  const set = (next: ShownTooltip | null) => {
    clearTimeout(timer)
    if (next === shown) return
    shown = next
    show(next)
  }
  const later = (ms: number, next: () => ShownTooltip | null) => {
    clearTimeout(timer)
    timer = setTimeout(() => set(next()), ms)
  }
  const tooltipOf = (target: HTMLElement, control: Element, by: ShownTooltip['by']) => () => {
    const { tooltip, shortcut } = target.dataset
    return tooltip && target.isConnected ? { target, control, title: tooltip, shortcut, by, count: ++count } : null
  }
  const dismiss = () => {
    dismissed = hovered
    set(null)
  }

  const handlePointer = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return
    const target = targetOf(event.target)
    hovered = target
    if (target !== dismissed) dismissed = null
    if (event.target.closest('[role="tooltip"]') || (target && target === shown?.target)) clearTimeout(timer)
    else if (target && !dismissed) {
      onNear()
      later(shown ? graceMs : tooltipDelayMs, tooltipOf(target, target, 'pointer'))
    } else if (shown?.by === 'focus') clearTimeout(timer)
    else if (shown) later(graceMs, () => null)
    else clearTimeout(timer)
  }
  const handleFocus = ({ target: control }: FocusEvent) => {
    if (!(control instanceof Element) || !control.matches(':focus-visible')) return
    const target = targetOf(control)
    if (!target) return
    onNear()
    later(0, tooltipOf(target, control, 'focus'))
  }
  const hideBy = (by: ShownTooltip['by']) => () => {
    if (!shown || shown.by === by) set(null)
  }

  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true }
  document.addEventListener('pointerover', handlePointer, options)
  document.documentElement.addEventListener('pointerleave', hideBy('pointer'), options)
  document.addEventListener('focusin', handleFocus, options)
  document.addEventListener('focusout', hideBy('focus'), options)
  document.addEventListener('pointerdown', dismiss, options)
  document.addEventListener('click', dismiss, options)
  document.addEventListener('keydown', (event) => event.key === 'Escape' && dismiss(), { ...options, capture: true })
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}

const targetOf = (element: Element) => element.closest<HTMLElement>('[data-tooltip]')
