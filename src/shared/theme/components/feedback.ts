import type { ThemeComponents } from '../theme-types.ts'

export const feedbackComponents: ThemeComponents = {
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 4, borderRadius: 2, backgroundColor: 'var(--neutral-6)' },
      bar: {
        borderRadius: 2,
        backgroundColor: 'var(--text-primary)',
        transition: 'transform var(--t-progress) var(--ease-out)',
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rounded' },
    styleOverrides: {
      root: { backgroundColor: 'var(--bg-active)' },
      rounded: { borderRadius: 6 },
      wave: {
        '&::after': { background: 'linear-gradient(100deg, transparent 30%, var(--bg-hover) 50%, transparent 70%)' },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 0, borderBottom: '1px solid var(--border-subtle)' },
      list: { gap: 20 },
      indicator: { height: 2, backgroundColor: 'var(--text-primary)', transition: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 32,
        padding: '0 0 11px',
        fontSize: 13,
        lineHeight: '20px',
        letterSpacing: 'var(--ls-13)',
        fontWeight: 500,
        color: 'var(--text-secondary)',
        opacity: 1,
        '&:hover': { color: 'var(--text-primary)' },
        '&.Mui-selected': { color: 'var(--text-primary)' },
        '&.Mui-disabled': { color: 'var(--text-disabled)', opacity: 1 },
      },
    },
  },
  MuiTypography: {
    defaultProps: {
      variantMapping: { display: 'h1', h1: 'h1', h2: 'h2', h3: 'h3', body1: 'p', body2: 'p', caption: 'p' },
    },
  },
}
