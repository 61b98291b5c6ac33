/** How near (px) a dragged edge must come to be caught. */
export const CATCH_PX = 8

/**
 * The target that is nearest to a position, or null when none is near enough. All in frames.
 * @param reach how far a target catches
 */
export function snapTarget(position: number, targets: readonly number[], reach: number): number | null {
  let nearest: number | null = null
  for (const target of targets)
    if (Math.abs(target - position) <= Math.abs((nearest ?? Infinity) - position)) nearest = target
  return nearest !== null && Math.abs(nearest - position) <= reach ? nearest : null
}
