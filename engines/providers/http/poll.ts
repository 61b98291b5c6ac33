import { FileGone, ForbiddenAddress } from './guarded-download.ts'
import { NotCharged, PossiblyCharged, Refused, StillGenerating } from './provider-error.ts'
import type { Provider } from './provider.ts'

/** Between two looks, ms. */
const POLL_MS = 2_000
/** Longest wait of one run of a job, ms: the next run continues. */
const MAX_WAIT_MS = 15 * 60_000

/** Polls until there is a result. Temporary failures cost nothing and are retried. */
export async function pollUntil<Found>(
  { tools, label }: Provider,
  look: () => Promise<Found | null>,
  signal?: AbortSignal,
): Promise<Found> {
  const until = tools.now() + MAX_WAIT_MS
  for (;;) {
    try {
      const found = await look()
      if (found !== null) return found
    } catch (cause) {
      if (!(cause instanceof NotCharged || cause instanceof PossiblyCharged)) throw cause
    }
    if (tools.now() > until) throw new StillGenerating(`${label} is still processing`)
    await tools.wait(POLL_MS, signal)
  }
}

/** The next run retries a failed download of a paid file, unless the file is gone for good. */
export async function whileDelivering<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  return work().catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    if (isGone(cause)) throw new Refused('The generated file is no longer available', { cause })
    if (cause instanceof Refused) throw cause
    if (cause instanceof ForbiddenAddress) throw new Refused('The generated file has an unsupported URL', { cause })
    throw new StillGenerating('Couldn’t download the generated file', { cause })
  })
}

/** At whatever host it stood: the provider's own answers as to everything else. */
const isGone = (cause: unknown) =>
  cause instanceof FileGone || (cause instanceof Refused && (cause.status === 404 || cause.status === 410))
