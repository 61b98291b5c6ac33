import type { Accent, Scheme } from './accents.ts'

/*
 * MUI computes with these colours, so they are hex here; everything else reads the CSS variables.
 * palette.test.ts holds both equal.
 */

interface AccentColors {
  /** Step 10: fills that carry text. */
  main: string
  /** Step 9: graphics without text. */
  light: string
  /** Text on `main`. */
  contrastText: string
}

export const accentColors: Record<Accent, Record<Scheme, AccentColors>> = {
  tomato: {
    light: { main: '#cf3d1e', light: '#e54d2e', contrastText: '#ffffff' },
    dark: { main: '#cf3d1e', light: '#e54d2e', contrastText: '#ffffff' },
  },
  iris: {
    light: { main: '#615ad6', light: '#6159d9', contrastText: '#ffffff' },
    dark: { main: '#615ad6', light: '#6159d9', contrastText: '#ffffff' },
  },
  jade: {
    light: { main: '#008161', light: '#23a07c', contrastText: '#ffffff' },
    dark: { main: '#008161', light: '#23a07c', contrastText: '#ffffff' },
  },
  amber: {
    light: { main: '#ea9410', light: '#f5a524', contrastText: '#2b1c02' },
    dark: { main: '#fcb12f', light: '#f5a524', contrastText: '#2b1c02' },
  },
}

/** Names of the scheme's CSS variables → hex, one table for both schemes. */
export const schemeColors = {
  light: {
    'neutral-2': '#f9f8f7',
    'neutral-12': '#1d1b1a',
    'bg-canvas': '#f9f8f7',
    'bg-surface': '#ffffff',
    'text-primary': '#1d1b1a',
    'text-secondary': '#5e5d5b',
    'text-disabled': '#918f8d',
    'border-subtle': '#e4e2e1',
    'bg-hover': 'rgb(29 27 26 / 0.05)',
    'bg-active': 'rgb(29 27 26 / 0.09)',
    'danger-text': '#b6384f',
    'warning-text': '#8c5e07',
    'success-text': '#1f7647',
    'info-text': '#236ca1',
    'lane-aroll-wave': '#74809a',
    'lane-voice-wave': '#2c9479',
    'lane-caption-wave': '#8c6ebd',
    'lane-music-wave': '#3f88b7',
  },
  dark: {
    'neutral-2': '#171615',
    'neutral-12': '#f0eeec',
    'bg-canvas': '#100f0e',
    'bg-surface': '#171615',
    'text-primary': '#f0eeec',
    'text-secondary': '#a6a4a2',
    'text-disabled': '#6f6d6b',
    'border-subtle': '#282625',
    'bg-hover': 'rgb(255 250 246 / 0.06)',
    'bg-active': 'rgb(255 250 246 / 0.1)',
    'danger-text': '#f27e8c',
    'warning-text': '#c89c5c',
    'success-text': '#6db386',
    'info-text': '#6ca9db',
    'lane-aroll-wave': '#8692ac',
    'lane-voice-wave': '#48a68b',
    'lane-caption-wave': '#9d81ce',
    'lane-music-wave': '#569ac8',
  },
} as const satisfies Record<Scheme, Record<string, string>>

/** The MUI palette of one scheme with one accent. */
export function paletteOf(scheme: Scheme, accent: Accent) {
  const color = schemeColors[scheme]
  const onStatus = scheme === 'light' ? '#ffffff' : color['bg-canvas']
  const { main, light, contrastText } = accentColors[accent][scheme]
  return {
    primary: { main, light, dark: mixWithBlack(main, 0.07), contrastText },
    secondary: { main: color['text-primary'], contrastText: color['bg-canvas'] },
    error: { main: color['danger-text'], contrastText: onStatus },
    warning: { main: color['warning-text'], contrastText: onStatus },
    success: { main: color['success-text'], contrastText: onStatus },
    info: { main: color['info-text'], contrastText: onStatus },
    text: { primary: color['text-primary'], secondary: color['text-secondary'], disabled: color['text-disabled'] },
    background: { default: color['bg-canvas'], paper: color['bg-surface'] },
    divider: color['border-subtle'],
    action: { hover: color['bg-hover'], selected: color['bg-active'], disabled: color['text-disabled'] },
    lane: {
      aroll: color['lane-aroll-wave'],
      voice: color['lane-voice-wave'],
      caption: color['lane-caption-wave'],
      music: color['lane-music-wave'],
    },
  }
}

function mixWithBlack(hex: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(parseInt(hex.slice(at, at + 2), 16) * (1 - share)))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
