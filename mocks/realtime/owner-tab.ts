const LOCK = 'storyloom-tab-host'
/** How long another tab may take to release it before the user is asked, ms. */
const TIMEOUT_MS = 2_000

/**
 * One tab at a time owns the backend: two would diverge in their rows. Resolves once this tab owns it; `onTaken` is called when
 * another tab takes it over, after which this one must not write any more.
 */
export async function ownTab(options: { ask: () => Promise<void>; onTaken: () => Promise<void> }): Promise<void> {
  const channel = new BroadcastChannel(LOCK)
  let release: () => void = () => undefined
  channel.onmessage = () => void options.onTaken().finally(() => release())

  /** Resolves true once the lock is held; false when it did not come free in that time, ms. */
  const hold = (timeoutMs?: number) =>
    new Promise<boolean>((resolve, reject) => {
      const terms = timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }
      navigator.locks
        .request(LOCK, terms, () => {
          resolve(true)
          return new Promise<void>((end) => {
            release = end
          })
        })
        .catch((cause: unknown) => {
          if (cause instanceof DOMException && cause.name === 'TimeoutError') resolve(false)
          else reject(cause instanceof Error ? cause : new Error(String(cause)))
        })
    })

  // A reloading page still holds the lock for a moment.
  if (await hold(TIMEOUT_MS)) return
  await options.ask()
  const held = hold()
  channel.postMessage('take over')
  await held
}
