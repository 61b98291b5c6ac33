import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { Monitor, Moon, Sun } from 'lucide-react'
import { accentNames, accents, modeNames, modes, type Mode } from '../../theme/accents.ts'
import { useThemeStore } from '../../theme/theme-store.ts'
import { AccentDot } from '../accent-dot.tsx'
import { MenuAction, MenuSurface } from '../menu/menu.tsx'
import type { MenuSurfaceState } from '../menu/lazy-menu.tsx'
import styles from './theme-menu.module.css'

const icons: Record<Mode, React.ReactNode> = {
  light: <Sun size={16} aria-hidden="true" />,
  dark: <Moon size={16} aria-hidden="true" />,
  system: <Monitor size={16} aria-hidden="true" />,
}

/** Mode and accent; choosing an accent leaves the menu open, because colours are tried in a row. */
export function ThemeMenuSurface({ state }: { state: MenuSurfaceState }) {
  const { mode, accent, setMode, setAccent } = useThemeStore()
  return (
    <MenuSurface state={state} label="Theme" align="right">
      <ListSubheader role="presentation">Theme</ListSubheader>
      {modes.map((name) => (
        <MenuAction
          key={name}
          label={modeNames[name]}
          icon={icons[name]}
          isChosen={name === mode}
          onSelect={() => setMode(name)}
        />
      ))}
      <Divider aria-hidden="true" component="li" />
      <ListSubheader role="presentation">Accent</ListSubheader>
      {accents.map((name) => (
        <MenuItem
          key={name}
          className={styles.accent}
          role="menuitemradio"
          aria-checked={name === accent}
          aria-label={accentNames[name]}
          onClick={() => setAccent(name)}
        >
          <AccentDot accent={name} isChosen={name === accent} />
        </MenuItem>
      ))}
    </MenuSurface>
  )
}
