import { useId, useRef, useState, type ReactNode } from 'react'
import type { Capsule } from '#src/domain/capsule/capsule.ts'
import { ApiError, errorText } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/snackbar/notify.ts'
import { CapsuleConsent } from './capsule-consent.tsx'
import { sendGathered } from './gather-capsule.ts'
import styles from './problem-form.module.css'
import { useGathering } from './use-gathering.ts'

/** What became of the person's words. */
export interface Filed {
  message: string
  /** The report that what is sent beside it belongs to. */
  reportId?: string
}

interface ProblemFormProps {
  /** Asks for the words. */
  question: string
  /** Hands in the person's words, perhaps none. Rejects when they are refused. */
  file: (text: string) => Promise<Filed>
  gather: () => Promise<Capsule>
  onSent: () => void
  /** Beside the button: what the words are about. */
  children?: ReactNode
}

/** Tells the makers what went wrong, and how it looks here if the person agrees. Nobody has to explain. */
export function ProblemForm({ question, file, gather, onSent, children }: ProblemFormProps) {
  const [text, setText] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [isSending, setSending] = useState(false)
  const gathering = useGathering(gather)
  // Handed in once, also when what belongs to it has to be sent again.
  const filed = useRef<Filed>(null)
  const textId = useId()

  const send = async () => {
    setSending(true)
    try {
      filed.current ??= await file(text.trim())
      const { message, reportId } = filed.current
      if (isAgreed && gathering.capsule) await sendGathered(gathering.capsule, text.trim(), reportId)
      notify(message)
      onSent()
    } catch (error) {
      const why = errorText(error instanceof ApiError ? error : null)
      notify(
        filed.current === null ? why : `Your words have arrived, but not how it looks here: ${why}. Send it again.`,
        { tone: 'error' },
      )
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      className={styles.form}
      aria-label="Report a problem"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label htmlFor={textId}>{question}</label>
      <textarea
        id={textId}
        className={styles.text}
        rows={3}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <CapsuleConsent gathering={gathering} isAgreed={isAgreed} onAgree={setAgreed} />
      <div className={styles.row}>
        {children}
        <Button type="submit" size="small" variant="soft" isBusy={isSending} busyLabel="Sending">
          Send report
        </Button>
      </div>
    </form>
  )
}
