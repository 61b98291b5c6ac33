import { useSyncExternalStore } from 'react'
import { createValueStore } from '../lib/value-store.ts'

/** Whether the last start-up fetch got an answer; a lost connection keeps the session. */
export const isServerReached = createValueStore(true)

/** 'offline': the device says so. 'unreachable': the device is online, the server did not answer. */
export function useConnection(): 'online' | 'offline' | 'unreachable' {
  const isDeviceOnline = useSyncExternalStore(followDevice, () => navigator.onLine)
  const isReached = useSyncExternalStore(isServerReached.subscribe, isServerReached.get)
  if (!isDeviceOnline) return 'offline'
  return isReached ? 'online' : 'unreachable'
}

function followDevice(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
