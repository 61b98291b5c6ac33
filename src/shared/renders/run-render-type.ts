import type { components } from '#generated/types/api.ts'

export type Render = components['schemas']['Render']

/** How far the drawing in this tab is. */
export interface DrawProgress {
  frame: number
  totalFrames: number
  /** 0-based. */
  sceneIndex: number
}

/** Draws a render in this tab and delivers it; never rejects. The route passes it in. */
export type RunRender = (request: {
  renderId: string
  token: string | null
  onProgress?: (progress: DrawProgress) => void
  signal?: AbortSignal
}) => Promise<{ status: 'COMPLETED'; render: Render } | { status: 'CANCELLED' } | { status: 'FAILED'; message: string }>
