import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useListEngines } from '#generated/client/constants/constants.ts'
import type { EngineList, User } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { usePersisted } from '#src/shared/hooks/use-persisted.ts'
import { readStored } from '#src/shared/lib/browser-storage.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { OfferCard } from '#src/shared/ui/offer-card/offer-card.tsx'

/** Where no model is connected: what videos look like, and how models are connected, until the user dismisses it. */
export function BuiltInNotice({ className }: { className?: string | undefined }) {
  const { data } = useListEngines({ query: { staleTime: Infinity } })
  const user = useSessionStore((state) => state.user)
  if (!data || !user || data.engines.some(({ is_built_in: isBuiltIn }) => !isBuiltIn)) return null
  return <Notice key={user.user_id} className={className} user={user} connectedBy={data.connected_by} />
}

interface NoticeProps {
  className: string | undefined
  user: Pick<User, 'user_id' | 'email' | 'is_staff' | 'staff_roles'>
  connectedBy: EngineList['connected_by']
}

function Notice({ className, user, connectedBy }: NoticeProps) {
  const place = `built-in-notice:${user.user_id}`
  const [isDismissed, setDismissed] = useState(() => readStored(localStorage, place) === 'dismissed')
  usePersisted(localStorage, place, isDismissed ? 'dismissed' : null)
  if (isDismissed) return null
  const canConnect = user.is_staff && user.staff_roles.includes('ADMIN') && connectedBy !== 'NOBODY'
  return (
    <aside aria-label="Built-in engines" className={className}>
      <OfferCard
        icon={<Clapperboard size={18} aria-hidden="true" />}
        title="Built-in engines make motion graphics with a voice, not photos or filmed people."
        facts={canConnect ? undefined : <WhoConnects by={connectedBy} email={user.email} />}
        actions={
          <>
            {canConnect && (
              <>
                <Button size="small" component={Link} to={`${paths.adminEngines.href()}#providers`}>
                  Paste a key
                </Button>
                <Button size="small" component={Link} to={`${paths.adminEngines.href()}#this-computer`}>
                  Use models on this computer
                </Button>
              </>
            )}
            <Button size="small" variant="text" onClick={() => setDismissed(true)}>
              Continue with these
            </Button>
          </>
        }
      />
    </aside>
  )
}

function WhoConnects({ by, email }: { by: EngineList['connected_by']; email: string }) {
  if (by === 'NOBODY') return 'AI models can be connected on a server of your own, not in this browser tab.'
  if (by === 'ADMINS') return 'An admin of this server can connect AI models.'
  return (
    <>
      An admin can connect AI models. To become one, run <code>npm run user -- {email} --staff</code> on the server.
    </>
  )
}
