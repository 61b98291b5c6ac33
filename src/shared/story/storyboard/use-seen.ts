import { useEffect, useRef, useState, type RefObject } from 'react'

/** How far below the window an element counts as seen, px. */
const AHEAD = 400

/** Whether an element has been near the window once: what it shows is loaded then. */
export function useSeen<Item extends HTMLElement>(): [RefObject<Item | null>, boolean] {
  const ref = useRef<Item>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isSeen || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: `${AHEAD}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isSeen])
  return [ref, isSeen]
}
