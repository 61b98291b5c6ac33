/** Longest that a stop waits for a running pass, ms: the whole stop has few seconds. */
const STOP_MS = 3_000

/**
 * Runs a pass now and every `everyMs`, one at a time. Returns how to stop, which waits for the running pass: its database is
 * closed next. Later failures were interrupted and are not reported.
 */
export function startRepeating(
  everyMs: number,
  pass: () => Promise<unknown>,
  onError: (cause: unknown) => void,
): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> | undefined
  const run = () => {
    running ??= pass()
      .then(() => undefined)
      .catch((cause: unknown) => {
        if (!isStopped) onError(cause)
      })
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(run, everyMs)
  run()
  return async () => {
    isStopped = true
    clearInterval(timer)
    if (running) await isDoneWithin(STOP_MS, running)
  }
}

/** Waits for the work, up to this limit. @returns whether it ended in time; its failure counts as an end */
export async function isDoneWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const done = work.then(
    () => true,
    () => true,
  )
  return Promise.race([done, timeout]).finally(() => clearTimeout(timer))
}
