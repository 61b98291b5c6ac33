import { Pause, Play } from 'lucide-react'
import { useMemo, useRef, useState, type CSSProperties } from 'react'
import { fetchBytes } from '#src/shared/media/fetch-bytes.ts'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import type { VideoDocument } from '#src/video/document.ts'
import { createPlayback, type Playback, usePlaybackState, useAtFrame } from '#src/video/player/playback.ts'
import { StoryPlayer } from '#src/video/player/story-player.tsx'
import { usePreviewKeys } from '../hooks/use-preview-keys.ts'
import { hasCaptions } from '../lib/film-of-preview.ts'
import styles from './preview.module.css'
import { PreviewControls } from './preview-controls.tsx'
import { captionAt, captionDirectionAt } from '#src/video/captions/caption-at.ts'

interface PreviewPlayerProps {
  film: VideoDocument
  poster: string | null
}

/** A video with a visitor's controls: play, seek bar, captions, sound, full screen. */
export function PreviewPlayer({ film, poster }: PreviewPlayerProps) {
  const [playback] = useState(() => createPlayback())
  const isPlaying = usePlaybackState(playback, 'isPlaying')
  const isBuffering = usePlaybackState(playback, 'isBuffering')
  const [showsCaptions, setShowsCaptions] = useState(film.captions.show)
  const box = useRef<HTMLElement>(null)
  const shown = useMemo(() => ({ ...film, captions: { ...film.captions, show: showsCaptions } }), [film, showsCaptions])
  const shape: CSSProperties & Record<`--${string}`, string | number> = {
    '--shape': `${film.width} / ${film.height}`,
    '--ratio': film.width / film.height,
  }
  const toggleCaptions = () => setShowsCaptions((was) => !was)
  const toggleScreen = () => void toggleFullScreen(box.current)
  usePreviewKeys({ playback, onCaptions: toggleCaptions, onFullScreen: toggleScreen })

  return (
    <section ref={box} className={styles.player} aria-label="Player">
      <div className={styles.view} style={shape}>
        <StoryPlayer
          document={shown}
          playback={playback}
          fetchAsset={fetchBytes}
          poster={poster}
          label={`Video: ${film.title}`}
        >
          <button
            type="button"
            className={styles.picture}
            aria-label={isPlaying ? 'Pause video' : 'Play video'}
            onClick={playback.toggle}
          >
            <span className={styles.bigPlay} data-playing={isPlaying && !isBuffering}>
              {isPlaying && isBuffering ? (
                <Spinner size={28} />
              ) : isPlaying ? (
                <Pause size={28} fill="currentColor" aria-hidden="true" />
              ) : (
                <Play size={28} fill="currentColor" aria-hidden="true" />
              )}
            </span>
          </button>
        </StoryPlayer>
      </div>
      <PreviewControls
        film={film}
        playback={playback}
        captions={hasCaptions(film) ? { isOn: showsCaptions, onToggle: toggleCaptions } : null}
        onFullScreen={toggleScreen}
      />
      <CaptionText film={shown} playback={playback} />
    </section>
  )
}

async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await element?.requestFullscreen()
}

/** The caption of the image, as text for users who do not see it. */
function CaptionText({ film, playback }: { film: VideoDocument; playback: Playback }) {
  const text = useAtFrame(playback, (frame) => captionAt(film, frame))
  const direction = useAtFrame(playback, (frame) => captionDirectionAt(film, frame))
  return (
    <p className="visually-hidden" data-part="caption" lang={film.language} dir={direction}>
      {text}
    </p>
  )
}
