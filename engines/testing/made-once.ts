import { createHash } from 'node:crypto'

/** The newest of them: fakes also run for hours beside a server. */
const MAX_KEPT = 100
const made = new Map<string, Promise<unknown>>()

/** Caches a fake's result for equal requests, as after retries. @param of all inputs of the result */
export function madeOnce<Made>(of: readonly unknown[], make: () => Promise<Made>): Promise<Made> {
  const hash = createHash('sha256')
  for (const part of of) hash.update(part instanceof Uint8Array ? part : JSON.stringify(part)).update('\n')
  const key = hash.digest('base64')
  const known = made.get(key) ?? make()
  made.set(key, known)
  const [oldest] = made.keys()
  if (made.size > MAX_KEPT && oldest !== undefined) made.delete(oldest)
  return known as Promise<Made>
}
