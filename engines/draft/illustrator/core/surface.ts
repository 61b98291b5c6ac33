/** One image's pixels, four bytes (red, green, blue, alpha) a pixel, rows from the top. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

export interface Gradient {
  addColorStop(offset: number, colour: string): void
}

export interface Pattern {
  setTransform(transform?: object): void
}

/** What the painter needs of a 2D context; a browser's and a server's context both have it. */
export interface Context2D {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  globalAlpha: number
  globalCompositeOperation: string
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: 'low' | 'medium' | 'high'
  shadowBlur: number
  shadowColor: string
  shadowOffsetX: number
  shadowOffsetY: number
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(angle: number): void
  scale(x: number, y: number): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void
  bezierCurveTo(c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number): void
  arc(x: number, y: number, radius: number, from: number, to: number): void
  ellipse(x: number, y: number, rx: number, ry: number, rotation: number, from: number, to: number): void
  rect(x: number, y: number, width: number, height: number): void
  fill(rule?: 'nonzero' | 'evenodd'): void
  stroke(): void
  clip(): void
  fillRect(x: number, y: number, width: number, height: number): void
  clearRect(x: number, y: number, width: number, height: number): void
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
  createPattern(image: object, repetition: string): Pattern | null
  drawImage(image: object, x: number, y: number, width: number, height: number): void
  drawImage(
    image: object,
    sx: number,
    sy: number,
    sWidth: number,
    sHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
  createImageData(width: number, height: number): Pixels
  getImageData(x: number, y: number, width: number, height: number): Pixels
  putImageData(pixels: Pixels, x: number, y: number): void
}

/** A canvas that can be drawn on, drawn from and encoded. */
export interface Surface {
  readonly width: number
  readonly height: number
  readonly context: Context2D
  /** The host's own canvas object, for `drawImage` and `createPattern`. */
  readonly image: object
  /** JPEG bytes; quality 0 to 1. */
  encode(quality: number): Promise<Uint8Array>
}

/** An opaque canvas has no transparent pixels; it is black at first, and its pixels are read several times as fast. */
export type MakeCanvas = (width: number, height: number, isOpaque?: boolean) => Surface
