import { ApiError } from '#src/shared/api/api-error.ts'
import type { ExportProgress } from '#src/video/export/protocol.ts'
import type { RenderClient } from './render-client.ts'

/** Shortest time between reports, ms. */
const EVERY = 700
/** Longest time between reports, ms: the server abandons a render without reports. */
const ALIVE = 20_000

export interface Reporter {
  report(progress: ExportProgress): void
  stop(): void
}

/** Reports a render's progress to the server, seldom and never twice at once. @param onEnded the server says that the render is over */
export function createReporter(client: Pick<RenderClient, 'reportProgress'>, onEnded: () => void): Reporter {
  let latest = { progress: 0, scene_number: 0 }
  let isSending = false
  let isStopped = false
  let lastSent = -Infinity

  async function send(): Promise<void> {
    if (isSending || isStopped) return
    isSending = true
    lastSent = performance.now()
    try {
      const { status } = await client.reportProgress(latest)
      if (status === 'CANCELLED' || status === 'FAILED') onEnded()
    } catch (error) {
      // The next report replaces a lost one; a finished render ends the work.
      if (error instanceof ApiError && (error.code === 'RENDER_ENDED' || error.status === 404)) onEnded()
    } finally {
      isSending = false
    }
  }

  const alive = setInterval(() => void (performance.now() - lastSent >= ALIVE && send()), ALIVE / 2)
  return {
    report({ frame, totalFrames, sceneIndex, stage }) {
      // 100 only once the file is delivered: rendering is not all of it.
      latest = {
        progress: Math.min(99, Math.floor((frame / totalFrames) * 100)),
        scene_number: stage === 'preparing' ? 0 : sceneIndex + 1,
      }
      if (performance.now() - lastSent >= EVERY) void send()
    },
    stop() {
      isStopped = true
      clearInterval(alive)
    },
  }
}
