import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Editor } from '../core/editor.ts'
import { selectedScenes } from '../core/looked-at.ts'

/** Delay after the last selection before the URL follows, ms. Browsers refuse more than 200 new URLs in 30 seconds. */
const FOLLOW_AFTER_MS = 200

/**
 * Writes the selected scene into `?scene=`, so that a reload finds it again, and selects the scene of any other URL. Nothing waits
 * for the URL: the router shows a new one only when it has time.
 */
export function useSelectionInAddress({ store, selection }: Editor): void {
  const [parameters, setParameters] = useSearchParams()
  const setSearch = useRef(setParameters)
  useEffect(() => {
    setSearch.current = setParameters
  }, [setParameters])
  const wanted = parameters.get('scene')
  // The current URL, and those written since that the router has yet to show: it may be several selections behind.
  const written = useRef([wanted])

  useEffect(() => {
    const at = written.current.indexOf(wanted)
    if (at >= 0) {
      written.current.splice(0, at)
      return
    }
    written.current = [wanted]
    if (wanted !== null) selection.setState({ leadId: wanted, ids: [] })
  }, [wanted, selection])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** The URL as it should be; null when it is already. */
    const nextSearch = () => {
      const { sceneId } = selectedScenes(store.getState().open.order, selection.getState())
      const search = new URLSearchParams(location.search)
      if (sceneId === null || written.current.at(-1) === sceneId) return null
      search.set('scene', sceneId)
      written.current.push(sceneId)
      return search
    }
    const follow = () => {
      const search = nextSearch()
      if (search) setSearch.current(search, { replace: true, preventScrollReset: true })
    }
    /** The page is closing: the router would be too late. */
    const followAtOnce = () => {
      const search = nextSearch()
      if (search) history.replaceState(history.state, '', `${location.pathname}?${search}${location.hash}`)
    }
    const stop = selection.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(follow, FOLLOW_AFTER_MS)
    })
    addEventListener('pagehide', followAtOnce)
    return () => {
      clearTimeout(timer)
      stop()
      removeEventListener('pagehide', followAtOnce)
    }
  }, [store, selection])
}
