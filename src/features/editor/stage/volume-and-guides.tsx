import { Volume2, VolumeX, Frame } from 'lucide-react'
import { IconButton } from '#src/shared/ui/button.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { usePlaybackState } from '#src/video/player/playback.ts'
import { toggleMute } from './playback-actions.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import styles from './stage.module.css'
import { safeAreasOf } from '#src/domain/safe-areas.ts'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'

interface GuideMenuProps {
  /** The visible guide; null for none. */
  value: string | null
  onChange: (id: string | null) => void
}

/** Volume of the preview; the exported video keeps its own. */
export function Volume() {
  const { playback } = useEditor()
  const volume = usePlaybackState(playback, 'volume')
  const isMuted = usePlaybackState(playback, 'isMuted')
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
          label="Preview volume"
          min={0}
          max={1}
          step={0.01}
          value={isSilent ? 0 : volume}
          format={(value) => `${Math.round(value * 100)}%`}
          onChange={(value) => {
            playback.setMuted(false)
            playback.setVolume(value)
          }}
        />
      </span>
    </>
  )
}

/** Selects the platform whose safe area is shown. */
export function GuideMenu({ value, onChange }: GuideMenuProps) {
  const areas = safeAreasOf(useOpen(({ story }) => story.aspect_ratio))
  return (
    <Menu
      label="Safe-area guides"
      align="right"
      trigger={(trigger) => (
        <IconButton {...trigger} size="small" label="Safe-area guides" isOn={value !== null}>
          <Frame size={18} aria-hidden="true" />
        </IconButton>
      )}
    >
      <MenuAction label="None" isChosen={value === null} onSelect={() => onChange(null)} />
      {areas.map(({ id, label, asOf, source }) => (
        <MenuAction
          key={id}
          label={label}
          note={asOf}
          title={source}
          isChosen={value === id}
          onSelect={() => onChange(id)}
        />
      ))}
    </Menu>
  )
}
