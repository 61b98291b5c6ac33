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
import { useQuery } from '@tanstack/react-query'
import { getTasks } from '#generated/client/tasks/tasks.ts'
import { useStoryTasks } from '../generation/use-story-tasks.ts'

/** ms */
const POLL_INTERVAL_MS = 5_000

interface ComposedListProps {
  model: TaskModel
  /** Puts prompt, length and engine of a piece into the form. */
  onRestore: (draft: MusicDraft) => void
}

/** Music in progress for the story, failures since the last finished piece, and all finished pieces. */
export function ComposedList({ model, onRestore }: ComposedListProps) {
  const sample = useSample()
  const { tasks, isPending, error, refetch, isRefetching } = useComposedMusic()
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

const isMusic = ({ task_type: type }: Task) => type === 'music'

/** The music that was requested for this story, the newest first: from before it was opened, and all since. */
function useComposedMusic() {
  const editor = useEditor()
  const live = useStoryTasks().filter(isMusic)
  const isLive = ({ task_id: id }: Task) => live.some((task) => task.task_id === id)
  const before = useQuery({
    queryKey: ['composedMusic', editor.storyId],
    queryFn: async ({ signal }) => (await getTasks({ story_id: editor.storyId, task_type: 'music' }, { signal })).data,
    staleTime: Infinity,
    // No event reports what ended between two answers.
    refetchInterval: ({ state }) =>
      state.data?.some((task) => isPendingTask(task) && !isLive(task)) ? POLL_INTERVAL_MS : false,
  })
  // Later progress is known from its events.
  const older = before.data?.filter((task) => !isLive(task)) ?? []
  const tasks = [...live, ...older].toSorted((one, other) => other.created_at.localeCompare(one.created_at))
  return { ...before, tasks }
}
