import type { components } from '#generated/types/api.ts'

export type CreditsShortfall = components['schemas']['CreditsShortfall']

/** Asks the person about missing credits; true: the call is made again. No answer is wanted any more once `gone` is aborted. */
type Ask = (shortfall: CreditsShortfall, gone: AbortSignal) => Promise<boolean>

let ask: Ask | null = null

/** Who asks, from now on; without anybody a call that lacks credits is simply refused. Answers how to stop. */
export function onShortfall(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = null
  }
}

/**
 * Running out of credits is a pause: the call waits until the person has paid or given it up, over a reload too.
 * @param request the refused one, its body not yet read
 * @returns whether to make it again
 */
export async function waitsForCredits(refusal: Response, request: Request): Promise<boolean> {
  const { signal } = request
  const shortfall = await readShortfall(refusal)
  if (ask === null || shortfall === null) return false
  const gone = new AbortController()
  const giveUp = () => {
    // A limit of the call's own time: the person may take as long as it takes.
    if (!(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')) gone.abort()
  }
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp, { once: true })
  // Loaded when it is needed: every page pays for what stands here.
  const { dropPausedCall, keepPausedCall } = await import('./paused-call.ts')
  keepPausedCall(request, shortfall)
  return ask(shortfall, gone.signal).finally(() => {
    signal.removeEventListener('abort', giveUp)
    dropPausedCall(request.headers.get('Idempotency-Key'))
  })
}

async function readShortfall(refusal: Response): Promise<CreditsShortfall | null> {
  try {
    const body = (await refusal.json()) as { credits_shortfall?: CreditsShortfall }
    return body.credits_shortfall ?? null
  } catch {
    // Another host may answer what is no JSON: it is refused as it stands.
    return null
  }
}
