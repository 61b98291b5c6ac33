import type { EngineCall } from '#engines/ports.ts'
import { NotCharged, PossiblyCharged, Refused } from './provider-error.ts'
import { type Gate, MAX_PAUSE_MS, type Timing } from './gate.ts'
import { whileWanted } from './while-wanted.ts'

/** An order and how to place it. */
export interface Order {
  /** Identifies the order: an equal one within a job is the same. */
  request: unknown
  /** Sends it. Answers the delivered bytes or the provider's operation name. */
  submit(signal?: AbortSignal): Promise<Uint8Array | { operation: string }>
  /** Waits for the accepted order and fetches it, at no cost. Required where `submit` answers an operation. */
  collect?(operation: string, signal?: AbortSignal): Promise<Uint8Array>
}

export interface PaidProvider extends Timing {
  /** Provider and model. */
  id: string
  /** The name shown to users. */
  label: string
  gate: Gate
  /** Orders that are being placed now, by the job that remembers them and their key. */
  underWay: Map<string, Promise<unknown>>
}

const MAX_TRIES = 3
const FIRST_WAIT_MS = 1_000

/**
 * Places an order once. Its state is stored before sending, when accepted and when delivered, so that a job resumes from it after
 * a crash. It is sent again only where certainly nothing was charged.
 */
export async function placeOrder(provider: PaidProvider, order: Order, call: EngineCall = {}): Promise<Uint8Array> {
  const { underWay } = provider
  const { signal, orders, take } = call
  const key = await keyOf(provider.id, take === undefined ? order.request : [order.request, take])
  if (!orders) return place(provider, order, key, call)
  // The same order in the same job, as for two scenes with one text, shares the first result.
  const name = `${orders.jobId} ${key}`
  for (let first = underWay.get(name); first; first = underWay.get(name)) await endOf(first, signal)
  const placing = place(provider, order, key, call)
  underWay.set(name, placing)
  return placing.finally(() => underWay.delete(name))
}

async function place(provider: PaidProvider, order: Order, key: string, call: EngineCall): Promise<Uint8Array> {
  const { signal, orders, person } = call
  const once = async (): Promise<Uint8Array | NotCharged> => {
    const sent = await submit(provider, order, key, call)
    if (sent instanceof Uint8Array || sent instanceof NotCharged) return sent
    try {
      const bytes = await collect(order, sent.operation, signal)
      await orders?.delivered(key, bytes)
      return bytes
    } catch (cause) {
      // The provider dropped it, so it may be ordered again. After any other failure it may still be in progress.
      if (cause instanceof Refused) await orders?.forget(key)
      throw cause
    }
  }
  for (let attempt = 1; ; attempt++) {
    const answer = await provider.gate.pass(once, { signal, person })
    if (answer instanceof Uint8Array) return answer
    // Outside of the gate, so that other calls may pass.
    await pauseBefore(provider, attempt, answer, signal)
  }
}

/** The bytes delivered now or before, or the operation name; or the reason why a retry is safe. */
async function submit(provider: PaidProvider, order: Order, key: string, { signal, orders }: EngineCall) {
  const before = (await orders?.begin(key, provider.id)) ?? null
  if (before?.state === 'DELIVERED') return before.bytes
  if (before?.state === 'ACCEPTED') return before
  if (before)
    throw new PossiblyCharged(
      `A request to ${provider.label} was interrupted by a server stop. It may have completed, so it isn’t repeated`,
    )
  const pausedMs = await provider.gate.pausedFor()
  if (pausedMs > MAX_PAUSE_MS) {
    await orders?.forget(key)
    throw new NotCharged(`${provider.label} asked us to retry later`, { retryAfterMs: pausedMs })
  }
  try {
    const sent = await order.submit(signal)
    if (sent instanceof Uint8Array) await orders?.delivered(key, sent)
    else await orders?.accepted(key, sent.operation)
    return sent
  } catch (cause) {
    if (cause instanceof Refused) await orders?.forget(key)
    if (!(cause instanceof NotCharged)) throw cause
    await orders?.forget(key)
    // Pause the gate before another call takes this slot.
    if (cause.retryAfterMs !== null) await provider.gate.pause(cause.retryAfterMs)
    return cause
  }
}

/** Until it may be asked again; throws the failure where that would be too often or too long. */
async function pauseBefore({ wait }: PaidProvider, attempt: number, failure: NotCharged, signal?: AbortSignal) {
  const pause = failure.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1)
  if (attempt === MAX_TRIES || pause > MAX_PAUSE_MS) throw failure
  await wait(pause, signal)
}

function collect({ collect: fetchResult }: Order, operation: string, signal?: AbortSignal): Promise<Uint8Array> {
  if (!fetchResult) throw new Error('Nothing is known about collecting what was accepted')
  return fetchResult(operation, signal)
}

/** When other work has ended, however. Rejects when the signal is aborted before. */
const endOf = (work: Promise<unknown>, signal?: AbortSignal): Promise<void> =>
  whileWanted(
    work.then(
      () => undefined,
      () => undefined,
    ),
    signal,
  )

/** SHA-256 over the provider and the request, bytes in it included. */
async function keyOf(id: string, request: unknown): Promise<string> {
  const hashes = new Map<Uint8Array, string>()
  for (const bytes of bytesIn(request)) hashes.set(bytes, await hash(bytes))
  const text = JSON.stringify([id, request], (_, value: unknown) =>
    value instanceof Uint8Array ? hashes.get(value) : value,
  )
  return hash(new TextEncoder().encode(text))
}

function bytesIn(value: unknown): Uint8Array[] {
  if (value instanceof Uint8Array) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(bytesIn) : []
}

async function hash(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
