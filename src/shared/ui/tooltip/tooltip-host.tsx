import { useCallback, useState, type ComponentType, useEffect } from 'react'
import type { TooltipBoxProps } from './tooltip-box.tsx'
import { watchTooltips, type ShownTooltip } from './watch-tooltips.ts'

/**
 * Shows the tooltips of all elements that ask for one. Mounted once: one set of listeners serves thousands of controls, and what
 * positions the tooltip is loaded when the first one is near.
 */
export function TooltipHost() {
  const [Box, setBox] = useState<ComponentType<TooltipBoxProps> | null>(null)
  const load = useCallback(
    // Without a network there are no tooltips; controls have their names all the same.
    () => void import('./tooltip-box.tsx').then(({ TooltipBox }) => setBox(() => TooltipBox)).catch(() => undefined),
    [],
  )
  const shown = useShownTooltip(load)
  return shown && Box && <Box key={shown.count} shown={shown} />
}

/** The tooltip that is asked for now. `onNear`: one may be asked for soon. */
function useShownTooltip(onNear: () => void): ShownTooltip | null {
  const [shown, setShown] = useState<ShownTooltip | null>(null)
  useEffect(() => watchTooltips(setShown, onNear), [onNear])
  return shown
}
