import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { previewTask } from '#generated/client/tasks/tasks.ts'
import type { TaskPreview } from '#generated/schema.ts'
import { fieldText } from '#src/shared/api/api-error.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { SkeletonImage } from '#src/shared/ui/states/skeletons.tsx'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { secondsText, wholeText } from '../../lib/result-state.ts'
import { PlaceMark } from './place-mark.tsx'
import styles from './crop-trial.module.css'

const MIDDLE = { x: 0.5, y: 0.5 }

interface CropTrialProps {
  workspace: Workspace
  /** Which frame of a video, ms. */
  atMs?: number
  onClose: () => void
}

/** A crop of the real result of every model, beside the same crop of the source, before any payment. */
export function CropTrial({ workspace, atMs, onClose }: CropTrialProps) {
  const { source, models, request } = workspace
  const [place, setPlace] = useState(MIDDLE)
  const [dragged, setDragged] = useState(MIDDLE)
  const crops = useQueries({
    queries: (request ? models : []).map(({ model_id: id }) => {
      const { engine, ...options } = request ?? {}
      // An engine is one of the chosen model's.
      const task = {
        ...options,
        model_id: id,
        ...(engine !== undefined && id === workspace.model?.model_id && { engine }),
      }
      return {
        queryKey: ['previewTask', task, place, atMs],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          previewTask({ task, ...place, ...(atMs !== undefined && { at_ms: atMs }) }, { signal }),
        placeholderData: (former: TaskPreview | undefined) => former,
      }
    }),
  })
  const url = source.data?.url
  if (!url) return null
  const problems = crops.map(({ error }) => error && (fieldText(error) ?? error.message))
  const before = crops.find(({ data }) => data)?.data?.before_url
  // A failed trial does not hide the others.
  const problem = problems.every((each) => each !== null) ? problems[0] : undefined
  return (
    <div className={styles.trial} role="group" aria-label="Crop">
      <div className={styles.place}>
        {atMs === undefined ? (
          <img crossOrigin="anonymous" src={url} alt="" />
        ) : (
          <video
            crossOrigin="anonymous"
            src={url}
            muted
            playsInline
            preload="auto"
            aria-hidden="true"
            onLoadedMetadata={({ currentTarget }) => (currentTarget.currentTime = atMs / 1000)}
          />
        )}
        <PlaceMark
          className={styles.mark}
          label="Crop position"
          place={dragged}
          onMove={setDragged}
          onPlace={(next) => {
            setDragged(next)
            setPlace(next)
          }}
        />
      </div>
      {problem ? (
        <p role="alert">{problem}</p>
      ) : (
        <div className={styles.crops}>
          <Crop name="Original" url={before} isPixels />
          {models.map(({ model_id: id, name }, at) => (
            <Crop key={id} name={name} url={crops[at]?.data?.after_url} problem={problems[at]} />
          ))}
        </div>
      )}
      <p className={styles.note}>
        Free preview of a crop from{' '}
        {atMs === undefined ? 'the real result' : `the frame at ${secondsText(atMs)} of the real result`} with these
        settings. Drag the mark, or use the arrow keys.
        {atMs !== undefined &&
          workspace.price !== undefined &&
          workspace.model &&
          ` ${wholeText(source.data, workspace.model, workspace.price)}`}
      </p>
      <Button size="xsmall" variant="text" onClick={onClose}>
        Close the crop
      </Button>
    </div>
  )
}

interface CropProps {
  name: string
  url: string | undefined
  isPixels?: boolean
  /** Why the crop has no result. */
  problem?: string | null | undefined
}

function Crop({ name, url, isPixels, problem }: CropProps) {
  return (
    <figure className={styles.crop} data-pixels={isPixels}>
      {problem ? (
        <p role="alert">{problem}</p>
      ) : url === undefined ? (
        <SkeletonImage ratio="1" />
      ) : (
        <img crossOrigin="anonymous" src={url} alt={`${name}: the crop`} />
      )}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
