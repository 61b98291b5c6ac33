import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { mainId } from './main.tsx'

/** After a navigation to another page: announces its name and moves the focus to its content. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const name = useMatches()
    .map(({ handle }) => (handle as { name?: string } | undefined)?.name)
    .findLast(Boolean)
  const previousRef = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (previousRef.current === pathname) return
    previousRef.current = pathname
    setAnnouncement(name ?? '')
    const main = document.getElementById(mainId)
    // A page that focuses its own first field knows better.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname, name])

  return (
    <div className="visually-hidden" role="status">
      {announcement}
    </div>
  )
}
