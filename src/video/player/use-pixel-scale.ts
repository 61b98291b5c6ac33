import { useCallback, useSyncExternalStore } from 'react'

/** Steps of the drawing size: dragging a panel must not load every picture again. */
const STEPS = [0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]

/**
 * Device px per px of the video that a box needs, in a few steps; null until the box is there. It is known before anything is loaded:
 * a picture that was asked for in another size is fetched and decoded twice.
 */
export function usePixelScale(box: HTMLElement | null, videoWidth: number): number | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!box) return () => undefined
      const observer = new ResizeObserver(onChange)
      observer.observe(box)
      return () => observer.disconnect()
    },
    [box],
  )
  return useSyncExternalStore(subscribe, () => box && scaleOf(box.clientWidth, videoWidth))
}

function scaleOf(boxWidth: number, videoWidth: number): number {
  const wanted = (boxWidth * globalThis.devicePixelRatio) / videoWidth
  return boxWidth === 0 ? 0.5 : (STEPS.find((step) => step >= wanted * 0.97) ?? 1)
}
