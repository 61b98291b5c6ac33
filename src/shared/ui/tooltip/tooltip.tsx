import { cloneElement, type ReactElement, useCallback, useState, type ComponentType, useEffect } from 'react'
import type { TooltipBoxProps } from './tooltip-box.tsx'
import { watchTooltips, type ShownTooltip } from './watch-tooltips.ts'

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

/**
 * Shows the tooltips of all elements that ask for one. Mounted once: one set of listeners serves thousands of controls, and what
 * positions the tooltip is loaded when the first one is near.
 */
export function TooltipHost() {
  const [Box, setBox] = useState<ComponentType<TooltipBoxProps> | null>(null)
  const load = useCallback(
    // Without a network there are no tooltips; controls keep their names.
    () => void import('./tooltip-box.tsx').then(({ TooltipBox }) => setBox(() => TooltipBox)).catch(() => undefined),
    [],
  )
  const shown = useShownTooltip(load)
  return shown && Box && <Box key={shown.count} shown={shown} />
}

/** The tooltip that is requested now. `onNear`: one may be requested soon. */
function useShownTooltip(onNear: () => void): ShownTooltip | null {
  const [shown, setShown] = useState<ShownTooltip | null>(null)
  useEffect(() => watchTooltips(setShown, onNear), [onNear])
  return shown
}
