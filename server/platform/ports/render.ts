export interface RenderRequest {
  renderId: string
  /** One-time bearer token that may only read this render's document and deliver its file. */
  token: string
}

/**
 * Draws and encodes a story with the product's own export page (`src/video`): a worker in the tab, a headless Chromium on Node.
 * The renderer reports through the contract's render operations; it never writes the database itself.
 */
export interface Renderer {
  /** false: the UI offers to render in the person's own tab instead. */
  isAvailable(): Promise<boolean>
  /** Resolves when the renderer has ended, whether or not it delivered; rejects when it could not run at all. */
  run(request: RenderRequest, signal: AbortSignal): Promise<void>
}
