import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useGetUserDetails } from '#generated/client/profile/profile.ts'
import { clearSession, followOtherTabs, isSignedIn, storeUser, useSessionStore } from './session-store.ts'
import { create } from 'zustand'

/** Whether the last start-up fetch got an answer; a lost connection keeps the session. */
export const useIsServerReached = create<boolean>(() => true)

const firstRetryMs = 1000
const slowestRetryMs = 30_000

/**
 * Keeps the session current: fetches the user at start and after every call that changes them. An answer that refuses
 * ends the session; no answer keeps it, shows a notice and is retried.
 */
export function SessionSync() {
  const queryClient = useQueryClient()
  const signedIn = useSessionStore(isSignedIn)
  const { data, error, failureReason, isSuccess } = useGetUserDetails({
    query: {
      enabled: signedIn,
      retry: (_failures, reason) => reason.isNetworkFailure,
      retryDelay: (failures) => Math.min(firstRetryMs * 2 ** failures, slowestRetryMs),
      refetchOnReconnect: 'always',
    },
  })

  useEffect(() => followOtherTabs(), [])

  useEffect(() => {
    if (data && isSignedIn()) storeUser(data)
  }, [data])

  useEffect(() => {
    // A failed refetch keeps the user; 401 is handled where all calls are.
    if (error && !error.isNetworkFailure && !isSuccess && data === undefined) clearSession()
  }, [error, isSuccess, data])

  useEffect(() => {
    useIsServerReached.setState(failureReason?.isNetworkFailure !== true)
  }, [failureReason])

  useEffect(() => {
    // Nothing of one user stays for the next.
    if (!signedIn) queryClient.clear()
  }, [signedIn, queryClient])

  return null
}

/** 'offline': the device reports it. 'unreachable': the device is online, the server did not answer. */
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
