/** The 2D context of a page or of a worker. */
export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** px of the video, from its top left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface ReadyImage {
  state: 'ready'
  /** Already cut to the crop; may be smaller or larger than the file. */
  source: CanvasImageSource
  /** px of `source`. */
  width: number
  height: number
  /** Stays the same as long as the pixels do; derived images are cached by it. null: new pixels every time. */
  key: object | null
}

export type Image = ReadyImage | { state: 'loading' } | { state: 'failed' }
