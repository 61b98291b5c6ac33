/** A promise that is settled from outside. */
export interface Deferred<Result> {
  promise: Promise<Result>
  resolve(result: Result): void
  reject(cause: Error): void
}

export function deferred<Result>(): Deferred<Result> {
  const made: Partial<Deferred<Result>> = {}
  const promise = new Promise<Result>((resolve, reject) => Object.assign(made, { resolve, reject }))
  // Awaiting callers get the rejection; without any it is ignored.
  promise.catch(() => undefined)
  return { ...made, promise } as Deferred<Result>
}
