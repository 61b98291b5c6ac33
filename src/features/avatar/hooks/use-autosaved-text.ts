import { useEffect, useEffectEvent, useState } from 'react'
import { usePersisted } from '#src/shared/hooks/use-persisted.ts'
import { readStored } from '#src/shared/lib/browser-storage.ts'

/** A pause in typing this long saves, ms. */
const SAVE_AFTER_MS = 700

interface Options {
  /** Of what is typed, for example the scene's id. */
  name: string
  /** As the server has it. */
  saved: string
  save: (text: string) => Promise<void>
}

export type TextState = 'saved' | 'saving' | 'failed'

const keyOf = (name: string) => `avatar-script:${name}`

/** Text that is saved while it is typed. What the server does not have yet stands in this browser, so that a reload loses nothing. */
export function useAutosavedText({ name, saved, save }: Options) {
  const [text, setText] = useState(() => {
    const stored = readStored(localStorage, keyOf(name))
    return typeof stored === 'string' ? stored : saved
  })
  const [hasFailed, setFailed] = useState(false)
  const isBehind = text !== saved
  usePersisted(localStorage, keyOf(name), isBehind ? text : null)

  const send = useEffectEvent(() => void save(text).catch(() => setFailed(true)))
  useEffect(() => {
    if (!isBehind || hasFailed) return
    const timer = setTimeout(send, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, isBehind, hasFailed])

  const change = (next: string) => {
    setFailed(false)
    setText(next)
  }
  const state: TextState = hasFailed ? 'failed' : isBehind ? 'saving' : 'saved'
  return { text, change, state, retry: () => setFailed(false) }
}
