import type { App } from '#server/platform/context.ts'

/** The answer of a dead process. */
export const never = () => new Promise<never>(() => undefined)

/**
 * A server process's effects, until it dies before or after a request or a file: from then on nothing happens.
 * @param diesAt which of these moments, from 1
 */
export function createDyingProcess({ files }: Pick<App, 'files'>, diesAt: number) {
  let moment = 0
  const isDead = () => moment >= diesAt
  const mortal = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isDead() || ++moment >= diesAt) return never()
    const result = await work()
    return ++moment >= diesAt ? never() : result
  }
  const write: App['files']['write'] = (...file) => mortal(() => files.write(...file))
  const request: typeof fetch = (...asked) => mortal(() => fetch(...asked))
  return { isDead, fetch: request, files: { ...files, write } }
}
