import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton'
import type { ElementType } from 'react'
import { ariaShortcut } from '../lib/shortcut-label.ts'
import { Tooltip } from './tooltip/tooltip.tsx'

export interface IconButtonProps extends Omit<MuiIconButtonProps, 'aria-label' | 'color' | 'loading'> {
  /** Accessible name and tooltip. */
  label: string
  /** Key binding in tinykeys' words. */
  shortcut?: string | undefined
  /** For toggles: whether it is on. */
  isOn?: boolean
  component?: ElementType
  to?: string
}

/** A square button that shows an icon alone; its tooltip says what it does and by which key. */
export function IconButton({ label, shortcut, isOn, disabled, ...rest }: IconButtonProps) {
  const button = (
    <MuiIconButton
      {...rest}
      disabled={disabled ?? false}
      aria-label={label}
      aria-pressed={isOn}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
    />
  )
  // A disabled button sends no pointer events, so there is nothing to attach a tooltip to.
  if (disabled) return button
  return (
    <Tooltip title={label} shortcut={shortcut}>
      {button}
    </Tooltip>
  )
}
