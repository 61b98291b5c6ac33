import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button'
import { type ElementType, type ReactNode, useRef } from 'react'
import { ariaShortcut } from '../lib/shortcut-label.ts'
import styles from './button.module.css'
import { Credits } from './credits.tsx'
import { Kbd } from './kbd.tsx'
import { Spinner } from './spinner.tsx'
import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton'
import { Tooltip } from './tooltip/tooltip.tsx'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Accessible name of the file field. */
  label: string
  /** As the `accept` attribute. */
  accept: string
  onFile: (file: File) => void
}

interface IconButtonProps extends Omit<MuiIconButtonProps, 'aria-label' | 'color' | 'loading'> {
  /** Accessible name and tooltip. */
  label: string
  /** Key binding in tinykeys' words. */
  shortcut?: string | undefined
  /** For toggles: whether it is on. */
  isOn?: boolean
  component?: ElementType
  to?: string
}

export interface ButtonProps extends Omit<MuiButtonProps, 'startIcon' | 'endIcon' | 'loading' | 'color'> {
  /** 16 px icon before the words. */
  icon?: ReactNode
  /** True while the action runs: the button shows `busyLabel` and cannot be pressed again. */
  isBusy?: boolean
  /** The verb in progress, for example 'Generating'. */
  busyLabel?: ReactNode
  /** Price of pressing it, in credits. */
  price?: number | undefined
  /** Key binding in tinykeys' words. */
  shortcut?: string | undefined
  /** The element of a link button, with its own props. */
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

/** A square button that shows an icon alone; its tooltip names the action and the key. */
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

/** A button for a hidden file input. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file can be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
