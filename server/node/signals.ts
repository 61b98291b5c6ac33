import type { RunningHost } from './host.ts'
import { consoleLog } from './log.ts'

/** The server's supervisor kills it after 10 s (Docker), or a user waits; this is below both. ms */
const STOP_LIMIT_MS = 7_500

/**
 * Stops the server at Ctrl+C or on a signal; a second one, or a timeout, ends it at once.
 * @param drainMs how long running jobs may take before that
 */
export function stopOnSignals(host: RunningHost, drainMs = 0): void {
  const limitMs = STOP_LIMIT_MS + drainMs
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    const limit = setTimeout(() => {
      consoleLog.error('Stopping', new Error(`Something did not end within ${limitMs} ms and was left`))
      process.exit(1)
    }, limitMs)
    void host.stop().then(() => {
      clearTimeout(limit)
      process.exit(0)
    })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
