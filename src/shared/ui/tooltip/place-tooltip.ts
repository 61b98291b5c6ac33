const gap = 6
const edge = 8

interface Size {
  width: number
  height: number
}

/** Where a tooltip stands in the window, in px: below its target and centred, above when there is no room, never cut off. */
export function placeTooltip(
  target: { left: number; top: number; bottom: number; width: number },
  box: { offsetWidth: number; offsetHeight: number },
  view: Size,
): { left: number; top: number } {
  const centred = target.left + target.width / 2 - box.offsetWidth / 2
  const left = Math.max(edge, Math.min(centred, view.width - box.offsetWidth - edge))
  const below = target.bottom + gap
  const fits = below + box.offsetHeight + edge <= view.height
  return { left: Math.round(left), top: Math.round(fits ? below : target.top - gap - box.offsetHeight) }
}
