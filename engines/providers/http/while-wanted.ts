/** The value, or a rejection as soon as the signal is aborted. */
export function whileWanted<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return value
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason instanceof Error ? signal.reason : new Error('The work was stopped'))
    if (signal.aborted) return leave()
    signal.addEventListener('abort', leave, { once: true })
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
