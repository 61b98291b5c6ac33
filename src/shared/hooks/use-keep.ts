import { useLayoutEffect } from 'react'
import { keep } from '../lib/kept.ts'

/**
 * Keeps a value in the browser for after a reload; null clears the place. It is kept in the commit that shows it: whoever sees a change can
 * reload without losing it.
 */
export function useKeep(storage: Storage, place: string, value: object | string | null): void {
  useLayoutEffect(() => keep(storage, place, value), [storage, place, value])
}
