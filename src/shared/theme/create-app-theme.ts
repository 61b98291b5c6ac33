import { createTheme, type Shadows } from '@mui/material/styles'
import type { Accent } from './accents.ts'
import { paletteOf } from './palette.ts'
import './theme-types.ts'
import type { ThemeComponents } from './theme-types.ts'
import { buttonComponents } from './components/buttons.ts'
import { feedbackComponents } from './components/feedback.ts'
import { inputComponents } from './components/inputs.ts'
import { selectionComponents } from './components/selection.ts'
import { surfaceComponents } from './components/surfaces.ts'

/** Every MUI component the product shows, restyled: nothing may look like stock MUI. The data grid brings its own. */
const components: ThemeComponents = {
  ...buttonComponents,
  ...inputComponents,
  ...selectionComponents,
  ...surfaceComponents,
  ...feedbackComponents,
}

const semibold = 600

/** One scale: size / line / tracking. Display (40) belongs to signed-out pages only. */
const typography = {
  fontFamily: 'var(--font-sans)',
  fontSize: 14,
  htmlFontSize: 16,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: semibold,
  display: { fontSize: 40, lineHeight: '44px', letterSpacing: '-0.026em', fontWeight: semibold },
  h1: { fontSize: 28, lineHeight: '36px', letterSpacing: '-0.021em', fontWeight: semibold },
  h2: { fontSize: 20, lineHeight: '28px', letterSpacing: '-0.016em', fontWeight: semibold },
  h3: { fontSize: 16, lineHeight: '24px', letterSpacing: '-0.011em', fontWeight: semibold },
  h4: { fontSize: 14, lineHeight: '20px', letterSpacing: '-0.006em', fontWeight: semibold },
  h5: { fontSize: 13, lineHeight: '20px', letterSpacing: '-0.003em', fontWeight: semibold },
  h6: { fontSize: 12, lineHeight: '16px', letterSpacing: 0, fontWeight: semibold },
  body1: { fontSize: 14, lineHeight: '20px', letterSpacing: '-0.006em' },
  body2: { fontSize: 13, lineHeight: '20px', letterSpacing: '-0.003em' },
  caption: { fontSize: 12, lineHeight: '16px', letterSpacing: 0 },
  button: {
    fontSize: 14,
    lineHeight: '20px',
    letterSpacing: '-0.006em',
    fontWeight: 500,
    textTransform: 'none',
  },
} as const

const menuElevation = 8
const dialogElevation = 24

// Borders first: only floating surfaces have a shadow.
const shadows = Array.from({ length: 25 }, (_, level) => {
  if (level === menuElevation) return 'var(--shadow-menu)'
  return level === dialogElevation ? 'var(--shadow-dialog)' : 'none'
}) as Shadows

const easeOut = 'cubic-bezier(0.2, 0, 0, 1)'

/** The product's MUI theme with one accent; both schemes are in it and `<html data-theme>` chooses. */
export function createAppTheme(accent: Accent) {
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: { light: { palette: paletteOf('light', accent) }, dark: { palette: paletteOf('dark', accent) } },
    breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1440 } },
    shape: { borderRadius: 10 },
    spacing: 4,
    typography,
    shadows,
    zIndex: { appBar: 20, drawer: 50, modal: 50, snackbar: 60, tooltip: 70 },
    transitions: {
      easing: { easeIn: easeOut, easeOut, easeInOut: easeOut, sharp: easeOut },
      duration: {
        shortest: 150,
        shorter: 150,
        short: 150,
        standard: 220,
        complex: 220,
        enteringScreen: 220,
        leavingScreen: 150,
      },
    },
    components,
  })
}
