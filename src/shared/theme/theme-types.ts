/* The theme's additions to MUI's types. */

import type { ThemeOptions } from '@mui/material/styles'

/** How MUI's components are restyled: the very type createTheme takes, as comparing it with a near one takes the compiler a second. */
export type ThemeComponents = NonNullable<ThemeOptions['components']>

interface LaneColors {
  aroll: string
  voice: string
  caption: string
  music: string
}

declare module '@mui/material/styles' {
  interface Palette {
    lane: LaneColors
  }
  interface PaletteOptions {
    lane?: LaneColors
  }
  interface TypographyVariants {
    display: React.CSSProperties
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    soft: true
    danger: true
  }
  interface ButtonPropsSizeOverrides {
    xsmall: true
  }
}

export type { LaneColors }
