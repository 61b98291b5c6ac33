import type { Render } from '#generated/schema.ts'

/** State of an export. */
export type ExportState =
  /** `last`: a video that was rendered before and can be downloaded again. */
  | { phase: 'idle'; last: Render | null }
  | { phase: 'starting' }
  /** The server cannot render; this tab can, when the user wants it to. */
  | { phase: 'offered' }
  /** `share` 0 to 1 of the whole video; `scene` 1-based, 0 before the first. */
  | { phase: 'rendering'; render: Render; scene: number; share: number; isInThisTab: boolean }
  | { phase: 'cancelling'; render: Render }
  | { phase: 'done'; render: Render }
  /** `isStarted`: there was a render, so there is something to report. */
  | { phase: 'failed'; message: string; isStarted: boolean }

export const isRunning = ({ status }: Render): boolean => status === 'QUEUED' || status === 'RENDERING'

/** The state of a render that runs on the server or in another tab. */
export function stateOf(render: Render, isInThisTab = false): ExportState {
  switch (render.status) {
    case 'COMPLETED':
      return { phase: 'done', render }
    case 'FAILED':
      return { phase: 'failed', message: render.error_message ?? 'The export failed', isStarted: true }
    case 'CANCELLED':
      return { phase: 'idle', last: null }
    case 'QUEUED':
    case 'RENDERING':
      return { phase: 'rendering', render, scene: render.scene_number, share: render.progress / 100, isInThisTab }
  }
}

/** Progress of an export. It waits for other users' videos where the server's renderers are all busy with them. */
export function progressText({ scene, share, render }: Extract<ExportState, { phase: 'rendering' }>): string {
  const { scenes_total: total, renders_ahead: ahead } = render
  const waiting = ahead === 1 ? 'Waiting for another export' : `Waiting for ${ahead} other exports`
  if (scene === 0) return ahead > 0 ? waiting : 'Preparing'
  const drawn = `Scene ${Math.min(scene, total)} of ${total}, ${Math.floor(share * 100)}%`
  return ahead > 0 ? `${drawn}. ${waiting}` : drawn
}
