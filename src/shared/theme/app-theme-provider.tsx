import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { StyledEngineProvider, ThemeProvider, useColorScheme } from '@mui/material/styles'
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { createAppTheme } from './create-app-theme.ts'
import { useThemeStore } from './theme-store.ts'

// Repeated here, because MUI's sheets come before global.css in the head and the first mention decides.
const layerOrder = '@layer reset, mui;'

/** Theme, scheme and accent for everything below; the theme store is the only place that remembers them. */
export function AppThemeProvider({ children }: { children: ReactNode }) {
  const accent = useThemeStore((state) => state.accent)
  const theme = useMemo(() => createAppTheme(accent), [accent])

  useLayoutEffect(() => {
    document.documentElement.dataset.accent = accent
  }, [accent])

  return (
    // The layer lets plain style sheets win over MUI's without fights over specificity.
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles={layerOrder} />
      <ThemeProvider
        theme={theme}
        defaultMode={useThemeStore.getState().mode}
        storageManager={null}
        disableTransitionOnChange
      >
        <CssBaseline />
        <SchemeFromStore />
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  )
}

function SchemeFromStore() {
  const mode = useThemeStore((state) => state.mode)
  const { setMode } = useColorScheme()
  useEffect(() => setMode(mode), [mode, setMode])
  return null
}
