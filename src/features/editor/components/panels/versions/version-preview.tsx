import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useGetStoryVersion } from '#generated/client/stories/stories.ts'
import { formatTimecode } from '#src/domain/frames.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { ErrorState, SkeletonPicture, Skeletons } from '#src/shared/ui/states/data-states.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { createPlayback, type Playback, useCurrentFrame, usePlaybackState } from '#src/video/player/playback.ts'
import { StoryPlayer } from '#src/video/player/story-player.tsx'
import { toVideoDocument } from '#src/video/to-video-document.ts'
import { useEditor } from '../../../hooks/use-editor.ts'
import type { Version } from './version-row.tsx'
import styles from './versions.module.css'

const WIDTH = 760

interface VersionPreviewProps {
  version: Version
  onClose: () => void
  onRestore: () => void
}

/** A version as a film, beside the story: nothing changes by looking at it. */
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
        <SkeletonPicture />
      </Skeletons>
    )
  if (error)
    return (
      <ErrorState
        isBare
        title="The version did not load"
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
  const { isPlaying } = usePlaybackState(playback)
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
