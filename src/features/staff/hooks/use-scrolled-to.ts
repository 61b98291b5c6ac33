import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** A link that ends in `#` and this id scrolls its part of a page into view, also when the page was already open. */
export function useScrolledTo(id: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (id !== undefined && hash === `#${id}`) place.current?.scrollIntoView({ block: 'start' })
  }, [hash, key, id])
  return place
}
