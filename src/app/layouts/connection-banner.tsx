import { useConnection } from '#src/shared/session/session-sync.tsx'
import { Banner } from '#src/shared/ui/banner.tsx'

/** A banner while the server cannot be reached. */
export function ConnectionBanner() {
  const connection = useConnection()
  if (connection === 'online') return null
  return (
    <Banner>
      {connection === 'offline'
        ? 'You’re offline. Changes will be sent when you’re back online.'
        : 'Can’t reach the server. You’re still signed in; retrying.'}
    </Banner>
  )
}
