import { Captions, Pause, Play, Repeat } from 'lucide-react'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import { usePlaybackState } from '#src/video/player/use-playback.ts'
import {
  frameBack,
  frameForward,
  secondBack,
  secondForward,
  toEnd,
  toggleFullScreen,
  toggleLoop,
  togglePlay,
  toStart,
} from '../../actions/playback-actions.ts'
import { toggleCaptions } from '../../actions/story-actions.ts'
import { useAction } from '../../hooks/use-action.ts'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'
import { ActionButton } from '../action-button.tsx'
import { GuideMenu } from './guide-menu.tsx'
import { RateMenu } from './rate-menu.tsx'
import styles from './stage.module.css'
import { Timecode } from './timecode.tsx'
import { Volume } from './volume.tsx'

interface TransportProps {
  /** The safe-area guide that is shown; null for none. */
  guideId: string | null
  onGuide: (id: string | null) => void
}

/** Time, steps, Play, speed, sound, captions, guides, full screen. */
export function Transport({ guideId, onGuide }: TransportProps) {
  const captions = useAction(toggleCaptions)
  const areCaptionsOn = useOpen(({ story }) => story.captions_settings.show_captions)
  return (
    <div className={styles.transport}>
      <Timecode />
      <div className={styles.middle}>
        <span className={styles.edge}>
          <ActionButton action={toStart} />
        </span>
        <span className={styles.seconds}>
          <ActionButton action={secondBack} />
        </span>
        <ActionButton action={frameBack} />
        <PlayButton />
        <ActionButton action={frameForward} />
        <span className={styles.seconds}>
          <ActionButton action={secondForward} />
        </span>
        <span className={styles.edge}>
          <ActionButton action={toEnd} />
        </span>
      </div>
      <div className={styles.end}>
        <RateMenu />
        <Loop />
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
        <GuideMenu value={guideId} onChange={onGuide} />
        <ActionButton action={toggleFullScreen} />
      </div>
    </div>
  )
}

function Loop() {
  const { playback } = useEditor()
  const { isLooping } = usePlaybackState(playback)
  const { label, shortcut, run } = useAction(toggleLoop)
  return (
    <span className={styles.seconds}>
      <IconButton size="small" label={label} shortcut={shortcut} isOn={isLooping} onClick={run}>
        <Repeat size={18} aria-hidden="true" />
      </IconButton>
    </span>
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
