import { cloneElement, type ReactElement } from 'react'

interface TooltipProps {
  title: string
  /** Key binding in tinykeys' words; the tooltip names it. */
  shortcut?: string | undefined
  /** One element that passes unknown attributes on. */
  children: ReactElement<object>
}

/** Names a control and its shortcut after 400 ms. It only describes: the control carries its own accessible name. */
export function Tooltip({ title, shortcut, children }: TooltipProps) {
  return cloneElement(children, tooltipProps(title, shortcut))
}

/** Attributes that give an element a tooltip, for places where a wrapper is in the way. */
function tooltipProps(title: string, shortcut?: string) {
  return { 'data-tooltip': title, 'data-shortcut': shortcut }
}
