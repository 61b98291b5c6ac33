import { Captions, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { formatFrames } from '#src/shared/lib/format.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import type { VideoDocument } from '#src/video/document.ts'
import { type Playback, useCurrentFrame, usePlaybackState } from '#src/video/player/playback.ts'
import styles from './preview.module.css'

interface PreviewControlsProps {
  film: VideoDocument
  playback: Playback
  /** null when the video has no captions. */
  captions: { isOn: boolean; onToggle: () => void } | null
  onFullScreen: () => void
}

/** Below the image: play, position, captions, sound, full screen. */
export function PreviewControls({ film, playback, captions, onFullScreen }: PreviewControlsProps) {
  const isPlaying = usePlaybackState(playback, 'isPlaying')
  const isMuted = usePlaybackState(playback, 'isMuted')
  return (
    <div className={styles.controls}>
      <IconButton label={isPlaying ? 'Pause' : 'Play'} shortcut="k" onClick={playback.toggle}>
        {isPlaying ? (
          <Pause size={18} fill="currentColor" aria-hidden="true" />
        ) : (
          <Play size={18} fill="currentColor" aria-hidden="true" />
        )}
      </IconButton>
      <SeekLine film={film} playback={playback} />
      {captions && (
        <IconButton label="Captions" shortcut="c" isOn={captions.isOn} onClick={captions.onToggle}>
          <Captions size={18} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={isMuted ? 'Sound on' : 'Mute'} shortcut="m" onClick={() => playback.setMuted(!isMuted)}>
        {isMuted ? <VolumeX size={18} aria-hidden="true" /> : <Volume2 size={18} aria-hidden="true" />}
      </IconButton>
      <IconButton label="Full screen" shortcut="f" onClick={onFullScreen}>
        <Maximize size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** A component of its own: it renders with every frame. */
function SeekLine({ film, playback }: Pick<PreviewControlsProps, 'film' | 'playback'>) {
  const frame = useCurrentFrame(playback)
  const last = film.durationInFrames - 1
  return (
    <>
      <span className={styles.line}>
        <Slider
          isBare
          size="small"
          label="Position"
          min={0}
          max={last}
          step={1}
          value={Math.min(frame, last)}
          format={(value) => `${formatFrames(value)} of ${formatFrames(film.durationInFrames)}`}
          onChange={playback.seek}
        />
      </span>
      <span className={styles.time}>
        <b>{formatFrames(frame)}</b> / {formatFrames(film.durationInFrames)}
      </span>
    </>
  )
}
