import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type AddressChange = Readonly<Record<string, string | undefined>>

/** Shortest time between changes of the URL, ms: browsers refuse more. */
const PACE_MS = 350

interface Draft {
  /** URLs that were written and have yet to arrive, oldest first; at any other one, the draft belongs to a page that was left. */
  over: readonly string[]
  search: URLSearchParams
}

const addressNow = () => new URLSearchParams(window.location.search).toString()
const isAt = (draft: Draft | null, address: string): draft is Draft => draft?.over.includes(address) === true

/**
 * The URL holds the workspace: a choice shows at once, and the URL follows, at most every 350 ms and at the latest when a
 * field or the page is left. undefined takes a name away; the entry in the history is replaced.
 */
export function useWorkspaceAddress(): [search: URLSearchParams, change: (changes: AddressChange) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [store] = useState(() => createStore<Draft | null>(() => null))
  const draft = useStore(store)
  const pace = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = () => {
    const next = store.getState()
    const address = addressNow()
    const text = next?.search.toString()
    if (!isAt(next, address) || text === undefined || text === address) return
    // Those before stay: a busy page may still be rendered with an older URL.
    store.setState({ ...next, over: [...next.over, text] })
    void navigate({ search: text }, { replace: true })
  }
  const change = (changes: AddressChange) => {
    const address = addressNow()
    const before = store.getState()
    const after = new URLSearchParams(isAt(before, address) ? before.search : address)
    for (const [name, value] of Object.entries(changes))
      if (value === undefined || value === '') after.delete(name)
      else after.set(name, value)
    store.setState({ over: isAt(before, address) ? before.over : [search.toString(), address], search: after })
    if (pace.current !== undefined) return
    write()
    pace.current = setTimeout(() => {
      pace.current = undefined
      write()
    }, PACE_MS)
  }
  const leave = useEffectEvent(write)
  useEffect(() => {
    const handleLeave = () => leave()
    addEventListener('focusout', handleLeave)
    addEventListener('beforeunload', handleLeave)
    return () => {
      removeEventListener('focusout', handleLeave)
      removeEventListener('beforeunload', handleLeave)
      // The next page may have the same search.
      clearTimeout(pace.current)
      pace.current = undefined
    }
  }, [])
  // The URL has it: from now on a draft is based on this URL, and on no earlier one.
  useEffect(() => {
    const address = search.toString()
    const now = store.getState()
    if (!isAt(now, address)) return
    const hasFollowed = now.search.toString() === address && addressNow() === address
    store.setState(hasFollowed ? null : { ...now, over: now.over.slice(now.over.indexOf(address)) })
  }, [search, store])
  return [isAt(draft, search.toString()) ? draft.search : search, change]
}
