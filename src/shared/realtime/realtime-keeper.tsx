import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { getGetUserDetailsQueryKey } from '#generated/client/profile/profile.ts'
import { useSessionStore } from '../session/session-store.ts'
import { isSigningOut } from '../session/use-sign-out.ts'
import { connectRealtime } from './connect.ts'
import { useRealtimeEvent, useResync } from './use-realtime-event.ts'

/** Holds the socket while somebody is signed in, and keeps their balance true. */
export function RealtimeKeeper() {
  const pusherId = useSessionStore((state) => state.user?.pusher_id)
  const queryClient = useQueryClient()
  const isLeaving = useSyncExternalStore(isSigningOut.subscribe, isSigningOut.get)
  useEffect(() => (pusherId === undefined || isLeaving ? undefined : connectRealtime(pusherId)), [pusherId, isLeaving])
  useRealtimeEvent(
    'credits-updated',
    () => void queryClient.invalidateQueries({ queryKey: getGetUserDetailsQueryKey() }),
  )
  useResync(() => void queryClient.invalidateQueries())
  return null
}
