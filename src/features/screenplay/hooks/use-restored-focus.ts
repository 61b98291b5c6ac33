import { useCallback, useLayoutEffect, useRef } from 'react'

/** Restores the focus when parts change places: a moved element loses it. */
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
