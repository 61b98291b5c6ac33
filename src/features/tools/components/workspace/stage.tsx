import { Crop, ImagePlus, Images, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { acceptedTypes } from '#src/domain/uploads.ts'
import { ReportProblem } from '#src/shared/bug-report/report-problem.tsx'
import { DropPlace } from '#src/shared/recording/drop-place.tsx'
import { FileUploadState } from '#src/shared/recording/file-card.tsx'
import type { FileUpload } from '#src/shared/recording/use-file-upload.ts'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import type { Workspace } from '#src/features/tools/hooks/use-workspace.ts'
import { sizeText } from '#src/features/tools/lib/result-state.ts'
import { Board } from './board.tsx'
import { ResultView } from './result-view.tsx'
import styles from './stage.module.css'

const MediaDialog = lazy(() => import('../source/media-dialog.tsx').then((module) => ({ default: module.MediaDialog })))
const CropTrial = lazy(() => import('../source/crop-trial.tsx').then((module) => ({ default: module.CropTrial })))
const FrameStage = lazy(() => import('../frame/frame-stage.tsx').then((module) => ({ default: module.FrameStage })))
const MaskPainter = lazy(() =>
  import('#src/shared/media/mask/mask-painter.tsx').then((module) => ({ default: module.MaskPainter })),
)
const VideoFrameStage = lazy(() =>
  import('../frame/video-frame-stage.tsx').then((module) => ({ default: module.VideoFrameStage })),
)
const VideoSource = lazy(() => import('../video/video-source.tsx').then((module) => ({ default: module.VideoSource })))

/** The source, or the output beside it. A file can be dropped on it at any time. */
export function Stage({ workspace, file }: { workspace: Workspace; file: FileUpload }) {
  const { tool, source, sourceId, result, setSource } = workspace
  const [isChoosing, setChoosing] = useState(false)
  const [isTrying, setTrying] = useState(false)
  const isVideo = workspace.kind === 'video'
  const accepted = acceptedTypes(...tool.sources)
  const label = tool.sources.map((kind) => (kind === 'video' ? 'Video' : 'Image')).join(' or ')
  const dialog = isChoosing && (
    <Suspense fallback={null}>
      <MediaDialog
        kinds={tool.sources}
        onChoose={(id) => {
          file.cancel()
          setSource(id)
        }}
        onClose={() => setChoosing(false)}
      />
    </Suspense>
  )
  const ways = (
    <>
      <FileButton
        label={label}
        accept={accepted}
        size="small"
        icon={<ImagePlus size={16} aria-hidden="true" />}
        onFile={file.choose}
      >
        Choose another file
      </FileButton>
      <Button size="small" icon={<Images size={16} aria-hidden="true" />} onClick={() => setChoosing(true)}>
        Your media
      </Button>
    </>
  )
  if (result !== undefined)
    return (
      <section className={styles.stage} aria-label="Result">
        <ResultView workspace={workspace} result={result} />
        <FileUploadState run={file} />
        {dialog}
      </section>
    )
  const board = workspace.search.get('board')
  if (board !== null)
    return (
      <section className={styles.stage} aria-label="Board">
        <Board workspace={workspace} ids={board.split(',')} />
        <FileUploadState run={file} />
        {dialog}
      </section>
    )
  if (sourceId === undefined)
    return (
      <section className={`${styles.stage} ${styles.empty}`} aria-label="Source">
        <DropPlace
          label={label}
          accept={accepted}
          icon={<ImagePlus size={24} aria-hidden="true" />}
          title={tool.invitation}
          text={tool.limits}
          action={
            <Button icon={<Images size={16} aria-hidden="true" />} onClick={() => setChoosing(true)}>
              Choose from your media
            </Button>
          }
          onFile={file.choose}
        />
        <FileUploadState run={file} />
        {dialog}
      </section>
    )
  return (
    <section
      className={styles.stage}
      aria-label="Source"
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        const [dropped] = event.dataTransfer.files
        if (!dropped) return
        event.preventDefault()
        file.choose(dropped)
      }}
    >
      {source.isError ? (
        <ErrorState
          title="Couldn’t load the source"
          text={source.error.message}
          onRetry={() => void source.refetch()}
          isRetrying={source.isRefetching}
          action={
            <ReportProblem failure={{ operation: 'getMedia', message: source.error.message }} cause={source.error} />
          }
        />
      ) : !source.data ? (
        <Skeletons label="Loading the source">
          <SkeletonImage ratio="16 / 9" />
        </Skeletons>
      ) : source.data.media_type === 'video' && tool.settings.includes('focus') ? (
        <Suspense fallback={<SkeletonImage ratio="16 / 9" />}>
          <VideoFrameStage key={source.data.id} workspace={workspace} source={source.data} />
        </Suspense>
      ) : source.data.media_type === 'video' ? (
        <Suspense fallback={null}>
          <VideoSource key={source.data.id} workspace={workspace} media={source.data} />
        </Suspense>
      ) : workspace.isPart ? (
        <Suspense fallback={null}>
          <MaskPainter
            url={source.data.url ?? undefined}
            size={{ width: source.data.width ?? 1, height: source.data.height ?? 1 }}
            strokes={workspace.mask.strokes}
            onChange={workspace.mask.change}
          />
          {!workspace.mask.isMarked && workspace.settings.mask !== '' && (
            <p className={styles.facts}>The previous mask is used until you draw a new one.</p>
          )}
        </Suspense>
      ) : workspace.hasFrame ? (
        <Suspense fallback={<SkeletonImage ratio="16 / 9" />}>
          <FrameStage key={source.data.id} workspace={workspace} source={source.data} />
        </Suspense>
      ) : (
        <figure className={styles.figure}>
          <div className={styles.picture}>
            <img
              crossOrigin="anonymous"
              src={source.data.url ?? undefined}
              alt={source.data.prompt ?? source.data.file_name}
            />
          </div>
          <figcaption className={styles.line}>
            <span className={styles.name}>{source.data.prompt ?? source.data.file_name}</span>
            <span className={styles.facts}>{sizeText(source.data)}</span>
          </figcaption>
        </figure>
      )}
      <FileUploadState run={file} />
      <div className={styles.actions}>
        {ways}
        {!tool.needsSource && (
          <Button size="small" icon={<X size={16} aria-hidden="true" />} onClick={() => setSource(undefined)}>
            No image
          </Button>
        )}
        {tool.hasPreview && !isVideo && !isTrying && (
          <Button
            size="small"
            disabled={!workspace.request}
            icon={<Crop size={16} aria-hidden="true" />}
            onClick={() => setTrying(true)}
          >
            Try on a crop for free
          </Button>
        )}
      </div>
      {isTrying && workspace.request && (
        <Suspense fallback={null}>
          <CropTrial workspace={workspace} onClose={() => setTrying(false)} />
        </Suspense>
      )}
      {dialog}
    </section>
  )
}
