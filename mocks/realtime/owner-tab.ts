const LOCK = 'storyloom-tab-host'

/**
 * One tab at a time holds the backend: two would each keep rows the other does not have. Resolves once this tab holds it;
 * `onTaken` is called when another tab takes it over, after which this one must not write any more.
 */
export async function ownTab(options: { ask: () => Promise<void>; onTaken: () => Promise<void> }): Promise<void> {
  const channel = new BroadcastChannel(LOCK)
  let release: () => void = () => undefined
  channel.onmessage = () => void options.onTaken().finally(() => release())

  const hold = (ifAvailable: boolean) =>
    new Promise<boolean>((resolve, reject) => {
      navigator.locks
        .request(LOCK, { ifAvailable }, (lock) => {
          resolve(lock !== null)
          if (lock === null) return undefined
          return new Promise<void>((end) => {
            release = end
          })
        })
        .catch(reject)
    })

  if (await hold(true)) return
  await options.ask()
  const held = hold(false)
  channel.postMessage('take over')
  await held
}
