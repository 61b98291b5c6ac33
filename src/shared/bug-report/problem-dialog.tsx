import { reportStoryEngineError, submitFeedback } from '#generated/client/feedback/feedback.ts'
import { getStory } from '#generated/client/stories/stories.ts'
import { type BugReport, withoutAddresses } from '#src/domain/bug-report/bug-report.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { gatherBugReport } from './gather-bug-report.ts'
import { recordError } from './recorder.ts'
import { type Filed, ProblemForm } from './problem-form.tsx'

export interface ProblemDialogProps {
  /** The story that it is about, if any. */
  storyId?: string | undefined
  failure: BugReport['failure']
  /** The thrown error, if known. */
  cause?: unknown
  onClose: () => void
}

/** Reports a problem of a page, or of a story that is not open in the editor. */
export function ProblemDialog({ storyId, failure, cause, onClose }: ProblemDialogProps) {
  return (
    <Dialog
      isOpen
      width={480}
      title="Report a problem"
      onClose={onClose}
      actions={
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <ProblemForm
        question="What did you do, and what went wrong?"
        file={(text) => (storyId === undefined ? asFeedback(text, failure) : asReport(storyId, text, failure))}
        gather={() => {
          if (cause !== undefined) recordError(cause)
          return gatherBugReport(failure, storyId === undefined ? undefined : () => storyAlone(storyId))
        }}
        onSent={onClose}
      />
    </Dialog>
  )
}

async function asFeedback(text: string, failure: BugReport['failure']): Promise<Filed> {
  const place = failure?.operation ?? location.pathname
  const unsaid = failure?.message
    ? `It failed (${place}): ${failure.message.slice(0, 2000)}`
    : `A page stopped working: ${place}`
  const feedback = text === '' ? unsaid : text
  const { message, report_id: reportId } = await submitFeedback({ feedback_type: 'BUG', feedback })
  return { message, reportId }
}

async function asReport(storyId: string, text: string, failure: BugReport['failure']): Promise<Filed> {
  const filed = await reportStoryEngineError({
    story_id: storyId,
    ...(text !== '' && { description: text }),
    ...(failure?.operation && { operation: failure.operation }),
    ...(failure?.message && { error_message: failure.message.slice(0, 2000) }),
  })
  return { message: filed.message, reportId: filed.report_id }
}

/** The story without a frame: it is not open. */
async function storyAlone(storyId: string) {
  const { story, names } = withoutAddresses(await getStory({ story_id: storyId }))
  const files = [...names.values()].map((address) => ({ address, contentType: '', data: null }))
  return { story, frame: null, still: null, files }
}
