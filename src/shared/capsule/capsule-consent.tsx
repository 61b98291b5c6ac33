import { useEffect, useEffectEvent, useId } from 'react'
import type { Capsule } from '#src/domain/capsule/capsule.ts'
import { Checkbox } from '../ui/toggles.tsx'
import { ErrorState, SkeletonLine, Skeletons } from '../ui/states/data-states.tsx'
import styles from './capsule-consent.module.css'
import { CapsuleContents } from './capsule-contents.tsx'
import type { Gathering } from './use-gathering.ts'

interface CapsuleConsentProps {
  gathering: Gathering
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
}

/** Shows what would be sent beside the person's words, and asks whether it may be. */
export function CapsuleConsent({ gathering, isAgreed, onAgree }: CapsuleConsentProps) {
  const noteId = useId()
  const { capsule, error, begin } = gathering
  const start = useEffectEvent(begin)
  useEffect(() => start(), [])
  return (
    <div className={styles.consent}>
      <Checkbox
        label="Include a snapshot"
        checked={isAgreed}
        disabled={capsule === null}
        describedBy={noteId}
        onChange={(event) => onAgree(event.target.checked)}
      />
      <p className={styles.note} id={noteId}>
        Helps us reproduce the problem. Only our staff can open it, and every access is logged. You can delete it in
        your account.
      </p>
      {error !== null ? (
        <ErrorState isBare title="Couldn’t create the snapshot" text={error} onRetry={begin} />
      ) : capsule === null ? (
        <Skeletons label="Creating the snapshot">
          <SkeletonLine width="70%" height={16} />
        </Skeletons>
      ) : (
        <Details capsule={capsule} />
      )}
    </div>
  )
}

function Details({ capsule }: { capsule: Capsule }) {
  return (
    <details className={styles.details}>
      <summary>What’s included</summary>
      <CapsuleContents capsule={capsule} />
    </details>
  )
}
