import { createContext, useContext } from 'react'
import { matchPath } from 'react-router-dom'

/** The path patterns that have a page. The router provides them; links ask before they render. */
export const KnownPaths = createContext<readonly string[]>([])

/** Whether a URL of the product has a page: a link renders only then. */
export function useHasPage(): (href: string) => boolean {
  const patterns = useContext(KnownPaths)
  return (href) => {
    const { pathname } = new URL(href, location.origin)
    return patterns.some((pattern) => matchPath(pattern, pathname) !== null)
  }
}
