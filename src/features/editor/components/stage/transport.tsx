import { Captions, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import type { RefObject } from 'react'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import { usePlaybackState } from '#src/video/player/use-playback.ts'
import {
  frameBack,
  frameForward,
  secondBack,
  secondForward,
  toEnd,
  togglePlay,
  toStart,
} from '../../actions/playback-actions.ts'
import { toggleCaptions } from '../../actions/story-actions.ts'
import { useAction } from '../../hooks/use-action.ts'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'
import { ActionButton } from '../action-button.tsx'
import styles from './stage.module.css'
import { Timecode } from './timecode.tsx'

/** Time, steps, Play, sound, captions, full screen. */
export function Transport({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const captions = useAction(toggleCaptions)
  const areCaptionsOn = useOpen(({ story }) => story.captions_settings.show_captions)
  return (
    <div className={styles.transport}>
      <Timecode />
      <div className={styles.middle}>
        <ActionButton action={toStart} />
        <span className={styles.seconds}>
          <ActionButton action={secondBack} />
        </span>
        <ActionButton action={frameBack} />
        <PlayButton />
        <ActionButton action={frameForward} />
        <span className={styles.seconds}>
          <ActionButton action={secondForward} />
        </span>
        <ActionButton action={toEnd} />
      </div>
      <div className={styles.end}>
        <Volume />
        <IconButton
          size="small"
          label="Captions"
          shortcut={captions.shortcut}
          isOn={areCaptionsOn}
          onClick={captions.run}
        >
          <Captions size={18} aria-hidden="true" />
        </IconButton>
        <IconButton size="small" label="Full screen" onClick={() => void toggleFullScreen(stage.current)}>
          <Maximize size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}

function PlayButton() {
  const { playback } = useEditor()
  const { isPlaying, isBuffering } = usePlaybackState(playback)
  const { isEnabled, run } = useAction(togglePlay)
  const label = isPlaying ? 'Pause' : 'Play'
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={label}
      aria-keyshortcuts="Space"
      data-tooltip={label}
      disabled={!isEnabled}
      onClick={run}
    >
      {isPlaying && isBuffering ? (
        <Spinner size={16} />
      ) : isPlaying ? (
        <Pause size={18} fill="currentColor" aria-hidden="true" />
      ) : (
        <Play size={18} fill="currentColor" aria-hidden="true" />
      )}
    </button>
  )
}

function Volume() {
  const { playback } = useEditor()
  const { volume, isMuted } = usePlaybackState(playback)
  const isSilent = isMuted || volume === 0
  return (
    <>
      <IconButton
        size="small"
        label={isSilent ? 'Sound on' : 'Mute'}
        onClick={() => {
          if (volume === 0) playback.setVolume(1)
          playback.setMuted(!isSilent)
        }}
      >
        {isSilent ? <VolumeX size={18} aria-hidden="true" /> : <Volume2 size={18} aria-hidden="true" />}
      </IconButton>
      <span className={styles.volume}>
        <Slider
          isBare
          size="small"
          label="Volume of the preview"
          min={0}
          max={1}
          step={0.01}
          value={isSilent ? 0 : volume}
          format={(value) => `${Math.round(value * 100)} %`}
          onChange={(value) => {
            playback.setMuted(false)
            playback.setVolume(value)
          }}
        />
      </span>
    </>
  )
}

async function toggleFullScreen(stage: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await stage?.requestFullscreen()
}
