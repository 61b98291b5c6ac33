import type { TaskModel } from '#generated/schema.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { useSample } from '#src/shared/ui/picks/use-sample.ts'
import { composeMusic } from './commands/compose-music.ts'
import { useEditor } from '../core/use-editor.ts'
import { type MusicDraft, musicPrice } from './composing.ts'
import { isPendingTask, type Task } from '../core/story-tasks.ts'
import { TaskFailure, TaskProgress } from '../generation/task-notice.tsx'
import { ComposedPiece } from './composed-piece.tsx'
import styles from './music.module.css'
import { useTasksOfType } from '../generation/use-story-tasks.ts'

interface ComposedListProps {
  model: TaskModel
  /** Puts prompt, length and engine of a piece into the form. */
  onRestore: (draft: MusicDraft) => void
}

/** Music in progress for the story, failures since the last finished piece, and all finished pieces. */
export function ComposedList({ model, onRestore }: ComposedListProps) {
  const sample = useSample()
  const { tasks, isPending, error, refetch, isRefetching } = useTasksOfType('music')
  if (isPending)
    return (
      <Skeletons label="Loading your compositions">
        <SkeletonLine width="100%" height={40} />
      </Skeletons>
    )
  if (error)
    return (
      <ErrorState
        isBare
        title="Couldn’t load your compositions"
        text={error.message}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  const pending = tasks.filter(isPendingTask)
  const lastCome = tasks.findIndex(({ status }) => status === 'COMPLETED')
  const failed = tasks
    .slice(0, lastCome < 0 ? undefined : lastCome)
    .filter(({ status }) => status === 'FAILED' || status === 'THROTTLED')
  const pieces = tasks.flatMap((task) => (task.result_media ? [{ task, media: task.result_media }] : []))
  return (
    <>
      {pending.map((task) => (
        <TaskProgress key={task.task_id} task={task}>
          {task.prompt}
        </TaskProgress>
      ))}
      {failed.map((task) => (
        <FailedPiece key={task.task_id} model={model} task={task} />
      ))}
      {pieces.length > 0 && (
        <ul className={styles.list} aria-label="Composed for this story">
          {pieces.map(({ task, media }) => (
            <ComposedPiece key={task.task_id} task={task} media={media} sample={sample} onRestore={onRestore} />
          ))}
        </ul>
      )}
    </>
  )
}

function FailedPiece({ model, task }: { model: TaskModel; task: Task }) {
  const editor = useEditor()
  const { prompt, request } = task
  const { duration = 0, engine: asked } = request ?? {}
  // The requested provider may be gone since.
  const engine = model.engines.some((each) => each.engine === asked) ? asked : undefined
  const price = musicPrice(model, { seconds: duration, engine })
  const wanted = { model_id: model.model_id, prompt: prompt ?? '', duration, ...(engine !== undefined && { engine }) }
  return (
    <TaskFailure task={task} price={price} onRetry={() => void composeMusic(editor, wanted, price)}>
      {prompt}
    </TaskFailure>
  )
}
