import { useSyncExternalStore } from 'react'
import { create } from 'zustand'

/** Whether the last start-up fetch got an answer; a lost connection keeps the session. */
export const useIsServerReached = create<boolean>(() => true)

/** 'offline': the device says so. 'unreachable': the device is online, the server did not answer. */
export function useConnection(): 'online' | 'offline' | 'unreachable' {
  const isDeviceOnline = useSyncExternalStore(followDevice, () => navigator.onLine)
  const isReached = useIsServerReached()
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
