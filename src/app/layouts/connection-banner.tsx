import { useConnection } from '#src/shared/session/session-sync.tsx'
import { Banner } from '#src/shared/ui/banner.tsx'

/** Says that the server cannot be reached; it goes away by itself. */
export function ConnectionBanner() {
  const connection = useConnection()
  if (connection === 'online') return null
  return (
    <Banner>
      {connection === 'offline'
        ? 'You are offline. What you see stays; changes wait until the connection is back.'
        : 'The server cannot be reached. You stay signed in; trying again.'}
    </Banner>
  )
}
