import type { RunningHost } from './host.ts'

/** Stops the server at Ctrl+C or when the system asks; a second time ends it at once. */
export function stopOnSignals(host: RunningHost): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    void host.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
