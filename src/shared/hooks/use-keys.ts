import { useEffect, useEffectEvent } from 'react'

/** Where a person writes or chooses: every key belongs to it. */
const WRITING =
  'textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], input:not([type="range"], [type="radio"], [type="checkbox"])'

/** Runs a function for a key (`event.code`, for signs `event.key`) pressed alone, except where a person types or chooses. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.code] ?? keys[event.key]
    if (!run || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.target instanceof Element && event.target.closest(WRITING)) return
    // What has the focus is pressed by it.
    if (event.code === 'Space' && event.target instanceof Element && event.target.closest('a, button, video')) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
