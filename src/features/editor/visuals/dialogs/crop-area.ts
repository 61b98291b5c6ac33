import type { CropArea } from '#src/video/document.ts'

/** Smallest side of a crop, as a share of the image. */
export const MIN_SHARE = 0.05

export const WHOLE: CropArea = { x: 0, y: 0, width: 1, height: 1 }

export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right'

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), Math.max(from, to))

/** The area moved to another position, always inside the image. */
export function movedArea(area: CropArea, byX: number, byY: number): CropArea {
  return { ...area, x: clamp(area.x + byX, 0, 1 - area.width), y: clamp(area.y + byY, 0, 1 - area.height) }
}

/**
 * The area after one corner was dragged; the opposite corner stays.
 * @param proportion width by height, both as shares of the image; null leaves it free
 */
export function resizedArea(
  area: CropArea,
  corner: Corner,
  byX: number,
  byY: number,
  proportion: number | null,
): CropArea {
  const isLeft = corner.endsWith('left')
  const isTop = corner.startsWith('top')
  const fixed = { x: isLeft ? area.x + area.width : area.x, y: isTop ? area.y + area.height : area.y }
  const most = { width: isLeft ? fixed.x : 1 - fixed.x, height: isTop ? fixed.y : 1 - fixed.y }
  let width = clamp(area.width + (isLeft ? -byX : byX), MIN_SHARE, most.width)
  let height = clamp(area.height + (isTop ? -byY : byY), MIN_SHARE, most.height)
  if (proportion !== null) {
    width = Math.min(width, most.height * proportion)
    height = Math.min(width / proportion, most.height)
  }
  return { x: isLeft ? fixed.x - width : fixed.x, y: isTop ? fixed.y - height : fixed.y, width, height }
}

/** The largest area of a proportion around the middle of another one. */
export function fittedArea(area: CropArea, proportion: number): CropArea {
  const width = Math.min(1, proportion)
  const height = width / proportion
  const centred = { x: area.x + area.width / 2 - width / 2, y: area.y + area.height / 2 - height / 2, width, height }
  return movedArea(centred, 0, 0)
}

/** The crop to save: null for the whole image, shares rounded so that they stay within it. */
export function storedArea({ x, y, width, height }: CropArea): CropArea | null {
  const down = (value: number) => Math.floor(value * 10_000) / 10_000
  const kept = { x: down(Math.max(0, x)), y: down(Math.max(0, y)), width: down(width), height: down(height) }
  return kept.width >= 0.999 && kept.height >= 0.999 ? null : kept
}
