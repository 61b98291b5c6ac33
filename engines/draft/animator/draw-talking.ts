import { TALKING_ZOOM } from '#src/domain/talking-zoom.ts'
import type { Context2D } from '../illustrator/core/surface.ts'
import { partSeen } from './camera.ts'
import type { Picture } from './studio.ts'

export interface Talking {
  /** How far the mouth is open, 0 to 1. */
  open: number
  /** Seconds since the start. */
  seconds: number
  /** 1 to 5. */
  intensity: number
  movesBody: boolean
}

/** Horizontal stripes a frame is drawn in; each is moved a little. */
const STRIPES = 90
/** Where the chin of a portrait is, as a share of the height: above it everything moves with the voice. */
const CHIN = 0.62

/**
 * A picture whose upper part stretches and nods as the voice does. The engine knows no faces: it moves what in a portrait is the
 * head. No edge of the picture comes into view, because it is drawn slightly larger than the frame.
 */
export function drawTalking(
  context: Context2D,
  picture: Picture,
  frame: { width: number; height: number },
  { open, seconds, intensity, movesBody }: Talking,
): void {
  const strength = intensity / 3
  const sway = movesBody ? Math.sin(seconds * 1.15) * 0.012 * strength : 0
  const part = partSeen(picture, frame, {
    x: 0.5 + sway,
    y: 0.5,
    zoom: TALKING_ZOOM + (movesBody ? 0.008 * open * strength : 0),
  })
  const lift = open * 0.022 * strength * part.height
  const nod = Math.sin(seconds * 2.3) * 0.002 * strength * part.width
  const height = frame.height / STRIPES
  for (let stripe = 0; stripe < STRIPES; stripe++) {
    const down = stripe / STRIPES
    const share = down >= CHIN ? 0 : Math.sin(((CHIN - down) / CHIN) * (Math.PI / 2))
    const y = Math.min(Math.max(part.y + down * part.height + lift * share, 0), picture.height - 1)
    const x = Math.min(Math.max(part.x + nod * share, 0), picture.width - part.width)
    const source = Math.min(part.height / STRIPES + 1, picture.height - y)
    const ratio = source / (part.height / STRIPES)
    context.drawImage(picture.image, x, y, part.width, source, 0, stripe * height, frame.width, height * ratio)
  }
}
