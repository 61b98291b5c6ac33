import { type Query, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { OperationInputs } from '#generated/operation-types.ts'
import { getGetUserDetailsQueryKey } from '#generated/client/profile/profile.ts'
import { loadAndUse } from '../lib/background-load.ts'
import { isSignedIn, useSessionStore } from '../session/session-store.ts'
import { useIsSigningOut } from '../session/use-sign-out.ts'
import { logDiagnostic } from '../services/telemetry/log.ts'
import { readLastEvent } from './last-event.ts'
import { useRealtimeEvent, useResync } from './events.ts'

// Loaded on demand: this module is part of every page.
const mediaCache = () => import('../media/media-store.ts')

/** Answers that follow plan and credits. */
const OF_MONEY = [
  'getCurrentSubscription',
  'getCreditsSummary',
  'listPayments',
  'listUsage',
  'getUsageByDay',
  'getStoryCredits',
] as const satisfies (keyof OperationInputs)[]

/** Holds the socket while a user is signed in, and keeps the balance, brand and media cache current. */
export function RealtimeConnection() {
  // Before a mailed password is changed nothing opens, the channel neither.
  const pusherId = useSessionStore(({ user }) => (user?.must_change_password ? undefined : user?.pusher_id))
  const queryClient = useQueryClient()
  const isLeaving = useIsSigningOut()
  // Requested before anything else, even the user, whose answer names the channel: events during the load arrive afterwards.
  // Queries ask in their effects, which come after the layout's.
  const hasSession = useSessionStore((state) => isSignedIn(state) && !state.mustChangePassword)
  const begun = useRef<Promise<number | null>>(undefined)
  useLayoutEffect(() => {
    begun.current = hasSession ? readLastEvent() : undefined
  }, [hasSession])
  useEffect(() => {
    if (pusherId === undefined || isLeaving) return undefined
    const asked = begun.current ?? readLastEvent()
    // A later connection begins later.
    begun.current = undefined
    return openRealtime(pusherId, asked, queryClient)
  }, [pusherId, isLeaving, queryClient])
  const reloadUser = () => {
    void queryClient.invalidateQueries({ queryKey: getGetUserDetailsQueryKey() })
    // Components that show these get the event too; a reopened page must not show old data.
    const isOfMoney = ({ queryKey: [name] }: Query) => OF_MONEY.some((each) => each === name)
    void queryClient.invalidateQueries({ predicate: isOfMoney, refetchType: 'none' })
  }
  useRealtimeEvent('credits-updated', reloadUser)
  useRealtimeEvent('subscription-changed', reloadUser)
  useRealtimeEvent('brand-changed', reloadUser)
  useRealtimeEvent('media_update', ({ media }) => loadAndUse(mediaCache, ({ upsertMedia }) => upsertMedia([media])))
  useRealtimeEvent('alert', (alert) => logDiagnostic('The server alerts', alert))
  useResync(() => void queryClient.invalidateQueries())
  // Media and uploads belong to the user.
  useEffect(
    () => () => {
      if (pusherId === undefined) return
      loadAndUse(mediaCache, ({ resetMedia }) => resetMedia())
      loadAndUse(
        () => import('../media/uploads.ts'),
        ({ clearUploads }) => clearUploads(),
      )
    },
    [pusherId],
  )
  return null
}

/**
 * Loads the connection, which signed-out users do not need, and opens it. Returns the function that closes it.
 * @param begun number of the channel's last event when the page began to load its data; null where unknown
 */
export function openRealtime(pusherId: string, begun: Promise<number | null>, client: QueryClient): () => void {
  let isOver = false
  let close: (() => void) | undefined
  import('./connect.ts')
    .then(({ connectRealtime }) => {
      if (!isOver) close = connectRealtime(pusherId, begun, client)
    })
    .catch((cause: unknown) => logDiagnostic('Realtime could not be loaded', cause))
  return () => {
    isOver = true
    close?.()
  }
}
