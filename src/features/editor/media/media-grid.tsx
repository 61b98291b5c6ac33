import { AudioLines, Ellipsis, Film, ImageIcon } from 'lucide-react'
import { useStore } from 'zustand'
import { loadMedia } from '#src/shared/media/media-loading.ts'
import { mediaStore } from '#src/shared/media/media-store.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import { SampleButton } from '#src/shared/ui/picks/sample.tsx'
import { type Sample, useSample } from '#src/shared/ui/picks/use-sample.ts'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import { formatLength } from '../core/lengths.ts'
import { msToFrames } from '#src/domain/frames.ts'
import styles from './media-panel.module.css'
import type { Media } from '#src/shared/media/upload-item.ts'
import { addMusicCue } from '../music/commands/edit-music-cues.ts'
import { setMusicMedia } from '../music/commands/update-music.ts'
import { addMediaOverlay } from '../overlays/add-overlay.ts'
import { addMediaToScene } from './commands/media-into-story.ts'
import { useEditor, useOpen, useView } from '../core/use-editor.ts'
import { positionOf } from '../core/open-story.ts'

interface MediaUse {
  label: string
  run: () => void
}

const icons = { image: ImageIcon, video: Film, audio: AudioLines }

/** One media: a press runs its default action, its menu has the others. */
export function MediaTile({ id, sample }: { id: string; sample: Sample }) {
  const media = useStore(mediaStore, (state) => state.media[id])
  const uses = useMediaUses(media)
  const [first] = uses
  if (!media) return null
  const Icon = icons[media.media_type]
  const isGenerating = media.status === 'PROCESSING'
  const isSound = media.media_type === 'audio'
  const length = media.duration_ms !== null && (
    <span className={styles.length}>{formatLength(msToFrames(media.duration_ms))}</span>
  )
  return (
    <li className={styles.tile} data-kind={media.media_type}>
      <button
        type="button"
        className={styles.face}
        disabled={isGenerating || first === undefined}
        aria-label={`${first?.label ?? 'Select a scene to use'}: ${media.file_name}`}
        onClick={first?.run}
      >
        {isGenerating ? (
          <Spinner />
        ) : media.thumbnail_url === null ? (
          <Icon size={24} aria-hidden="true" />
        ) : (
          // An expired URL is fetched again.
          <img
            crossOrigin="anonymous"
            src={media.thumbnail_url}
            alt=""
            loading="lazy"
            onError={() => void loadMedia([id], { isForced: true })}
          />
        )}
        {!isSound && length}
      </button>
      <div className={styles.line}>
        <span className={styles.name} title={media.prompt ?? media.file_name}>
          {media.file_name}
        </span>
        {isSound && length}
        {isSound && media.url !== null && <SampleButton name={media.file_name} address={media.url} sample={sample} />}
        <Menu
          label={`Options for ${media.file_name}`}
          align="right"
          trigger={(props) => (
            <IconButton size="small" label={`More for ${media.file_name}`} disabled={uses.length === 0} {...props}>
              <Ellipsis size={16} aria-hidden="true" />
            </IconButton>
          )}
        >
          {uses.map(({ label, run }) => (
            <MenuAction key={label} label={label} onSelect={run} />
          ))}
        </Menu>
      </div>
    </li>
  )
}

/** Available actions of a media, the default first. */
function useMediaUses(media: Media | undefined): readonly MediaUse[] {
  const editor = useEditor()
  const { sceneId } = useView()
  const position = useOpen((open) => positionOf(open, sceneId))
  if (!media || media.status !== 'COMPLETED') return []
  const isSound = media.media_type === 'audio'
  const below: MediaUse[] = isSound
    ? [
        { label: 'Use as background music', run: () => void setMusicMedia(editor, media) },
        { label: 'Play from here', run: () => void addMusicCue(editor, media, null) },
      ]
    : []
  if (sceneId === null) return below
  const put = (isNew: boolean) => () => void addMediaToScene(editor, sceneId, media, isNew)
  return isSound
    ? [
        { label: `Use as voice-over for scene ${position + 1}`, run: put(false) },
        { label: `Play in scene ${position + 1}`, run: () => void addMusicCue(editor, media, sceneId) },
        ...below,
      ]
    : [
        { label: `Use in scene ${position + 1}`, run: put(false) },
        { label: `Add to scene ${position + 1}`, run: put(true) },
        { label: `Put over scene ${position + 1}`, run: () => void addMediaOverlay(editor, sceneId, media) },
      ]
}

/** Media as tiles; recordings can be played, one at a time. */
export function MediaGrid({ ids }: { ids: readonly string[] }) {
  const sample = useSample()
  return (
    <ul className={styles.grid}>
      {ids.map((id) => (
        <MediaTile key={id} id={id} sample={sample} />
      ))}
    </ul>
  )
}
