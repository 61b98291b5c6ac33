import { operations, type OperationId } from '#generated/server/operations.ts'

/** What the storage does with the bytes that are put to it. */
export const storageFaults = ['403', '500', 'reset', 'stall'] as const
export type StorageFault = (typeof storageFaults)[number]

/** The engines that can be made to fail or to wait. */
export const engineNames = ['writer', 'voice', 'illustrator'] as const
export type EngineName = (typeof engineNames)[number]

/** What the developer panel does to the calls; nothing by default. Kept for the tab, so that a reload stays in the scenario. */
export interface ScenarioState {
  /** Added to every call, ms. */
  latencyMs: number
  /** Every call fails as if the network were gone. */
  isOffline: boolean
  /** The realtime connection is refused, and an open one is dropped. */
  isSocketDown: boolean
  /** How PUTs to the storage end. */
  storage: StorageFault | null
  /** New accounts must open the link that was mailed to them first. */
  verifiesEmail: boolean
  /** This engine refuses whatever it is asked. */
  brokenEngine: EngineName | null
  /** This engine begins nothing until it is let go: work in progress stands still and can be looked at. */
  heldEngine: EngineName | null
  /** This operation is refused, with an error that the contract lists for it. */
  refused: { operationId: OperationId; name: string; status: number; body: unknown } | null
}

const KEY = 'storyloom-tab-host-scenario'
const calm: ScenarioState = {
  latencyMs: 0,
  isOffline: false,
  isSocketDown: false,
  storage: null,
  verifiesEmail: import.meta.env.VITE_VERIFY_EMAIL === '1',
  brokenEngine: null,
  heldEngine: null,
  refused: null,
}
const listeners = new Set<(state: ScenarioState) => void>()

function read(): ScenarioState {
  return { ...calm, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<ScenarioState>) }
}

function keep(state: ScenarioState): void {
  sessionStorage.setItem(KEY, JSON.stringify(state))
  for (const listener of listeners) listener(state)
}

export const scenario = {
  read,
  set: (change: Partial<ScenarioState>): void => keep({ ...read(), ...change }),
  reset: (): void => keep(calm),
  onChange: (listener: (state: ScenarioState) => void): void => void listeners.add(listener),
  /** The answer that the scenario gives instead of the backend's; null lets the call through. */
  async apply(request: Request): Promise<Response | null> {
    const { latencyMs, isOffline, refused, storage } = read()
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs))
    if (isOffline) return Response.error()
    if (storage && request.method === 'PUT' && new URL(request.url).pathname.startsWith('/files/upload/'))
      return storageAnswer(storage)
    if (refused && isOperation(request, refused.operationId))
      return Response.json(refused.body, { status: refused.status })
    return null
  },
}

function storageAnswer(fault: StorageFault): Response | Promise<never> {
  if (fault === 'stall') return new Promise(() => undefined)
  return fault === 'reset' ? Response.error() : new Response(null, { status: Number(fault) })
}

function isOperation(request: Request, id: OperationId): boolean {
  const { method, path } = operations[id]
  const pattern = new RegExp(`^/api${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
  return request.method === method && pattern.test(new URL(request.url).pathname)
}
