import type { Media, ToolResult } from '#generated/schema.ts'
import { useCancelTask } from '#generated/client/tasks/tasks.ts'
import { fieldText } from '#src/shared/api/api-error.ts'
import { ReportProblem } from '#src/shared/bug-report/report-problem.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { useRerun } from '#src/features/tools/hooks/use-rerun.ts'
import type { Workspace } from '#src/features/tools/hooks/use-workspace.ts'
import { failureNote } from '#src/features/tools/lib/failure-note.ts'
import { hasFailed, isAtWork } from '#src/features/tools/lib/result-state.ts'
import { Compare } from '../compare/compare.tsx'
import { Receipt } from './receipt.tsx'
import { ResultActions } from './result-actions.tsx'
import styles from './stage.module.css'

interface ResultViewProps {
  workspace: Workspace
  result: NonNullable<Workspace['result']>
}

/** A result: its progress, its failure, or its output beside its source. */
export function ResultView({ workspace, result }: ResultViewProps) {
  const cancel = useCancelTask()
  const { data } = result
  const close = () => workspace.change({ result: undefined })
  if (result.isError && !data)
    return (
      <ErrorState
        title="Couldn’t load this result"
        text={result.error.message}
        onRetry={() => void result.refetch()}
        isRetrying={result.isRefetching}
        action={
          <ReportProblem failure={{ operation: 'getToolResult', message: result.error.message }} cause={result.error} />
        }
      />
    )
  if (!data)
    return (
      <Skeletons label="Loading the result">
        <SkeletonImage ratio="16 / 9" />
      </Skeletons>
    )
  const { source_media: source, result_media: made } = data
  if (made?.url)
    return (
      <>
        <Compare
          before={source}
          after={made}
          view={workspace.search.get('view')}
          onView={(view) => workspace.change({ view: view === 'slider' ? undefined : view })}
        />
        <ResultActions workspace={workspace} result={data} />
        <Receipt workspace={workspace} result={data} />
      </>
    )
  return (
    <>
      {source && stillOf(source) && (
        <div className={styles.picture}>
          <img crossOrigin="anonymous" src={stillOf(source)} alt={source.prompt ?? source.file_name} />
        </div>
      )}
      {hasFailed(data) ? (
        <FailedResult workspace={workspace} result={data} />
      ) : (
        <ProgressPanel
          title={workspace.tool.doing}
          amount={`${data.progress}%`}
          progress={data.progress}
          note="You can keep working."
          onCancel={
            isAtWork(data)
              ? () =>
                  cancel.mutate(
                    { taskId: data.task_id },
                    {
                      onError: (error) => notify(fieldText(error) ?? error.message, { tone: 'error' }),
                      onSettled: () => void result.refetch().catch(notifyError),
                    },
                  )
              : undefined
          }
        />
      )}
      <div className={styles.actions}>
        <Button size="small" onClick={close}>
          {hasFailed(data) ? 'Back' : 'Start another'}
        </Button>
        {hasFailed(data) && <ReportProblem failure={{ operation: null, message: data.error_message }} />}
      </div>
      {hasFailed(data) && <Receipt workspace={workspace} result={data} />}
    </>
  )
}

/** Why it failed, and a retry with the same settings, not with the current ones. */
function FailedResult({ workspace, result }: { workspace: Workspace; result: ToolResult }) {
  const again = useRerun(workspace, result)
  return (
    <ProgressPanel
      hasFailed
      title={result.error_message ?? 'Generation failed'}
      amount=""
      progress={0}
      note={failureNote(result)}
      onRetry={again.price === undefined ? undefined : again.start}
      retryPrice={again.price}
      isRetrying={workspace.work.isBusy}
    />
  )
}

/** An image of the source; a video without one is not shown. */
const stillOf = ({ media_type: type, url, thumbnail_url: small }: Media) =>
  (type === 'image' ? (url ?? small) : small) ?? undefined
