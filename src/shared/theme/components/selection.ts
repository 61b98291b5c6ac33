import type { ThemeComponents } from '../theme-types.ts'

const off = { opacity: 0.45 }

/* Boxes and circles are drawn here, so that the data grid's are the same as all others. */
const boxed = {
  width: 24,
  height: 24,
  padding: 0,
  margin: -4,
  borderRadius: 'var(--r-8)',
  '& > svg, & > span': { display: 'none' },
  '&:hover': { backgroundColor: 'transparent' },
  '&.Mui-disabled': off,
  '&.Mui-focusVisible': { outline: '2px solid var(--border-focus)', outlineOffset: -2 },
}
const box = {
  content: '""',
  width: 16,
  height: 16,
  border: '1.5px solid var(--border-control)',
  backgroundColor: 'var(--bg-surface)',
}
const mark = { content: '""', position: 'absolute', inset: 4 } as const
const check = 'polygon(18% 50%, 28% 40%, 42% 54%, 72% 24%, 82% 34%, 42% 74%)'
const dash = 'polygon(22% 43%, 78% 43%, 78% 57%, 22% 57%)'

export const selectionComponents: ThemeComponents = {
  MuiFormControlLabel: {
    styleOverrides: {
      root: { gap: 8, margin: 0 },
      label: {
        fontSize: 13,
        lineHeight: '20px',
        letterSpacing: 'var(--ls-13)',
        '&.Mui-disabled': { color: 'var(--text-disabled)' },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        ...boxed,
        '&::before': { ...box, borderRadius: 4 },
        '&::after': { ...mark, backgroundColor: 'transparent' },
        '&.Mui-checked::before, &.MuiCheckbox-indeterminate::before': {
          borderColor: 'var(--fill-primary)',
          backgroundColor: 'var(--fill-primary)',
        },
        '&.Mui-checked::after': { clipPath: check, backgroundColor: 'var(--on-accent)' },
        '&.MuiCheckbox-indeterminate::after': { clipPath: dash, backgroundColor: 'var(--on-accent)' },
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: {
        ...boxed,
        '&::before': { ...box, borderRadius: '50%' },
        '&.Mui-checked::before': { border: '5px solid var(--fill-primary)', backgroundColor: '#fff' },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 30, height: 18, padding: 0, overflow: 'visible', flex: 'none' },
      switchBase: {
        padding: 2,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(12px)', color: '#fff' },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'var(--fill-primary)', opacity: 1 },
        '&.Mui-checked .MuiSwitch-thumb': { backgroundColor: 'var(--switch-thumb, #fff)' },
        '&.Mui-disabled + .MuiSwitch-track': off,
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: '2px solid var(--border-focus)', outlineOffset: 2 },
        transition: 'transform var(--t-base) var(--ease-out)',
      },
      thumb: { width: 14, height: 14, backgroundColor: '#fff', boxShadow: 'none' },
      track: {
        borderRadius: 9,
        opacity: 1,
        backgroundColor: 'var(--border-control)',
        transition: 'background-color var(--t-base) var(--ease-out)',
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: {
        height: 3,
        padding: '7px 0',
        color: 'var(--text-primary)',
        '&.Mui-disabled': { color: 'var(--text-disabled)' },
      },
      rail: { backgroundColor: 'var(--neutral-6)', opacity: 1 },
      track: { border: 0 },
      thumb: {
        width: 14,
        height: 14,
        backgroundColor: 'var(--slider-thumb)',
        border: '1.5px solid currentColor',
        '&::before': { display: 'none' },
        '&:hover, &.Mui-active': { boxShadow: 'none' },
        '&.Mui-focusVisible': { boxShadow: 'none', outline: '2px solid var(--border-focus)', outlineOffset: 2 },
      },
      mark: { display: 'none' },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 28,
        borderRadius: 'var(--r-full)',
        border: '1px solid var(--border-strong)',
        backgroundColor: 'var(--bg-surface)',
        color: 'var(--text-primary)',
        fontSize: 13,
        letterSpacing: 'var(--ls-13)',
        transition: 'border-color var(--t-base) var(--ease-out)',
        '&.MuiChip-clickable:hover': { backgroundColor: 'var(--bg-surface)', borderColor: 'var(--text-secondary)' },
        '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
          borderColor: 'var(--line-selected)',
          backgroundColor: 'var(--fill-selected)',
          color: 'var(--accent-12)',
        },
        '&[aria-current], &[aria-current]:hover': {
          borderColor: 'transparent',
          backgroundColor: 'var(--bg-inverse)',
          color: 'var(--text-inverse)',
        },
      },
      label: { padding: '0 11px' },
      icon: { margin: '0 -5px 0 10px', color: 'inherit', width: 14, height: 14 },
    },
  },
}
