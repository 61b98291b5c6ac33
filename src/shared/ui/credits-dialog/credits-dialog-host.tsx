import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PAUSED_CALL_KEY } from '../../api/paused-call-key.ts'
import { type SpendingDecision, onSpendingRefused, type SpendingRefusal } from '../../api/confirm-spending.ts'
import { notifyError } from '../snackbar/notify-error.ts'

// Loaded when one is needed.
const pausedCalls = () => import('../../api/offer-paused-call.ts')
const CreditsDialog = lazy(() => import('./credits-dialog.tsx').then((module) => ({ default: module.CreditsDialog })))
const CapDialog = lazy(() => import('./cap-dialog.tsx').then((module) => ({ default: module.CapDialog })))
const PriceDialog = lazy(() => import('./price-dialog.tsx').then((module) => ({ default: module.PriceDialog })))

interface Waiting {
  id: string
  reason: SpendingRefusal
  decide: (decision: SpendingDecision) => void
}

/**
 * Asks what to do when credits run out, a cap is reached or a price rose, one call after the other; a call that a reload cut off is offered
 * again where it was requested.
 * Mounted once; the dialogs are loaded when they are first needed.
 */
export function CreditsDialogHost() {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [last, setLast] = useState<Waiting | null>(null)
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const present = waiting[0]
  useEffect(
    () =>
      onSpendingRefused(
        (reason, gone) =>
          new Promise((decide) => {
            const call = { id: crypto.randomUUID(), reason, decide }
            setWaiting((calls) => [...calls, call])
            setLast(call)
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
      // One that waits here opens its own dialog.
      setWaiting((calls) => (calls.length > 0 ? calls : [offer]))
      setLast(offer)
    })
    return () => {
      isHere = false
    }
  }, [pathname, search, client])
  const shown = present ?? last
  if (shown === null) return null
  const decide = (decision: SpendingDecision) => {
    present?.decide(decision)
    setWaiting((calls) => calls.slice(1))
  }
  const isOpen = present !== undefined
  return (
    <Suspense>
      {'caps' in shown.reason ? (
        <CapDialog key={shown.id} isOpen={isOpen} caps={shown.reason.caps} onDecide={decide} />
      ) : 'price' in shown.reason ? (
        <PriceDialog isOpen={isOpen} price={shown.reason.price} onDecide={decide} />
      ) : (
        <CreditsDialog
          isOpen={isOpen}
          shortfall={shown.reason.shortfall}
          onDecide={(makeAgain) => decide(makeAgain && {})}
        />
      )}
    </Suspense>
  )
}
