import type { Render } from '#generated/schema.ts'

/** How far the drawing is. */
export interface DrawProgress {
  frame: number
  totalFrames: number
  /** 0-based. */
  sceneIndex: number
}

interface RunRenderRequest {
  renderId: string
  /** The render's one-time token; null uses the user's session. */
  token: string | null
  /** Where the drawing is, for the page that draws. The server is notified anyway. */
  onProgress?: (progress: DrawProgress) => void
  /** Aborting stops drawing; telling the server (cancelRender) is the caller's. */
  signal?: AbortSignal
}

type RenderOutcome =
  { status: 'COMPLETED'; render: Render } | { status: 'CANCELLED' } | { status: 'FAILED'; message: string }

/** Draws a render in this page and delivers it; never rejects. A route passes it to the editor. */
export type RunRender = (request: RunRenderRequest) => Promise<RenderOutcome>
