import type { ThemeComponents } from '../theme-types.ts'

const focusRing = { outline: '2px solid var(--border-focus)', outlineOffset: -1 }

export const inputComponents: ThemeComponents = {
  MuiFormControl: { styleOverrides: { root: { gap: 6 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: 'var(--text-primary)',
        fontSize: 13,
        lineHeight: '20px',
        letterSpacing: 'var(--ls-13)',
        fontWeight: 500,
        '&.Mui-focused, &.Mui-error': { color: 'var(--text-primary)' },
        '&.Mui-disabled': { color: 'var(--text-secondary)' },
      },
      asterisk: { display: 'none' },
    },
  },
  // The label stands above the field and never moves.
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: { root: { position: 'static', transform: 'none', maxWidth: 'none', pointerEvents: 'auto' } },
  },
  MuiInputBase: {
    // Its own way adds and removes a style sheet with each field, and the browser then lays out the whole page again.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        fontSize: 14,
        lineHeight: '22px',
        letterSpacing: 'var(--ls-14)',
        '&.Mui-disabled': { color: 'var(--text-disabled)', backgroundColor: 'var(--bg-sunken)' },
      },
      input: {
        // How a field learns that the browser has filled it in; the keyframes stand in global.css.
        animationName: 'mui-auto-fill-cancel',
        animationDuration: '10ms',
        '&:-webkit-autofill': { animationName: 'mui-auto-fill', animationDuration: '5000s' },
        height: 'auto',
        '&::placeholder': { color: 'var(--text-secondary)', opacity: 1 },
        '&:focus-visible': { outline: 'none' },
        '&.Mui-disabled': { WebkitTextFillColor: 'var(--text-disabled)' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 40,
        borderRadius: 'var(--r-10)',
        backgroundColor: 'var(--bg-surface)',
        '& .MuiOutlinedInput-notchedOutline': {
          inset: 0,
          padding: 0,
          borderWidth: '1px !important',
          borderColor: 'var(--border-control)',
          transition: 'border-color var(--t-base) var(--ease-out)',
          '& legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-secondary)' },
        '&.Mui-focused, &[data-state="focus"]': {
          ...focusRing,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--danger-solid)' },
        '&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--border-subtle) !important' },
        variants: [
          {
            props: { size: 'small' },
            style: {
              minHeight: 32,
              borderRadius: 'var(--r-8)',
              fontSize: 13,
              letterSpacing: 'var(--ls-13)',
              '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--border-control)' },
            },
          },
          { props: { multiline: true }, style: { padding: '9px 12px' } },
        ],
        '&.MuiInputBase-adornedStart': { paddingLeft: 12 },
        '&.MuiInputBase-adornedStart.MuiInputBase-sizeSmall': { paddingLeft: 10 },
        '&.MuiInputBase-adornedEnd': { paddingRight: 12 },
        '&.MuiInputBase-adornedEnd.MuiInputBase-sizeSmall': { paddingRight: 8 },
        '&.MuiInputBase-adornedStart > .MuiInputBase-input': { paddingLeft: 8 },
      },
      input: {
        padding: '8px 12px',
        variants: [
          { props: { size: 'small' }, style: { padding: '4px 10px' } },
          { props: { multiline: true }, style: { padding: 0 } },
        ],
      },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: { color: 'var(--text-secondary)', '&.MuiInputAdornment-positionEnd': { marginRight: -6 } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        display: 'flex',
        gap: 5,
        margin: 0,
        minHeight: 16,
        fontSize: 12,
        lineHeight: '16px',
        letterSpacing: 0,
        color: 'var(--text-secondary)',
        '&.Mui-error': { color: 'var(--danger-text)' },
      },
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { display: 'flex', alignItems: 'center', gap: 8, minHeight: 'auto', paddingRight: '36px !important' },
      icon: { top: 'calc(50% - 8px)', right: 12, color: 'var(--text-secondary)' },
    },
  },
}
