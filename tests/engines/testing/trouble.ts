import { expect, it, vi } from 'vitest'
import { EngineError, type EngineCall, type Engines } from '#engines/ports.ts'
import type { Trouble } from '#engines/testing/fake-server.ts'
import { type Death, keepOrders, type KeptOrders } from '#engines/testing/kept-orders.ts'
import type { FakeProvider } from './fake-providers.ts'
import type { Tried } from './subjects.ts'

export interface TroubleOptions {
  /** A typical call of the port. */
  work(engines: Engines, call?: EngineCall): Promise<unknown>
  /** It costs nothing, so there is no automatic retry: the user searches again. */
  isFree?: boolean
  /** The built-in engine finishes before it can be aborted. */
  isInstant?: boolean
  /** The built-in engine cannot be aborted: it does one part at a time. */
  worksInParts?: boolean
  /** Providers that are polled until the work is done; by default those that always are. */
  queued?: readonly string[]
}

const RETRY_AFTER_S = 7

/** How a port's call ends when it is aborted and when its provider fails: the same for all implementations. */
export function itBehavesInTrouble(
  tried: Tried,
  {
    work: start,
    isFree = false,
    isInstant = false,
    worksInParts = false,
    queued = ['fal', 'replicate', 'comfyui'],
  }: TroubleOptions,
): void {
  const { name } = tried
  const work = (call?: EngineCall) => start(tried.engines, call)

  // In a worker of this machine: nothing is ordered.
  const isHere = name === 'draft' || name === 'local'

  if (isHere && worksInParts) return

  it(`${name} does not start work that is already aborted`, async () => {
    const before = asked(tried.opened.fake)
    await expect(work({ signal: AbortSignal.abort() })).rejects.toBeDefined()
    expect(asked(tried.opened.fake)).toBe(before)
  })

  if (isHere && !isInstant)
    it(`${name} ends its work when it is aborted`, async () => {
      const stop = new AbortController()
      const working = expect(work({ signal: stop.signal })).rejects.toBeDefined()
      stop.abort(REASON)
      await working
    })

  const isFake = !isHere && process.env['LIVE'] !== '1'
  if (!isFake) return

  /** Faults of the next paid requests, the outcome of the work, and the number of requests. */
  async function inTrouble(...troubles: Trouble[]) {
    const { server } = fakeOf(tried)
    server.troubles.push(...troubles)
    tried.opened.pauses.length = 0
    const before = asked(tried.opened.fake)
    const end = await endOf(work())
    const left = server.troubles.splice(0)
    return { end, left, times: asked(tried.opened.fake) - before }
  }

  it(`${name} fails with an error for users after one request, without key or URL in it`, async () => {
    const { key, url } = fakeOf(tried)
    const message = `Not with ${key ?? 'a key'}`
    const { end, times } = await inTrouble({ kind: 'status', status: 400, body: { error: { message } } })
    expect(end).toBeInstanceOf(EngineError)
    expect(end).toMatchObject({ name: 'Refused', message: expect.stringContaining('Not with') })
    if (key !== null) expect(end?.message).not.toContain(key)
    expect(end?.message).not.toContain(new URL(url).host)
    expect(times).toBe(1)
  })

  it(`${name} reports that its key is not accepted`, async () => {
    const { end } = await inTrouble({ kind: 'status', status: 401 })
    expect(end).toBeInstanceOf(EngineError)
    expect(end?.message).toContain('rejected the API key')
  })

  it(`${name} respects Retry-After when it is busy`, async () => {
    const busy: Trouble = { kind: 'status', status: 429, headers: { 'Retry-After': String(RETRY_AFTER_S) } }
    const { end, times } = await inTrouble(busy)
    if (!isFree) {
      expect(end).toBeNull()
      expect(tried.opened.pauses[0]).toBe(RETRY_AFTER_S * 1_000)
      return expect(times).toBe(2)
    }
    expect(end).toMatchObject({ name: 'NotCharged', retryAfterMs: RETRY_AFTER_S * 1_000 })
    // Until then it gets no request.
    expect((await inTrouble()).times).toBe(0)
    tried.opened.pass(RETRY_AFTER_S * 1_000)
    expect((await inTrouble()).end).toBeNull()
  })

  it(`${name} fails for now after three tries with growing delays`, async () => {
    const down: Trouble = { kind: 'status', status: 500 }
    const { end, left, times } = await inTrouble(down, down, down, down)
    // No error for users: the job is retried.
    expect(end).toMatchObject({ name: 'NotCharged' })
    expect(end).not.toBeInstanceOf(EngineError)
    expect(times).toBe(isFree ? 1 : 3)
    expect(left).toHaveLength(isFree ? 3 : 1)
    const pauses = tried.opened.pauses
    expect(pauses.every((ms, at) => at === 0 || ms > (pauses[at - 1] ?? 0))).toBe(true)
  })

  it(`${name} gets no retry after half an answer, which may be charged`, async () => {
    const { end, times } = await inTrouble({ kind: 'half' })
    expect(end).toMatchObject({ name: 'PossiblyCharged' })
    expect(times).toBe(1)
  })

  it(`${name} times out when it never answers, and gets no retry`, async () => {
    const { server } = fakeOf(tried)
    const end = new AbortController()
    const deadline = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal)
    server.troubles.push({ kind: 'hang' })
    const before = asked(tried.opened.fake)
    const arrived = arrival(server, before)
    const hanging = endOf(work())
    await arrived
    end.abort(new DOMException('The time is up', 'TimeoutError'))
    expect(await hanging).toMatchObject({ name: 'PossiblyCharged' })
    for (const [ms] of deadline.mock.calls) expect(ms).toBeLessThanOrEqual(10 * 60_000)
    expect(asked(tried.opened.fake)).toBe(before + 1)
  })

  it(`${name} is aborted at once during a request`, async () => {
    const { server } = fakeOf(tried)
    const stop = new AbortController()
    server.troubles.push({ kind: 'hang' })
    const before = asked(tried.opened.fake)
    const arrived = arrival(server, before)
    const hanging = endOf(work({ signal: stop.signal }))
    await arrived
    stop.abort(REASON)
    expect(await hanging).toBe(REASON)
    expect(asked(tried.opened.fake)).toBe(before + 1)
  })

  it(`${name} fails when its answer does not match the request`, async () => {
    const { end, times } = await inTrouble({ kind: 'status', status: 200, body: { odd: true } })
    if (isFree) return
    expect(end).toBeInstanceOf(EngineError)
    expect(times).toBe(1)
  })

  if (isFree) return

  it(`${name} gets no second order when its server dies, and answers a resumed job from what was stored`, async () => {
    const ordered = async (orders: KeptOrders, death?: Death) => {
      const before = asked(tried.opened.fake)
      const end = await endOf(work({ orders: orders.run(death) }))
      return { end: end?.name ?? null, times: asked(tried.opened.fake) - before }
    }
    const whole = keepOrders()
    const first = await ordered(whole)
    expect(first.end).toBeNull()
    expect(first.times).toBeGreaterThan(0)
    expect(await ordered(whole)).toEqual({ end: null, times: 0 })
    const isQueued = queued.includes(name)
    const lost = keepOrders()
    expect(await ordered(lost, isQueued ? 'BEFORE_ACCEPTED' : 'BEFORE_DELIVERED')).toEqual({ end: 'Error', times: 1 })
    expect(await ordered(lost)).toEqual({ end: 'PossiblyCharged', times: 0 })
    if (!isQueued) return
    for (const death of ['AFTER_ACCEPTED', 'BEFORE_DELIVERED'] as const) {
      const named = keepOrders()
      expect(await ordered(named, death)).toEqual({ end: 'Error', times: 1 })
      expect(await ordered(named)).toEqual({ end: null, times: 0 })
    }
  })

  if (!queued.includes(name)) return

  it(`${name} is polled while it is slow, and gets one order`, async () => {
    const { queue } = fakeOf(tried)
    if (!queue) throw new Error('There is no queue')
    queue.looks = 5
    const { end, times } = await inTrouble()
    queue.looks = 0
    expect([end, times]).toEqual([null, 1])
    expect(tried.opened.pauses.length).toBeGreaterThanOrEqual(3)
  })

  it(`${name} fails when its result no longer exists`, async () => {
    const { queue } = fakeOf(tried)
    if (!queue) throw new Error('There is no queue')
    queue.hasExpired = true
    const { end, times } = await inTrouble()
    queue.hasExpired = false
    expect(end).toMatchObject({ name: 'Refused' })
    expect(times).toBe(1)
  })
}

const REASON = new Error('Cancelled by the caller')

/** Its error; null: it succeeded. */
const endOf = (work: Promise<unknown>): Promise<Error | null> =>
  work.then(
    () => null,
    (cause: unknown) => cause as Error,
  )

function fakeOf({ opened }: Pick<Tried, 'opened'>): FakeProvider {
  if (!opened.fake) throw new Error('There is no fake')
  return opened.fake
}

/** Number of paid requests, whatever their outcome. */
const asked = (fake: FakeProvider | null) => (fake ? fake.server.asked() : 0)

/** Resolves when a paid request has come in, besides the `before` of them. */
const arrival = ({ asked: count, listeners }: FakeProvider['server'], before: number) =>
  new Promise<void>((resolve) => {
    const listen = () => {
      if (count() === before) return
      listeners.delete(listen)
      resolve()
    }
    listeners.add(listen)
  })
