import type { ThemeComponents } from '../theme-types.ts'

const mix = (base: string, share: number) => `color-mix(in oklab, ${base}, var(--text-primary) ${share}%)`
const transition = ['background-color', 'border-color', 'color']
  .map((property) => `${property} var(--t-base) var(--ease-out)`)
  .join(', ')

/* The states below also answer to [data-state], so that the showcase can hold them still. */
const hovered = '&:hover, &[data-state="hover"]'
const pressed = '&:active, &[data-state="pressed"]'
const focused = '&[data-state="focus"]'
const ring = { outline: '2px solid var(--border-focus)', outlineOffset: 2 }

export const buttonComponents: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { [focused]: ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        height: 36,
        minWidth: 0,
        padding: '0 14px',
        gap: 7,
        borderRadius: 'var(--r-10)',
        border: '1px solid transparent',
        whiteSpace: 'nowrap',
        boxShadow: 'none',
        transition,
        '&.Mui-disabled': {
          backgroundColor: 'var(--bg-active)',
          color: 'var(--text-disabled)',
          borderColor: 'transparent',
        },
        variants: [
          {
            props: { size: 'large' },
            style: { height: 40, padding: '0 18px', fontSize: 14 },
          },
          {
            props: { size: 'small' },
            style: {
              height: 32,
              padding: '0 11px',
              gap: 6,
              borderRadius: 'var(--r-8)',
              fontSize: 13,
              letterSpacing: 'var(--ls-13)',
            },
          },
          {
            props: { size: 'xsmall' },
            style: { height: 28, padding: '0 9px', gap: 5, borderRadius: 7, fontSize: 12, letterSpacing: 0 },
          },
          {
            props: { variant: 'contained' },
            style: {
              backgroundColor: 'var(--fill-primary)',
              color: 'var(--on-accent)',
              [hovered]: { backgroundColor: 'var(--fill-primary-hover)' },
              [pressed]: { backgroundColor: 'var(--fill-primary-active)' },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: 'var(--border-strong)',
              backgroundColor: 'var(--bg-surface)',
              color: 'var(--text-primary)',
              [hovered]: { backgroundColor: mix('var(--bg-surface)', 4), borderColor: 'var(--neutral-8)' },
              [pressed]: { backgroundColor: mix('var(--bg-surface)', 8) },
              '&.Mui-disabled': { backgroundColor: 'transparent', borderColor: 'var(--border-subtle)' },
            },
          },
          {
            props: { variant: 'soft' },
            style: {
              backgroundColor: 'var(--bg-active)',
              color: 'var(--text-primary)',
              [hovered]: { backgroundColor: mix('var(--bg-active)', 6) },
              [pressed]: { backgroundColor: mix('var(--bg-active)', 12) },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              color: 'var(--text-secondary)',
              [hovered]: { backgroundColor: 'var(--bg-hover)', color: 'var(--text-primary)' },
              [pressed]: { backgroundColor: 'var(--bg-active)', color: 'var(--text-primary)' },
              '&.Mui-disabled': { backgroundColor: 'transparent' },
            },
          },
          {
            props: { variant: 'danger' },
            style: {
              borderColor: 'var(--danger-border)',
              backgroundColor: 'var(--bg-surface)',
              color: 'var(--danger-text)',
              [hovered]: { backgroundColor: 'var(--danger-bg)' },
              [pressed]: { backgroundColor: 'color-mix(in oklab, var(--danger-bg), var(--danger-solid) 6%)' },
              '&.Mui-disabled': { backgroundColor: 'transparent', borderColor: 'var(--border-subtle)' },
            },
          },
        ],
      },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: {
        width: 32,
        height: 32,
        padding: 0,
        borderRadius: 'var(--r-8)',
        fontSize: 16,
        color: 'var(--text-secondary)',
        transition,
        [hovered]: { backgroundColor: 'var(--bg-hover)', color: 'var(--text-primary)' },
        [pressed]: { backgroundColor: 'var(--bg-active)', color: 'var(--text-primary)' },
        '&[aria-pressed="true"], &[aria-expanded="true"]': {
          backgroundColor: 'var(--bg-active)',
          color: 'var(--text-primary)',
        },
        '&.Mui-disabled': { color: 'var(--text-disabled)' },
        variants: [{ props: { size: 'small' }, style: { width: 28, height: 28, borderRadius: 7 } }],
      },
    },
  },
  MuiToggleButtonGroup: {
    defaultProps: { exclusive: true },
    styleOverrides: {
      root: {
        height: 32,
        padding: 2,
        gap: 1,
        borderRadius: 'var(--r-8)',
        backgroundColor: 'var(--bg-active)',
        '--seg-radius': '6px',
        variants: [{ props: { size: 'small' }, style: { height: 28, borderRadius: 7, '--seg-radius': '5px' } }],
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        flex: 1,
        gap: 6,
        padding: '0 10px',
        border: 0,
        margin: 0,
        borderRadius: 'var(--seg-radius, 6px) !important',
        fontSize: 13,
        letterSpacing: 'var(--ls-13)',
        textTransform: 'none',
        whiteSpace: 'nowrap',
        color: 'var(--text-secondary)',
        transition,
        '&:hover': { backgroundColor: 'transparent', color: 'var(--text-primary)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--seg-on)',
          color: 'var(--text-primary)',
          boxShadow: 'var(--shadow-thumb)',
        },
        '&.Mui-disabled': { border: 0, color: 'var(--text-disabled)' },
        variants: [{ props: { size: 'small' }, style: { padding: '0 8px', fontSize: 12, letterSpacing: 0 } }],
      },
    },
  },
}
