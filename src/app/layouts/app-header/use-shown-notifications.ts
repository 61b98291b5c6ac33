import { useListNotifications } from '#generated/client/notifications/notifications.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'

/** So many are shown under the bell. */
const SHOWN = { page: 1, page_size: 10 }

/** The newest notifications and how many are not read, for the bell and its list. */
export function useShownNotifications() {
  // Before a mailed password is changed nothing opens.
  const isKnown = useSessionStore(({ user }) => user?.must_change_password === false)
  return useListNotifications(SHOWN, { query: { enabled: isKnown } })
}
