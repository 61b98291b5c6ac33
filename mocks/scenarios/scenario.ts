import { operations, type OperationId } from '#generated/server/operations.ts'
import { exampleAnswer } from './listed-answers.ts'
import { calm, type CallFault, type ScenarioState, type StorageFault } from './scenario-state.ts'

const KEY = 'storyloom-tab-host-scenario'
/** The machine's time, ms since 1970: the page's own `Date` follows the scenario (`page-clock.ts`). */
export const machineNow = Date.now.bind(Date)
const listeners = new Set<(state: ScenarioState) => void>()

function read(): ScenarioState {
  const state = { ...calm, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<ScenarioState>) }
  return {
    ...state,
    calls: Object.fromEntries(Object.entries(state.calls).map(([id, fault]) => [id, upgraded(fault)])),
  }
}

/** States saved by version 0.1 name an example answer an error. */
const upgraded = (fault: CallFault | (Omit<CallFault & { kind: 'example' }, 'kind'> & { kind: 'error' })): CallFault =>
  fault.kind === 'error' ? { ...fault, kind: 'example' } : fault

function keep(state: ScenarioState): void {
  sessionStorage.setItem(KEY, JSON.stringify(state))
  for (const listener of listeners) listener(state)
}

/** Calls since the page was loaded: with the seed they say which one fails. */
let calls = 0

/** The simulated faults. Stored for the tab, so that they survive a reload. */
export const scenario = {
  read,
  /** The state as stored; a different text is a different state. */
  text: (): string => sessionStorage.getItem(KEY) ?? '',
  set: (change: Partial<ScenarioState>): void => keep({ ...read(), ...change }),
  reset: (): void => keep(calm),
  onChange(listener: (state: ScenarioState) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** The backend's time. */
  now(): Date {
    const { aheadMs, stoppedAtMs } = read().clock
    return new Date(stoppedAtMs ?? machineNow() + aheadMs)
  },
  /** Lets the backend's time stand still, or go on from where it is. */
  stopClock(isStopped: boolean): void {
    const now = scenario.now().getTime()
    const { aheadMs } = read().clock
    scenario.set({
      clock: isStopped ? { aheadMs, stoppedAtMs: now } : { aheadMs: now - machineNow(), stoppedAtMs: null },
    })
  },
  /** The answer that the scenario gives instead of the backend's; null lets the call through. */
  async apply(request: Request): Promise<Response | null> {
    const { latencyMs, isOffline, storage, calls: faults, random } = read()
    if (latencyMs > 0) await waitMs(latencyMs)
    if (isOffline) return Response.error()
    if (storage && request.method === 'PUT' && new URL(request.url).pathname.startsWith('/files/upload/'))
      return storageAnswer(storage)
    const id = operationOf(request)
    if (id === undefined) return null
    const fault = faults[id]
    if (fault) return faultAnswer(id, fault)
    if (random && isUnlucky(random, ++calls)) return Response.json(UNLUCKY, { status: 503 })
    return null
  },
}

const UNLUCKY = { message: 'Broken by the developer panel', error: 'UNAVAILABLE' }

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function faultAnswer(id: OperationId, fault: CallFault): Promise<Response | null> {
  if (fault.kind === 'never') return new Promise(() => undefined)
  if (fault.kind === 'example') return exampleAnswer(id, fault) ?? null
  await waitMs(fault.ms)
  return null
}

function storageAnswer(fault: StorageFault): Response | Promise<never> {
  if (fault === 'stall') return new Promise(() => undefined)
  return fault === 'reset' ? Response.error() : new Response(null, { status: Number(fault) })
}

/** Whether the call with this number fails: the same one for the same seed (mulberry32). */
export function isUnlucky({ seed, percent }: { seed: number; percent: number }, call: number): boolean {
  let mixed = (Math.imul(seed, 0x9e3779b1) + Math.imul(call, 0x6d2b79f5)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) % 100 < percent
}

const patterns = (Object.keys(operations) as OperationId[]).map((id) => {
  const { method, path } = operations[id]
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')
  return { id, method, pattern: new RegExp(`^/api${escaped}$`), parameters: (path.match(/:/g) ?? []).length }
})
// A path with a fixed segment precedes one with a parameter in its place.
patterns.sort((one, other) => one.parameters - other.parameters)

/** The operation that a request calls. */
export function operationOf({ method, url }: Pick<Request, 'method' | 'url'>): OperationId | undefined {
  const { pathname } = new URL(url)
  return patterns.find((each) => each.method === method && each.pattern.test(pathname))?.id
}
