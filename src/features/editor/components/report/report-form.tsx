import { useId, useState } from 'react'
import { reportStoryEngineError, reportStoryRenderingIssues } from '#generated/client/feedback/feedback.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { serverText } from '../../commands/failure-text.ts'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'
import styles from './report-form.module.css'

/** What is reported: how a film looks, or that something in the editor failed. */
export type ReportSubject =
  | { about: 'film' }
  /** `operation`: what was being done; `message`: what was shown. */
  | { about: 'editor'; operation?: string; message?: string }

interface ReportFormProps {
  subject: ReportSubject
  onSent: () => void
}

/** Tells the makers what went wrong. Nobody has to explain: the story alone says much. */
export function ReportForm({ subject, onSent }: ReportFormProps) {
  const { storyId } = useEditor()
  const order = useOpen((open) => open.order)
  const [text, setText] = useState('')
  const [sceneId, setSceneId] = useState('')
  const [isSending, setSending] = useState(false)
  const [textId, sceneField] = [useId(), useId()]

  const send = async () => {
    setSending(true)
    const body = {
      story_id: storyId,
      ...(sceneId !== '' && { scene_id: sceneId }),
      ...(text.trim() !== '' && { description: text.trim() }),
    }
    try {
      const { message } =
        subject.about === 'film'
          ? await reportStoryRenderingIssues(body)
          : await reportStoryEngineError({
              ...body,
              ...(subject.operation !== undefined && { operation: subject.operation }),
              ...(subject.message !== undefined && { error_message: subject.message.slice(0, 2000) }),
            })
      notify(message)
      onSent()
    } catch (error) {
      notify(serverText(error), { tone: 'error' })
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
      <label htmlFor={textId}>
        {subject.about === 'film' ? 'What looks wrong in the video?' : 'What did you do, and what went wrong?'}
      </label>
      <textarea
        id={textId}
        className={styles.text}
        rows={3}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.row}>
        <label htmlFor={sceneField}>Where</label>
        <select
          id={sceneField}
          className={styles.scene}
          value={sceneId}
          onChange={(event) => setSceneId(event.target.value)}
        >
          <option value="">{subject.about === 'film' ? 'The whole video' : 'The whole story'}</option>
          {order.map((id, at) => (
            <option key={id} value={id}>
              Scene {at + 1}
            </option>
          ))}
        </select>
        <Button type="submit" size="small" variant="soft" isBusy={isSending} busyLabel="Sending">
          Send report
        </Button>
      </div>
    </form>
  )
}
