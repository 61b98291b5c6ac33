export interface TokenBucketOptions {
  /** Units that may come at once. */
  burst: number
  /** Units that are added a second, up to the burst. */
  perSecond: number
}

/** Limits a rate: answers whether this many units may pass now, and counts them. @param now ms of any clock that never goes back */
export function createTokenBucket(
  { burst, perSecond }: TokenBucketOptions,
  now: () => number = () => performance.now(),
): (units: number) => boolean {
  let tokens = burst
  let filledAt = now()
  return (units) => {
    const at = now()
    tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * perSecond)
    filledAt = at
    if (units > tokens) return false
    tokens -= units
    return true
  }
}
