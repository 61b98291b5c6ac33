import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { Monitor, Moon, Sun } from 'lucide-react'
import { accents, type Accent, type Mode } from '../theme/accents.ts'
import { useThemeStore } from '../theme/theme-store.ts'
import { IconButton } from './icon-button.tsx'
import { MenuAction } from './menu-action.tsx'
import { Menu } from './menu.tsx'
import styles from './theme-menu.module.css'

const modeChoices: readonly { mode: Mode; label: string; Icon: typeof Sun }[] = [
  { mode: 'light', label: 'Light', Icon: Sun },
  { mode: 'dark', label: 'Dark', Icon: Moon },
  { mode: 'system', label: 'System', Icon: Monitor },
]

const accentNames: Record<Accent, string> = { tomato: 'Tomato', iris: 'Iris', jade: 'Jade', amber: 'Amber' }

/** Light, Dark, System and the four accents, from one button. */
export function ThemeMenu() {
  const { mode, accent, setMode, setAccent } = useThemeStore()
  const { Icon } = modeChoices.find((choice) => choice.mode === mode) ?? { Icon: Sun }
  return (
    <Menu
      label="Theme"
      align="right"
      trigger={(props) => (
        <IconButton label="Theme" {...props}>
          <Icon size={18} aria-hidden="true" />
        </IconButton>
      )}
    >
      <ListSubheader role="presentation">Theme</ListSubheader>
      {modeChoices.map((choice) => (
        <MenuAction
          key={choice.mode}
          label={choice.label}
          icon={<choice.Icon size={16} aria-hidden="true" />}
          isChosen={choice.mode === mode}
          onSelect={() => setMode(choice.mode)}
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
          <span className={styles.dot} data-accent-name={name} />
        </MenuItem>
      ))}
    </Menu>
  )
}
