import { useLayoutEffect } from 'react'
import { persist } from '../lib/browser-storage.ts'

/**
 * Stores a value in the browser so that a reload finds it; null removes it. It is stored in the commit that shows it: a user who sees a change can
 * reload without losing it.
 */
export function usePersisted(storage: Storage, place: string, value: object | string | null): void {
  useLayoutEffect(() => persist(storage, place, value), [storage, place, value])
}
