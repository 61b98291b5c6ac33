import { useState } from 'react'
import { useGetFilmReview } from '#generated/client/renders/renders.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import styles from './film-view.module.css'
import { ObjectDialog } from './object-dialog.tsx'

/** Says that a reviewer rejected the video, why, and how to object. Shows nothing for any other video. */
export function FilmReview({ renderId }: { renderId: string }) {
  const { data: review } = useGetFilmReview(renderId)
  const [isObjecting, setObjecting] = useState(false)
  if (!review || review.state === 'NONE') return null
  const { state, reason, flagged_at_ms: at, objection } = review
  if (state === 'APPROVED')
    return objection === null ? null : (
      <section className={styles.review} aria-label="Review">
        <Tag tone="success">Approved</Tag>
        <p>A reviewer accepted your appeal and approved the video. You can share it.</p>
      </section>
    )
  return (
    <section className={styles.review} aria-label="Review">
      <Tag tone={state === 'OBJECTED' ? 'warning' : 'danger'}>{state === 'OBJECTED' ? 'Under review' : 'Rejected'}</Tag>
      <p>
        A reviewer rejected this video: {reason}
        {at !== null && ` See ${formatSeconds(Math.floor(at / 1000))}.`}
      </p>
      <p className={styles.note}>
        {state === 'OBJECTED'
          ? 'We’re reviewing your appeal and will notify you. Until then, you can’t share this story.'
          : objection === null
            ? 'The preview link is disabled, but you can still download the video. New exports are reviewed again.'
            : 'Your appeal was declined. New exports are reviewed again.'}
      </p>
      {objection !== null && <p className={styles.note}>You wrote: {objection}</p>}
      {review.can_object && <Button onClick={() => setObjecting(true)}>Appeal</Button>}
      {isObjecting && <ObjectDialog renderId={renderId} onClose={() => setObjecting(false)} />}
    </section>
  )
}
