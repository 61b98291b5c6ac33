import { useEffect, useState } from 'react'
import { watchTooltips, type ShownTooltip } from './watch-tooltips.ts'

/** The tooltip that is asked for now. `onNear`: one may be asked for soon. */
export function useShownTooltip(onNear: () => void): ShownTooltip | null {
  const [shown, setShown] = useState<ShownTooltip | null>(null)
  useEffect(() => watchTooltips(setShown, onNear), [onNear])
  return shown
}
