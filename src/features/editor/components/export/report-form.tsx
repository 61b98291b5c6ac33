import { useId, useState } from 'react'
import { client } from '#src/shared/api/client.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { answered } from '../../commands/answered.ts'
import { serverText } from '../../commands/failure-text.ts'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'
import styles from './report-form.module.css'

interface ReportFormProps {
  /** What was shown; given, the engine is reported, otherwise what looks wrong in the film. */
  failure?: string
  onSent: () => void
}

/** Tells the makers what went wrong. Nobody has to explain: the story alone says much. */
export function ReportForm({ failure, onSent }: ReportFormProps) {
  const { storyId } = useEditor()
  const order = useOpen((open) => open.order)
  const [text, setText] = useState('')
  const [sceneId, setSceneId] = useState('')
  const [isSending, setSending] = useState(false)
  const [textId, sceneField] = [useId(), useId()]

  const send = async () => {
    setSending(true)
    const about = { story_id: storyId, ...(sceneId !== '' && { scene_id: sceneId }) }
    const words = text.trim() === '' ? {} : { description: text.trim() }
    try {
      const { message } =
        failure === undefined
          ? answered(await client.POST('/core-api/report_story_rendering_issues/', { body: { ...about, ...words } }))
          : answered(
              await client.POST('/core-api/report_story_engine_error/', {
                body: { ...about, ...words, operation: 'generateVideo', error_message: failure.slice(0, 2000) },
              }),
            )
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
        {failure === undefined ? 'What looks wrong in the video?' : 'What did you do before?'}
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
          <option value="">The whole video</option>
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
