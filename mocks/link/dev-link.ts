import { operations, type OperationId } from '#generated/server/operations.ts'
import {
  calm,
  type CallFault,
  engineFaults,
  engineNames,
  type ScenarioState,
  storageFaults,
} from '../scenarios/scenario-state.ts'

/** The URL parameter for the state in which a page is opened. */
export const LINK_PARAMETER = 'dev'

/** The state in which a page is opened, besides its URL. */
export interface DevLink {
  /** Id of a persona or a demo state; null: the signed-in user. */
  as: string | null
  /** CSS px of the frame that the page is shown in; null: the whole window. */
  view: { width: number; height: number } | null
  scenario: ScenarioState
}

const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000, ms: 1 }
type Unit = keyof typeof UNITS

/** A time in its largest whole unit, for example `30d`. */
export function writeTime(ms: number): string {
  const [unit = 'ms'] = (Object.keys(UNITS) as Unit[]).filter((each) => ms % UNITS[each] === 0)
  return `${ms / UNITS[unit]}${unit}`
}

function readTime(text: string): number | undefined {
  const [, amount, unit] = /^(-?\d{1,12})(d|h|m|s|ms)$/.exec(text) ?? []
  return amount === undefined ? undefined : Number(amount) * UNITS[unit as Unit]
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name)

function writeFault(fault: CallFault): string {
  if (fault.kind === 'never') return 'never'
  return fault.kind === 'delay' ? writeTime(fault.ms) : `${fault.status}.${fault.name}`
}

function readFault(text: string): CallFault | undefined {
  if (text === 'never') return { kind: 'never' }
  const ms = readTime(text)
  if (ms !== undefined) return { kind: 'delay', ms }
  const [, status, name] = /^([245]\d\d)\.([\w-]+)$/.exec(text) ?? []
  return name === undefined ? undefined : { kind: 'example', status: Number(status), name }
}

/** A link in words, for example `as:free,delay:300ms,getStory:404.gone,clock:30d,view:390x844`; empty where everything is calm. */
export function writeLink({ as, view, scenario }: DevLink): string {
  const {
    latencyMs,
    isOffline,
    isSocketDown,
    storage,
    verifiesEmail,
    hasProviders,
    engines,
    calls,
    seed,
    random,
    clock,
  } = scenario
  return [
    as !== null && `as:${as}`,
    latencyMs > 0 && `delay:${writeTime(latencyMs)}`,
    isOffline && 'offline',
    isSocketDown && 'no-socket',
    storage !== null && `storage:${storage}`,
    verifiesEmail !== calm.verifiesEmail && (verifiesEmail ? 'verify' : 'no-verify'),
    hasProviders && 'providers',
    ...engineNames.map((name) => engines[name] !== undefined && `${name}:${engines[name]}`),
    ...Object.entries(calls).map(([id, fault]) => `${id}:${writeFault(fault)}`),
    seed !== calm.seed && `seed:${seed}`,
    random !== null && `random:${random.seed}.${random.percent}`,
    clock.stoppedAtMs !== null && `stopped:${clock.stoppedAtMs}`,
    clock.aheadMs !== 0 && `clock:${writeTime(clock.aheadMs)}`,
    view !== null && `view:${view.width}x${view.height}`,
  ]
    .filter((part) => part !== false)
    .join(',')
}

/** Reads a link of `writeLink`. `unknown`: unknown parts, which the panel shows instead of ignoring them. */
export function readLink(text: string): { link: DevLink; unknown: string[] } {
  const link: DevLink = { as: null, view: null, scenario: structuredClone(calm) }
  const unknown = text.split(',').filter((part) => part !== '' && !readPart(link, part))
  return { link, unknown }
}

type ReadPart = (link: DevLink, value: string) => boolean

/** Each puts its value into the link; false: invalid. */
const parts: Readonly<Record<string, ReadPart>> = {
  as: (link, value) => /^[\w-]+$/.test(value) && assign(link, { as: value }),
  delay: ({ scenario }, value) => {
    const latencyMs = readTime(value)
    return latencyMs !== undefined && latencyMs >= 0 && assign(scenario, { latencyMs })
  },
  offline: ({ scenario }, value) => value === '' && assign(scenario, { isOffline: true }),
  'no-socket': ({ scenario }, value) => value === '' && assign(scenario, { isSocketDown: true }),
  verify: ({ scenario }, value) => value === '' && assign(scenario, { verifiesEmail: true }),
  'no-verify': ({ scenario }, value) => value === '' && assign(scenario, { verifiesEmail: false }),
  providers: ({ scenario }, value) => value === '' && assign(scenario, { hasProviders: true }),
  storage: ({ scenario }, value) => {
    const storage = storageFaults.find((fault) => fault === value)
    return storage !== undefined && assign(scenario, { storage })
  },
  seed: ({ scenario }, value) => /^\d{1,9}$/.test(value) && assign(scenario, { seed: Number(value) }),
  random: ({ scenario }, value) => {
    const [, seed, percent] = /^(\d{1,9})\.(\d{1,2}|100)$/.exec(value) ?? []
    return seed !== undefined && assign(scenario, { random: { seed: Number(seed), percent: Number(percent) } })
  },
  stopped: ({ scenario }, value) => /^\d{1,14}$/.test(value) && assign(scenario.clock, { stoppedAtMs: Number(value) }),
  clock: ({ scenario }, value) => {
    const aheadMs = readTime(value)
    return aheadMs !== undefined && assign(scenario.clock, { aheadMs })
  },
  view: (link, value) => {
    const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(value) ?? []
    return width !== undefined && assign(link, { view: { width: Number(width), height: Number(height) } })
  },
}

function readPart(link: DevLink, part: string): boolean {
  const at = part.indexOf(':')
  const [name, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
  if (Object.hasOwn(parts, name)) return parts[name]?.(link, value) === true
  const engine = engineNames.find((each) => each === name)
  const engineFault = engineFaults.find((each) => each === value)
  if (engine && engineFault) return assign(link.scenario.engines, { [engine]: engineFault })
  const fault = readFault(value)
  return isOperation(name) && fault !== undefined && assign(link.scenario.calls, { [name]: fault })
}

function assign<Of extends object>(of: Of, change: Partial<Of>): true {
  Object.assign(of, change)
  return true
}
