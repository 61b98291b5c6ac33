import { rateLimited, unavailable } from '#server/platform/http/http-error.ts'
import type { HashCaller } from '#server/platform/ports/services.ts'

interface Waiting extends HashCaller {
  start(): void
  refuse(cause: Error): void
}

/** Waiting calls, by network address. Addresses are served in the map's order, one call each. */
type Lane = Map<string, Waiting[]>

/**
 * Waiting calls in a lane: of one network address, of strangers for one account, and in all. A full lane is served within
 * five seconds.
 */
const MOST = { ofAddress: 20, forAccount: 10, inAll: 40 }
/** When a refused caller may ask again, seconds. */
const RETRY_SECONDS = 2

/**
 * One piece of work at a time, in two lanes that alternate: callers familiar with their account, and all others
 * (docs/decisions/0093). Beyond the limit a call is refused with 429 or 503.
 */
export function createHashQueue() {
  const familiar: Lane = new Map()
  const unfamiliar: Lane = new Map()
  let lanes = [familiar, unfamiliar]
  let isBusy = false

  function next(): void {
    const lane = lanes.find(({ size }) => size > 0)
    isBusy = lane !== undefined
    if (!lane) return
    lanes = lane === familiar ? [unfamiliar, familiar] : [familiar, unfamiliar]
    take(lane)?.start()
  }

  return function pass<Result>(caller: HashCaller, work: () => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const start = () => void work().then(resolve, reject).finally(next)
      add(caller.isFamiliar ? familiar : unfamiliar, { ...caller, start, refuse: reject })
      if (!isBusy) next()
    })
  }
}

function add(lane: Lane, call: Waiting): void {
  const own = lane.get(call.address) ?? []
  const all = [...lane.values()].flat()
  const forAccount = call.isFamiliar ? [] : all.filter(({ account }) => account === call.account)
  if (own.length >= MOST.ofAddress || forAccount.length >= MOST.forAccount) throw rateLimited(RETRY_SECONDS)
  if (all.length >= MOST.inAll) {
    // The network address with most calls gives way to one with fewer.
    const longest = [...lane.values()].reduce((one, other) => (other.length > one.length ? other : one))
    if (longest.length <= own.length + 1) throw unavailable()
    longest.pop()?.refuse(unavailable())
  }
  lane.set(call.address, [...own, call])
}

/** The first call of the next network address in turn, which moves to the end. */
function take(lane: Lane): Waiting | undefined {
  const [first] = lane
  if (!first) return undefined
  const [address, [call, ...others]] = first
  lane.delete(address)
  if (others.length > 0) lane.set(address, others)
  return call
}
