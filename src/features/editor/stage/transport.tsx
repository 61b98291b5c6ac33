import { Captions, Pause, Play, Repeat } from 'lucide-react'
import { IconButton } from '#src/shared/ui/button.tsx'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import { usePlaybackState, useCurrentFrame } from '#src/video/player/playback.ts'
import {
  frameBack,
  frameForward,
  secondBack,
  secondForward,
  toggleCaptions,
  toEnd,
  toggleFullScreen,
  toggleLoop,
  togglePlay,
  toStart,
} from './playback-actions.ts'
import { useAction, ActionButton } from '../core/action.tsx'
import { useEditor, useOpen, useFilm } from '../core/use-editor.ts'
import { LevelMeter } from './level-meter.tsx'
import { GuideMenu, Volume } from './volume-and-guides.tsx'
import styles from './stage.module.css'
import { formatTimecode } from '#src/domain/frames.ts'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import { Tooltip } from '#src/shared/ui/tooltip/tooltip.tsx'

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2]

interface TransportProps {
  /** The visible safe-area guide; null for none. */
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
        <LevelMeter />
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
  const isLooping = usePlaybackState(playback, 'isLooping')
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
  const isPlaying = usePlaybackState(playback, 'isPlaying')
  const isBuffering = usePlaybackState(playback, 'isBuffering')
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

/** The playhead's position, in minutes, seconds and frames. */
function Timecode() {
  const { playback } = useEditor()
  const frame = useCurrentFrame(playback)
  const { durationInFrames } = useFilm()
  return (
    <span className={styles.time} role="timer" aria-label="Time">
      <b>{formatTimecode(frame)}</b> / {formatTimecode(durationInFrames)}
    </span>
  )
}

const times = (speed: number) => `${speed < 0 ? '−' : ''}${Math.abs(speed)}×`

/** Speed of the preview; during a shuttle, the current speed. */
function RateMenu() {
  const { playback } = useEditor()
  const rate = usePlaybackState(playback, 'rate')
  const speed = usePlaybackState(playback, 'speed')
  return (
    <Menu
      label="Preview speed"
      align="right"
      trigger={(trigger) => (
        <Tooltip title="Speed">
          <button {...trigger} type="button" className={styles.rate} aria-label={`Preview speed: ${times(speed)}`}>
            {times(speed)}
          </button>
        </Tooltip>
      )}
    >
      {RATES.map((each) => (
        <MenuAction key={each} label={times(each)} isChosen={each === rate} onSelect={() => playback.setRate(each)} />
      ))}
    </Menu>
  )
}
