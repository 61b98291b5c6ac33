import { useCallback, useLayoutEffect, useRef } from 'react'

/** Keeps the focus where it is while parts change places: a part that is put elsewhere in the page loses it. */
export function useRestoredFocus(order: string) {
  const focused = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const before = focused.current
    focused.current = null
    if (before?.isConnected && document.activeElement !== before) before.focus({ preventScroll: false })
  }, [order])
  /** To be called right before a move. */
  return useCallback(() => {
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }, [])
}
