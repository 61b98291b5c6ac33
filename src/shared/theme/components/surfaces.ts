import type { ThemeComponents } from '../theme-types.ts'

export const surfaceComponents: ThemeComponents = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 'var(--r-10)', borderColor: 'var(--border-subtle)' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        width: 440,
        maxWidth: 'calc(100% - 32px)',
        margin: 16,
        borderRadius: 'var(--r-14)',
        border: '1px solid var(--border-float)',
        backgroundColor: 'var(--bg-raised)',
        animation: 'rise var(--t-panel) var(--ease-out)',
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'var(--bg-overlay)', '&.MuiBackdrop-invisible': { backgroundColor: 'transparent' } },
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h2' },
    styleOverrides: { root: { padding: '24px 24px 0' } },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '8px 24px 20px',
        color: 'var(--text-secondary)',
        // The library takes the room below a title away.
        '.MuiDialogTitle-root + &': { paddingTop: 12 },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { flexWrap: 'wrap', padding: '0 24px 24px', gap: 8 },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundColor: 'var(--bg-surface)', boxShadow: 'none' } } },
  MuiPopover: {
    // The paper rises by CSS, so the menu opens at once and closes at once.
    defaultProps: { transitionDuration: 0 },
    styleOverrides: {
      paper: {
        borderRadius: 12,
        border: '1px solid var(--border-float)',
        backgroundColor: 'var(--bg-raised)',
        animation: 'rise var(--t-base) var(--ease-out)',
      },
    },
  },
  MuiMenu: {
    styleOverrides: { paper: { marginTop: 4, minWidth: 208 }, list: { padding: 5, outlineOffset: -2 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 32,
        gap: 10,
        padding: '6px 8px',
        borderRadius: 7,
        fontSize: 13,
        lineHeight: '20px',
        letterSpacing: 'var(--ls-13)',
        '& > .lucide': { color: 'var(--text-secondary)' },
        '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--bg-hover)' },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': { backgroundColor: 'var(--bg-hover)' },
        '&.Mui-disabled': { opacity: 1, color: 'var(--text-disabled)', '& > .lucide': { color: 'inherit' } },
        '&[data-danger]': { color: 'var(--danger-text)', '& > .lucide': { color: 'inherit' } },
      },
    },
  },
  MuiDivider: {
    styleOverrides: {
      root: {
        borderColor: 'var(--border-subtle)',
        '.MuiList-root > &': { margin: '5px -5px', borderColor: 'var(--border-float)' },
      },
    },
  },
  MuiListSubheader: {
    defaultProps: { disableSticky: true },
    styleOverrides: {
      root: {
        padding: '6px 8px 4px',
        fontSize: 12,
        lineHeight: '16px',
        letterSpacing: 0,
        color: 'var(--text-secondary)',
        backgroundColor: 'transparent',
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 100, disableInteractive: true },
    styleOverrides: {
      tooltip: {
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        minHeight: 28,
        padding: '4px 10px',
        margin: '6px !important',
        borderRadius: 7,
        backgroundColor: 'var(--bg-inverse)',
        color: 'var(--text-inverse)',
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
        '&:has(kbd)': { paddingRight: 6 },
        '& kbd': {
          color: 'inherit',
          border: 0,
          backgroundColor: 'color-mix(in oklab, currentColor, transparent 84%)',
        },
      },
    },
  },
}
