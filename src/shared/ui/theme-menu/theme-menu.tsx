import { Monitor, Moon, Sun } from 'lucide-react'
import { lazy } from 'react'
import type { Mode } from '../../theme/accents.ts'
import { useThemeStore } from '../../theme/theme-store.ts'
import { IconButton } from '../button.tsx'
import { LazyMenu } from '../menu/lazy-menu.tsx'

const loadSurface = () => import('./theme-menu-surface.tsx')
const Surface = lazy(async () => ({ default: (await loadSurface()).ThemeMenuSurface }))

const modeIcons: Record<Mode, typeof Sun> = { light: Sun, dark: Moon, system: Monitor }

/** Light, Dark, System and the four accents, from one button. */
export function ThemeMenu() {
  const Icon = modeIcons[useThemeStore((state) => state.mode)]
  return (
    <LazyMenu
      Surface={Surface}
      preload={loadSurface}
      trigger={(props) => (
        <IconButton label="Theme" {...props}>
          <Icon size={18} aria-hidden="true" />
        </IconButton>
      )}
    />
  )
}
