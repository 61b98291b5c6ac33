import { useState } from 'react'
import { useGetFilmReview } from '#generated/client/renders/renders.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import styles from './film-view.module.css'
import { ObjectDialog } from './object-dialog.tsx'

/** That a reviewer rejected the film, why, and the way to object. Nothing stands here for any other film. */
export function FilmReview({ renderId }: { renderId: string }) {
  const { data: review } = useGetFilmReview(renderId)
  const [isObjecting, setObjecting] = useState(false)
  if (!review || review.state === 'NONE') return null
  const { state, reason, flagged_at_ms: at, objection } = review
  if (state === 'APPROVED')
    return objection === null ? null : (
      <section className={styles.review} aria-label="Review">
        <Tag tone="success">Approved</Tag>
        <p>A reviewer read your objection and approved the film. It can be shared.</p>
      </section>
    )
  return (
    <section className={styles.review} aria-label="Review">
      <Tag tone={state === 'OBJECTED' ? 'warning' : 'danger'}>
        {state === 'OBJECTED' ? 'Looked at again' : 'Rejected'}
      </Tag>
      <p>
        A reviewer rejected this film: {reason}
        {at !== null && ` It shows at ${formatSeconds(Math.floor(at / 1000))}.`}
      </p>
      <p className={styles.note}>
        {state === 'OBJECTED'
          ? 'Your objection is with the reviewers; you hear of it. Until then the story cannot be shared.'
          : objection === null
            ? 'The story’s preview link is closed, and you can still download the film. A new export is reviewed again.'
            : 'Your objection was not accepted. A new export is reviewed again.'}
      </p>
      {objection !== null && <p className={styles.note}>You wrote: {objection}</p>}
      {review.can_object && <Button onClick={() => setObjecting(true)}>Object</Button>}
      {isObjecting && <ObjectDialog renderId={renderId} onClose={() => setObjecting(false)} />}
    </section>
  )
}
