import MuiTooltip, { type TooltipProps as MuiTooltipProps } from '@mui/material/Tooltip'
import type { ReactElement, ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

interface TooltipProps {
  title: ReactNode
  /** Key binding in tinykeys' words; the tooltip names it. */
  shortcut?: string | undefined
  placement?: MuiTooltipProps['placement']
  /** One element that takes a ref. */
  children: ReactElement
}

/** Names a control and its shortcut after 400 ms. It describes; the control carries its own accessible name. */
export function Tooltip({ title, shortcut, placement = 'bottom', children }: TooltipProps) {
  const words = (
    <>
      {title}
      {shortcut && <Kbd binding={shortcut} />}
    </>
  )
  return (
    <MuiTooltip describeChild title={words} placement={placement}>
      {children}
    </MuiTooltip>
  )
}
