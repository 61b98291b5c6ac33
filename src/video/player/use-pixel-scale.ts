import { useEffect, useState, type RefObject } from 'react'

/** Steps of the drawing size: dragging a panel must not load every picture again. */
const STEPS = [0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]

/** Device px per px of the video that a box needs, in a few steps. */
export function usePixelScale(box: RefObject<HTMLElement | null>, videoWidth: number): number {
  const [boxWidth, setBoxWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setBoxWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  const wanted = (boxWidth * globalThis.devicePixelRatio) / videoWidth
  return boxWidth === 0 ? 0.5 : (STEPS.find((step) => step >= wanted * 0.97) ?? 1)
}
