import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useGetStoryVersion } from '#generated/client/stories/stories.ts'
import { formatTimecode } from '#src/domain/frames.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { createPlayback, type Playback, useCurrentFrame, usePlaybackState } from '#src/video/player/playback.ts'
import { StoryPlayer } from '#src/video/player/story-player.tsx'
import { toVideoDocument } from '#src/video/to-video-document.ts'
import { useEditor } from '../core/use-editor.ts'
import styles from './versions.module.css'
import type { StoryVersion } from '#generated/schema.ts'
import { formatLength } from '../core/lengths.ts'
import { formatMoment } from './format-moment.ts'

export type Version = StoryVersion

interface VersionRowProps {
  version: Version
  onShow: () => void
  onRestore: () => void
}

const WIDTH = 760

interface VersionPreviewProps {
  version: Version
  onClose: () => void
  onRestore: () => void
}

/** Plays a version beside the story without changing anything. */
export function VersionPreview({ version, onClose, onRestore }: VersionPreviewProps) {
  const editor = useEditor()
  const [playback] = useState(() => createPlayback())
  useEffect(() => editor.playback.pause(), [editor])
  return (
    <Dialog
      isOpen
      title={version.name}
      width={WIDTH}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Close
          </Button>
          <Button variant="contained" onClick={onRestore}>
            Restore this version
          </Button>
        </>
      }
    >
      <Film storyId={editor.storyId} versionId={version.version_id} playback={playback} />
    </Dialog>
  )
}

function Film({ storyId, versionId, playback }: { storyId: string; versionId: string; playback: Playback }) {
  const { data, isPending, error, refetch, isRefetching } = useGetStoryVersion(storyId, versionId)
  if (isPending)
    return (
      <Skeletons label="Loading the version">
        <SkeletonImage />
      </Skeletons>
    )
  if (error)
    return (
      <ErrorState
        isBare
        title="Couldn’t load the version"
        text={error.message}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  const film = toVideoDocument(data.story)
  return (
    <>
      <div className={styles.film} style={{ aspectRatio: `${film.width} / ${film.height}` }}>
        <StoryPlayer
          document={film}
          playback={playback}
          fetchAsset={fetchFile}
          poster={data.version.thumbnail_url}
          label={`Version ${data.version.name}`}
        />
      </div>
      <Transport playback={playback} lastFrame={Math.max(1, film.durationInFrames - 1)} />
    </>
  )
}

function Transport({ playback, lastFrame }: { playback: Playback; lastFrame: number }) {
  const frame = useCurrentFrame(playback)
  const isPlaying = usePlaybackState(playback, 'isPlaying')
  return (
    <div className={styles.transport}>
      <IconButton size="small" label={isPlaying ? 'Pause' : 'Play'} onClick={playback.toggle}>
        {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
      </IconButton>
      <Slider
        label="Position"
        isBare
        min={0}
        max={lastFrame}
        step={1}
        value={Math.min(frame, lastFrame)}
        format={formatTimecode}
        onChange={playback.seek}
      />
      <span className={styles.time}>{formatTimecode(frame)}</span>
    </div>
  )
}

/** One version: its first image, its name, its time and its size. */
export function VersionRow({ version, onShow, onRestore }: VersionRowProps) {
  const { name, is_automatic: isAutomatic, scenes_total: scenes, created_at: at } = version
  return (
    <li className={styles.row}>
      <button type="button" className={styles.pick} aria-label={`Preview ${name}`} onClick={onShow} />
      <span className={styles.still} aria-hidden="true">
        {version.thumbnail_url && <img crossOrigin="anonymous" src={version.thumbnail_url} alt="" loading="lazy" />}
        <Play className={styles.sign} size={16} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} data-automatic={isAutomatic || undefined}>
          {name}
        </span>
        <span className={styles.facts}>
          <time dateTime={at}>{formatMoment(at)}</time>
          {` · ${scenes === 1 ? '1 scene' : `${scenes} scenes`} · ${formatLength(version.duration_in_frames)}`}
        </span>
      </span>
      <span className={styles.act}>
        <IconButton size="small" label={`Restore ${name}`} onClick={onRestore}>
          <RotateCcw size={16} aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  )
}
