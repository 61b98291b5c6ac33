import { Star } from 'lucide-react'
import { useState } from 'react'
import { submitFeedback } from '#generated/client/feedback/feedback.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { serverText } from '../core/failed-calls.ts'
import { useEditor } from '../core/use-editor.ts'
import styles from './feedback-row.module.css'

const RATINGS = [
  { value: 1, name: 'Poor' },
  { value: 2, name: 'Fair' },
  { value: 3, name: 'Good' },
  { value: 4, name: 'Very good' },
  { value: 5, name: 'Great' },
]

/** Sends feedback once the video is ready: a rating in one click, and an optional comment. */
export function FeedbackRow({ onReport }: { onReport: () => void }) {
  const { storyId } = useEditor()
  const [rating, setRating] = useState(0)
  const [words, setWords] = useState('')
  const [phase, setPhase] = useState<'asking' | 'sending' | 'sent'>('asking')

  const send = async () => {
    setPhase('sending')
    const name = RATINGS.find(({ value }) => value === rating)?.name ?? ''
    const feedback = words.trim() === '' ? name : words.trim()
    const body = { feedback_type: 'QUALITY' as const, feedback, rating, story_id: storyId }
    try {
      notify((await submitFeedback(body)).message)
      setPhase('sent')
    } catch (error) {
      notify(serverText(error), { tone: 'error' })
      setPhase('asking')
    }
  }

  return (
    <div className={styles.feedback}>
      <div className={styles.row}>
        <fieldset className={styles.stars} disabled={phase !== 'asking'}>
          <legend className={styles.question}>{phase === 'sent' ? 'Thank you' : 'How is the video?'}</legend>
          {RATINGS.map(({ value, name }) => (
            <label key={value} className={styles.star} data-on={value <= rating || undefined}>
              <input
                type="radio"
                name="rating"
                className="visually-hidden"
                checked={rating === value}
                onChange={() => setRating(value)}
              />
              <Star size={20} aria-hidden="true" />
              <span className="visually-hidden">{name}</span>
            </label>
          ))}
        </fieldset>
        <Button size="xsmall" variant="text" onClick={onReport}>
          Report a problem
        </Button>
      </div>
      {rating > 0 && phase !== 'sent' && (
        <div className={styles.row}>
          <input
            className={styles.words}
            aria-label="Your feedback"
            placeholder="Tell us more (optional)"
            maxLength={4000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button
            size="small"
            variant="soft"
            isBusy={phase === 'sending'}
            busyLabel="Sending"
            onClick={() => void send()}
          >
            Send
          </Button>
        </div>
      )}
    </div>
  )
}
