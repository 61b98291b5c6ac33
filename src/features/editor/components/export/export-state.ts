import type { Render } from './run-render-type.ts'

/** Where an export is. */
export type ExportState =
  | { phase: 'idle' }
  | { phase: 'starting' }
  /** `share` 0 to 1 of the whole film; `scene` 1-based, 0 before the first. */
  | { phase: 'drawing'; render: Render; scene: number; share: number; isInThisTab: boolean }
  | { phase: 'done'; render: Render }
  /** `canDrawHere`: no host can draw, but this tab can. */
  | { phase: 'failed'; message: string; canDrawHere: boolean }

/** What a render that somebody draws looks like from here. */
export function stateOf(render: Render, isInThisTab = false): ExportState {
  switch (render.status) {
    case 'COMPLETED':
      return { phase: 'done', render }
    case 'FAILED':
      return { phase: 'failed', message: render.error_message ?? 'The export failed.', canDrawHere: true }
    case 'CANCELLED':
      return { phase: 'idle' }
    case 'QUEUED':
    case 'RENDERING':
      return { phase: 'drawing', render, scene: render.scene_number, share: render.progress / 100, isInThisTab }
  }
}
