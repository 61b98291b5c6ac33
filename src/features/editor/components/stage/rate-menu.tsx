import { MenuAction } from '#src/shared/ui/menu/menu-action.tsx'
import { Menu } from '#src/shared/ui/menu/menu.tsx'
import { Tooltip } from '#src/shared/ui/tooltip/tooltip.tsx'
import { usePlaybackState } from '#src/video/player/use-playback.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import styles from './stage.module.css'

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2]
const times = (speed: number) => `${speed < 0 ? '−' : ''}${Math.abs(speed)}×`

/** How fast the preview plays; in a shuttle, how fast it runs now. */
export function RateMenu() {
  const { playback } = useEditor()
  const { rate, speed } = usePlaybackState(playback)
  return (
    <Menu
      label="Speed of the preview"
      align="right"
      trigger={(trigger) => (
        <Tooltip title="Speed">
          <button
            {...trigger}
            type="button"
            className={styles.rate}
            aria-label={`Speed of the preview: ${times(speed)}`}
          >
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
