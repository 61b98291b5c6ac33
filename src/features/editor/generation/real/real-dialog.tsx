import { useState } from 'react'
import { ChooseReal } from './choose-real.tsx'
import type { RealDialogProps } from './real-dialog-props.ts'
import { RealProgress } from './real-progress.tsx'

/** What is to be made by real engines, at what price; while it is made, how far it is. */
export function RealDialog(props: RealDialogProps) {
  const { quote } = props.work
  const isGoing = quote?.status === 'RUNNING' || quote?.status === 'PAUSED'
  // What has ended stays to be read until the person asks for more.
  const [watched, setWatched] = useState(isGoing ? quote.id : null)
  return quote && (isGoing || quote.id === watched) ? (
    <RealProgress {...props} quote={quote} onMore={() => setWatched(null)} />
  ) : (
    <ChooseReal {...props} onBegun={setWatched} />
  )
}
