import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { accents, modes, type Accent, type Mode } from './accents.ts'

interface ThemeState {
  mode: Mode
  accent: Accent
  setMode: (mode: Mode) => void
  setAccent: (accent: Accent) => void
}

/** Local storage key; public/boot-theme.js reads it before the first paint. */
export const themeStorageKey = 'theme'

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value)

/** Mode and accent: a preference of the device, so it outlives sign-out. */
export const useThemeStore = create<ThemeState>()(
  persist(
    (set) => ({
      mode: 'system',
      accent: 'tomato',
      setMode: (mode) => set({ mode }),
      setAccent: (accent) => set({ accent }),
    }),
    {
      name: themeStorageKey,
      partialize: ({ mode, accent }) => ({ mode, accent }),
      // Stored text may come from an older version or a curious hand.
      merge: (stored, current) => {
        const { mode, accent } = (stored ?? {}) as Partial<Record<'mode' | 'accent', unknown>>
        return {
          ...current,
          ...(isOneOf(modes, mode) && { mode }),
          ...(isOneOf(accents, accent) && { accent }),
        }
      },
    },
  ),
)

/** Writes the preference again after local storage was cleared. */
export function restoreThemeAfterClear(): void {
  const { mode, accent } = useThemeStore.getState()
  useThemeStore.setState({ mode, accent })
}
