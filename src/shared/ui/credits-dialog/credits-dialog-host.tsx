import { lazy, Suspense, useEffect, useState } from 'react'
import { onShortfall, type CreditsShortfall } from '../../api/shortfall.ts'

const CreditsDialog = lazy(() => import('./credits-dialog.tsx').then((module) => ({ default: module.CreditsDialog })))

interface Waiting {
  shortfall: CreditsShortfall
  decide: (makeAgain: boolean) => void
}

/** Asks what to do when credits run out, one call after the other. Mounted once; the dialog is loaded when it is first needed. */
export function CreditsDialogHost() {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [last, setLast] = useState<CreditsShortfall | null>(null)
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
