import type { RunningHost } from './host.ts'
import { consoleLog } from './log.ts'

/** Whoever supervises the server kills it after 10 s (Docker) or is a person who waits; this is below both. ms */
const STOP_LIMIT_MS = 7_500

/** Stops the server at Ctrl+C or when the system asks; a second time, or when that takes too long, ends it at once. */
export function stopOnSignals(host: RunningHost): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    const limit = setTimeout(() => {
      consoleLog.error('Stopping', new Error(`Something did not end within ${STOP_LIMIT_MS} ms and was left`))
      process.exit(1)
    }, STOP_LIMIT_MS)
    void host.stop().then(() => {
      clearTimeout(limit)
      process.exit(0)
    })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
