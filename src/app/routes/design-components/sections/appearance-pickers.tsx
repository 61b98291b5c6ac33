import { Monitor, Moon, Sun } from 'lucide-react'
import { accentNames, accents, modeNames, modes, type Mode } from '#src/shared/theme/accents.ts'
import { useThemeStore } from '#src/shared/theme/theme-store.ts'
import { AccentDot } from '#src/shared/ui/accent-dot.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import styles from '../design-components.module.css'

const icons: Record<Mode, React.ReactNode> = {
  light: <Sun size={14} aria-hidden="true" />,
  dark: <Moon size={14} aria-hidden="true" />,
  system: <Monitor size={14} aria-hidden="true" />,
}

/** Mode and accent, as in the theme menu. */
export function AppearancePickers() {
  const { mode, accent, setMode, setAccent } = useThemeStore()
  return (
    <div className={styles.pickers}>
      <Segmented
        label="Mode"
        value={mode}
        onChange={setMode}
        segments={modes.map((value) => ({ value, label: modeNames[value], icon: icons[value] }))}
      />
      <div className={styles.dots} role="radiogroup" aria-label="Accent">
        {accents.map((name) => (
          <label key={name} className={styles.dotChoice} data-tooltip={accentNames[name]}>
            <input
              type="radio"
              name="accent"
              className="visually-hidden"
              aria-label={accentNames[name]}
              checked={name === accent}
              onChange={() => setAccent(name)}
            />
            <AccentDot accent={name} isChosen={name === accent} />
          </label>
        ))}
      </div>
    </div>
  )
}
