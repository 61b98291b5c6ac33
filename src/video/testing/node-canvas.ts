import { createCanvas } from '@napi-rs/canvas'

/** Stands for the canvas that browsers have off the page: real pixels on Node. */
export function NodeCanvas(width: number, height: number) {
  return createCanvas(width, height)
}
