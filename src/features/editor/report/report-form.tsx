import { useId, useState } from 'react'
import { reportStoryEngineError, reportStoryRenderingIssues } from '#generated/client/feedback/feedback.ts'
import { ProblemForm } from '#src/shared/bug-report/problem-form.tsx'
import { useEditor, useOpen } from '../core/use-editor.ts'
import { gatherOpenStory } from './gather-open-story.ts'
import styles from './report-form.module.css'

/** The subject of a report: how a video looks, or that something in the editor failed. */
export type ReportSubject =
  | { about: 'film' }
  /** `operation`: the failed operation; `message`: the error on screen. */
  | { about: 'editor'; operation?: string; message?: string }

interface ReportFormProps {
  subject: ReportSubject
  onSent: () => void
}

/** Reports what went wrong with the open story. */
export function ReportForm({ subject, onSent }: ReportFormProps) {
  const editor = useEditor()
  const order = useOpen((open) => open.order)
  const [sceneId, setSceneId] = useState('')
  const sceneField = useId()
  const isFilm = subject.about === 'film'

  const file = async (text: string) => {
    const body = {
      story_id: editor.storyId,
      ...(sceneId !== '' && { scene_id: sceneId }),
      ...(text !== '' && { description: text }),
    }
    const { message, report_id: reportId } =
      subject.about === 'film'
        ? await reportStoryRenderingIssues(body)
        : await reportStoryEngineError({
            ...body,
            ...(subject.operation !== undefined && { operation: subject.operation }),
            ...(subject.message !== undefined && { error_message: subject.message.slice(0, 2000) }),
          })
    return { message, reportId }
  }
  const failure =
    subject.about === 'film' || (subject.operation === undefined && subject.message === undefined)
      ? null
      : { operation: subject.operation ?? null, message: subject.message ?? null }

  return (
    <ProblemForm
      question={isFilm ? 'What looks wrong in the video?' : 'What did you do, and what went wrong?'}
      file={file}
      gather={() => gatherOpenStory(editor, failure)}
      onSent={onSent}
    >
      <label htmlFor={sceneField}>Where</label>
      <select
        id={sceneField}
        className={styles.scene}
        value={sceneId}
        onChange={(event) => setSceneId(event.target.value)}
      >
        <option value="">{isFilm ? 'The whole video' : 'The whole story'}</option>
        {order.map((id, at) => (
          <option key={id} value={id}>
            Scene {at + 1}
          </option>
        ))}
      </select>
    </ProblemForm>
  )
}
