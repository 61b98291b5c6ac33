import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PAUSED_CALL_KEY } from '../../api/paused-call-key.ts'
import { onShortfall, type CreditsShortfall } from '../../api/shortfall.ts'
import { notifyError } from '../snackbar/notify-error.ts'

// Loaded when one is needed.
const pausedCalls = () => import('../../api/paused-call.ts')
const CreditsDialog = lazy(() => import('./credits-dialog.tsx').then((module) => ({ default: module.CreditsDialog })))

interface Waiting {
  shortfall: CreditsShortfall
  decide: (makeAgain: boolean) => void
}

/**
 * Asks what to do when credits run out, one call after the other; a call that a reload cut off is offered again where it was asked for.
 * Mounted once; the dialog is loaded when it is first needed.
 */
export function CreditsDialogHost() {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [last, setLast] = useState<CreditsShortfall | null>(null)
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const present = waiting[0]
  useEffect(
    () =>
      onShortfall(
        (shortfall, gone) =>
          new Promise((decide) => {
            const call = { shortfall, decide }
            setWaiting((calls) => [...calls, call])
            setLast(shortfall)
            gone.addEventListener('abort', () => {
              decide(false)
              setWaiting((calls) => calls.filter((each) => each !== call))
            })
          }),
      ),
    [],
  )
  useEffect(() => {
    if (localStorage.getItem(PAUSED_CALL_KEY) === null) return undefined
    let isHere = true
    void pausedCalls().then(({ offerPausedCall }) => {
      const offer = isHere
        ? offerPausedCall({ pathname, search }, () => void client.invalidateQueries(), notifyError)
        : null
      if (offer === null) return
      // One that waits here asks for itself.
      setWaiting((calls) => (calls.length > 0 ? calls : [offer]))
      setLast(offer.shortfall)
    })
    return () => {
      isHere = false
    }
  }, [pathname, search, client])
  const shown = present?.shortfall ?? last
  if (shown === null) return null
  const decide = (makeAgain: boolean) => {
    present?.decide(makeAgain)
    setWaiting((calls) => calls.slice(1))
  }
  return (
    <Suspense>
      <CreditsDialog isOpen={present !== undefined} shortfall={shown} onDecide={decide} />
    </Suspense>
  )
}
