import { operations, type OperationId } from '#generated/server/operations.ts'

/** What the developer panel does to the calls; nothing by default. Kept for the tab, so that a reload stays in the scenario. */
export interface ScenarioState {
  /** Added to every call, ms. */
  latencyMs: number
  /** Every call fails as if the network were gone. */
  isOffline: boolean
  /** This operation is refused. */
  refused: { operationId: OperationId; status: number; body: unknown } | null
}

const KEY = 'storyloom-tab-host-scenario'
const calm: ScenarioState = { latencyMs: 0, isOffline: false, refused: null }

function read(): ScenarioState {
  return { ...calm, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<ScenarioState>) }
}

export const scenario = {
  read,
  set(change: Partial<ScenarioState>): void {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), ...change }))
  },
  reset: () => sessionStorage.removeItem(KEY),
  /** The answer that the scenario gives instead of the backend's; null lets the call through. */
  async apply(request: Request): Promise<Response | null> {
    const { latencyMs, isOffline, refused } = read()
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs))
    if (isOffline) return Response.error()
    if (refused && isOperation(request, refused.operationId))
      return Response.json(refused.body, { status: refused.status })
    return null
  },
}

function isOperation(request: Request, id: OperationId): boolean {
  const { method, path } = operations[id]
  const pattern = new RegExp(`^/api${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
  return request.method === method && pattern.test(new URL(request.url).pathname)
}
