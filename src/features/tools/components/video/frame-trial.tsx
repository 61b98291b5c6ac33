import { useQuery } from '@tanstack/react-query'
import type { CreateTaskRequest, TaskPreview } from '#generated/schema.ts'
import { previewTask } from '#generated/client/tasks/tasks.ts'
import { fieldText } from '#src/shared/api/api-error.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { SkeletonImage } from '#src/shared/ui/states/skeletons.tsx'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { useSettled } from '#src/shared/hooks/use-settled.ts'
import { secondsText } from '../../lib/result-state.ts'
import styles from './video.module.css'

interface FrameTrialProps {
  workspace: Workspace
  request: CreateTaskRequest
  atMs: number
  onClose: () => void
}

const TYPING_MS = 350

/** One frame of the real result beside its source, and the price of the whole, before any payment. */
export function FrameTrial({ workspace, request, atMs, onClose }: FrameTrialProps) {
  const { source, settings, model, price } = workspace
  const task = useSettled(request, TYPING_MS)
  const trial = useQuery<TaskPreview>({
    queryKey: ['previewTask', task, atMs],
    queryFn: ({ signal }) => previewTask({ task, x: 0.5, y: 0.5, at_ms: atMs }, { signal }),
    placeholderData: (former: TaskPreview | undefined) => former,
    staleTime: Infinity,
  })
  const length = source.data?.duration_ms ?? 0
  const chosen = ((settings.end ?? length) - (settings.start ?? 0)) / 1000
  const shape = `${source.data?.width ?? 16} / ${source.data?.height ?? 9}`
  return (
    <div className={styles.trial} role="group" aria-label="One frame">
      {trial.error ? (
        <p role="alert">{fieldText(trial.error) ?? trial.error.message}</p>
      ) : (
        <div className={styles.pair} aria-busy={trial.isFetching}>
          <Still name="Original" url={trial.data?.before_url} shape={shape} />
          <Still name="Result" url={trial.data?.after_url} shape={shape} />
        </div>
      )}
      <p className={styles.note} aria-live="polite">
        {trial.isFetching ? 'Generating one frame. ' : ''}Free preview of the frame at {secondsText(atMs)}.
        {price !== undefined &&
          model &&
          ` Full video: ${chosen.toFixed(1)} s at ${model.credits} credits per second (rounded up), ${price} credits.`}
      </p>
      <Button size="xsmall" variant="text" onClick={onClose}>
        Close the frame
      </Button>
    </div>
  )
}

function Still({ name, url, shape }: { name: string; url: string | undefined; shape: string }) {
  return (
    <figure className={styles.still}>
      {url === undefined ? (
        <SkeletonImage ratio={shape} />
      ) : (
        <img crossOrigin="anonymous" src={url} alt={`${name}: the frame`} />
      )}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
