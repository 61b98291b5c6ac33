import { mix, easeInOutSine } from './easing.ts'
import { FPS } from '#src/domain/frames.ts'
import type { ArollLayout, ContentFit, ImageAnimation } from '../document.ts'
import type { Box } from './types.ts'

/** How far a move goes, as a share of the image. */
const MIN_TRAVEL = 0.05
const MAX_TRAVEL = 0.15

/** Where an A-roll stands: its own area, the area it leaves to its backdrop, and the rounding of its corners in px. */
export interface LayoutAreas {
  own: Box
  rest: Box | null
  radius: number
}

/** Areas of a layout. Upright videos are split into top (left) and bottom (right), as upright videos are. */
export function layoutAreas(layout: ArollLayout, width: number, height: number): LayoutAreas {
  const whole: Box = { x: 0, y: 0, width, height }
  if (layout === 'FULL') return { own: whole, rest: null, radius: 0 }
  if (layout === 'PICTURE_IN_PICTURE') {
    const margin = Math.round(Math.min(width, height) * 0.045)
    const ownWidth = Math.round(width * (width > height ? 0.32 : width === height ? 0.4 : 0.46))
    const ownHeight = Math.round(
      width > height ? (ownWidth * height) / width : width === height ? ownWidth : (ownWidth * 4) / 3,
    )
    const own = { x: width - margin - ownWidth, y: margin, width: ownWidth, height: ownHeight }
    return { own, rest: whole, radius: Math.round(Math.min(width, height) * 0.022) }
  }
  const halves: [Box, Box] =
    height > width
      ? [
          { x: 0, y: 0, width, height: height / 2 },
          { x: 0, y: height / 2, width, height: height / 2 },
        ]
      : [
          { x: 0, y: 0, width: width / 2, height },
          { x: width / 2, y: 0, width: width / 2, height },
        ]
  const [first, second] = halves
  return layout === 'SPLIT_LEFT' ? { own: first, rest: second, radius: 0 } : { own: second, rest: first, radius: 0 }
}

export interface PlacementRequest {
  /** px of the area. */
  width: number
  height: number
  /** px of the image; only the proportion counts. */
  imageWidth: number
  imageHeight: number
  fit: ContentFit
  animation: ImageAnimation
  /** Frames the image is to be seen; a longer shot moves further, at a similar pace. */
  frames: number
  /** How much of that time is over, 0 to 1. */
  progress: number
}

/** Where the image is drawn inside its area, px from the area's top left corner. */
export function placeImage(request: PlacementRequest): Box {
  const { width, height, imageWidth: pictureWidth, imageHeight: pictureHeight, fit, animation, frames } = request
  const covers = fit === 'COVER'
  const base = (covers ? Math.max : Math.min)(width / pictureWidth, height / pictureHeight)
  const travel = Math.min(MAX_TRAVEL, Math.max(MIN_TRAVEL, 0.03 + (0.014 * frames) / FPS))
  // Mostly even, with soft ends: an even move alone starts and stops like a machine.
  const along = mix(request.progress, easeInOutSine(request.progress), 0.4)
  const zoom = zoomAt(animation, along, travel, covers)
  const drawnWidth = pictureWidth * base * zoom
  const drawnHeight = pictureHeight * base * zoom
  const shift = panAt(animation, along)
  const roomX = panRoom(drawnWidth, width, travel, covers)
  const roomY = panRoom(drawnHeight, height, travel, covers)
  return {
    x: (width - drawnWidth) / 2 + shift.x * roomX,
    y: (height - drawnHeight) / 2 + shift.y * roomY,
    width: drawnWidth,
    height: drawnHeight,
  }
}

/** px an image needs at the largest moment of its move, before it is cut to the area; `image*` in px of the (cropped) file. */
export function neededSize(
  request: Pick<PlacementRequest, 'width' | 'height' | 'imageWidth' | 'imageHeight' | 'fit' | 'animation'>,
): { width: number; height: number } {
  const { width, height, imageWidth: pictureWidth, imageHeight: pictureHeight, fit, animation } = request
  const covers = fit === 'COVER'
  const base = (covers ? Math.max : Math.min)(width / pictureWidth, height / pictureHeight)
  const scale = base * (animation === 'NONE' ? 1 : 1 + MAX_TRAVEL * (covers ? 1 : 0.5))
  return { width: pictureWidth * scale, height: pictureHeight * scale }
}

/** Contained images grow less: their edges are meant to be visible. */
function zoomAt(animation: ImageAnimation, along: number, travel: number, covers: boolean): number {
  const [small, large] = [1, 1 + travel * (covers ? 1 : 0.5)]
  if (animation === 'NONE') return 1
  if (animation === 'ZOOM_IN') return mix(small, large, along)
  if (animation === 'ZOOM_OUT') return mix(large, small, along)
  return large
}

/** Direction of the camera: panning left shows parts further left, so the image moves right. From -1 to 1. */
function panAt(animation: ImageAnimation, along: number): { x: number; y: number } {
  const moved = mix(-1, 1, along)
  if (animation === 'PAN_LEFT') return { x: moved, y: 0 }
  if (animation === 'PAN_RIGHT') return { x: -moved, y: 0 }
  if (animation === 'PAN_UP') return { x: 0, y: moved }
  if (animation === 'PAN_DOWN') return { x: 0, y: -moved }
  return { x: 0, y: 0 }
}

/** How far the image may move from the middle: its overhang, but never further than a calm move. */
function panRoom(drawn: number, area: number, travel: number, covers: boolean): number {
  const over = Math.abs(drawn - area) / 2
  return Math.min(over, area * travel * (covers ? 1 : 0.25))
}
