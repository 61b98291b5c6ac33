import { useEffect, useEffectEvent } from 'react'

/** Input elements, which handle every key themselves. */
const WRITING =
  'textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], input:not([type="range"], [type="radio"], [type="checkbox"])'

/** Runs a function for a key (`event.code`, for signs `event.key`) pressed alone, except in input elements. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.code] ?? keys[event.key]
    if (!run || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.target instanceof Element && event.target.closest(WRITING)) return
    // The key presses the focused element.
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
