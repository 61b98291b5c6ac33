import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button'
import type { ElementType, ReactNode } from 'react'
import { ariaShortcut } from '../lib/shortcut-label.ts'
import styles from './button.module.css'
import { Credits } from './credits.tsx'
import { Kbd } from './kbd.tsx'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<MuiButtonProps, 'startIcon' | 'endIcon' | 'loading' | 'color'> {
  /** 16 px icon before the words. */
  icon?: ReactNode
  /** True while the action runs: the button shows `busyLabel` and cannot be pressed again. */
  isBusy?: boolean
  /** The verb in progress, for example 'Generating'. */
  busyLabel?: ReactNode
  /** What pressing it spends, in credits. */
  price?: number | undefined
  /** Key binding in tinykeys' words. */
  shortcut?: string | undefined
  /** What a link button renders, with its own props. */
  component?: ElementType
  to?: string
  href?: string
  target?: string
  rel?: string
}

/** The product's button. Variants: contained (one per view), outlined (default), soft, text, danger. */
export function Button({ icon, isBusy = false, busyLabel, price, shortcut, children, onClick, ...rest }: ButtonProps) {
  return (
    <MuiButton
      {...rest}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
      className={[isBusy && styles.busy, rest.className].filter(Boolean).join(' ')}
    >
      {isBusy ? <Spinner /> : icon}
      {isBusy ? (busyLabel ?? children) : children}
      {price !== undefined && !isBusy && <Credits amount={price} kind="price" />}
      {shortcut && !isBusy && <Kbd binding={shortcut} />}
    </MuiButton>
  )
}
