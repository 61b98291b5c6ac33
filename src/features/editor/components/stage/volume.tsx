import { Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '#src/shared/ui/button.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { usePlaybackState } from '#src/video/player/playback.ts'
import { toggleMute } from '../../actions/playback-actions.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import styles from './stage.module.css'

/** How loud the preview is; the film keeps its own loudness. */
export function Volume() {
  const { playback } = useEditor()
  const { volume, isMuted } = usePlaybackState(playback)
  const isSilent = isMuted || volume === 0
  return (
    <>
      <IconButton
        size="small"
        label={isSilent ? 'Sound on' : 'Mute'}
        shortcut={toggleMute.shortcut}
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
