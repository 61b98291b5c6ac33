import type { CreditsShortfall, ReachedCap, RisenPrice } from '#generated/schema.ts'
import type { SpendingDecision, SpendingRefusal } from './paused-call.ts'

export type { CreditsShortfall, ReachedCap, RisenPrice, SpendingDecision, SpendingRefusal }

/** Asks the user. The answer is ignored once `gone` is aborted. */
type AskPerson = (reason: SpendingRefusal, gone: AbortSignal) => Promise<SpendingDecision>

let ask: AskPerson | null = null

/** Registers the dialog; without one a call that lacks credits is refused. Returns the function that removes it. */
export function onSpendingRefused(next: AskPerson): () => void {
  ask = next
  return () => {
    if (ask === next) ask = null
  }
}

/**
 * Running out of credits, up to a cap or a price that rose is a pause: the call waits until the user has paid, agreed or cancelled, over a reload
 * too.
 * @param request the refused one, its body not yet read
 * @returns the input of the retry; false: no retry
 */
export async function confirmSpending(refusal: Response, request: Request): Promise<SpendingDecision> {
  const { signal } = request
  const reason = await readRefusal(refusal)
  if (ask === null || reason === null) return false
  const gone = new AbortController()
  const giveUp = () => {
    // The call's own timeout does not limit the user.
    if (!(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')) gone.abort()
  }
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp, { once: true })
  // Loaded on demand: this module is part of every page.
  // If it cannot be loaded, a reload drops the call, but the dialog is shown all the same.
  const paused = await import('./paused-call.ts').catch(() => null)
  // Aborted meanwhile: the answer is not needed.
  if (gone.signal.aborted) return false
  paused?.storePausedCall(request, reason)
  return ask(reason, gone.signal).finally(() => {
    signal.removeEventListener('abort', giveUp)
    paused?.forgetPausedCall(request.headers.get('Idempotency-Key'))
  })
}

async function readRefusal(refusal: Response): Promise<SpendingRefusal | null> {
  try {
    const {
      credits_shortfall: shortfall,
      caps_reached: caps,
      risen_price: price,
    } = (await refusal.json()) as {
      credits_shortfall?: CreditsShortfall
      caps_reached?: ReachedCap[]
      risen_price?: RisenPrice
    }
    if (shortfall) return { shortfall }
    if (price) return { price }
    return caps && caps.length > 0 ? { caps } : null
  } catch {
    // Another host may answer without JSON: the refusal stays unchanged.
    return null
  }
}
