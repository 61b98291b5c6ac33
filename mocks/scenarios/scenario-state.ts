import type { Engines } from '#engines/ports.ts'
import type { OperationId } from '#generated/server/operations.ts'

/** How the storage handles uploads. */
export const storageFaults = ['403', '500', 'reset', 'stall'] as const
export type StorageFault = (typeof storageFaults)[number]

/** The engines that the tab host has; the others are services, and none is connected here. */
export type EngineName = Exclude<
  keyof Engines,
  'health' | 'draft' | 'composer' | 'reviewer' | 'trainingServices' | 'cancelOrder' | 'checkModels' | 'checkKey'
>

const named: Readonly<Record<EngineName, true>> = {
  writer: true,
  voice: true,
  illustrator: true,
  animator: true,
  retoucher: true,
  videoRetoucher: true,
  soundCleaner: true,
  trainer: true,
  transcriber: true,
  translator: true,
  music: true,
  stock: true,
}
/** Each can be made to fail or to wait. */
export const engineNames = Object.keys(named) as EngineName[]

/** `fails`: refuses every request. `waits`: begins nothing until released, so that work in progress can be inspected. */
export const engineFaults = ['fails', 'waits'] as const
export type EngineFault = (typeof engineFaults)[number]

/** A call's fault: a delay (ms), no answer, or an example answer of the contract. */
export type CallFault =
  { kind: 'delay'; ms: number } | { kind: 'never' } | { kind: 'example'; status: number; name: string }

/** The faults set in the developer panel; `calm` has none. */
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
  /** Simulated provider models are connected, backed by the built-in engines. */
  hasProviders: boolean
  engines: Partial<Record<EngineName, EngineFault>>
  calls: Partial<Record<OperationId, CallFault>>
  /** Without a backend: the seed of generated answers. */
  seed: number
  /** So many of a hundred calls fail with 503; the same seed fails the same ones in turn. */
  random: { seed: number; percent: number } | null
  /** How far the app's clock is ahead, ms; with `stoppedAtMs` the backend's stands there, ms since 1970. */
  clock: { aheadMs: number; stoppedAtMs: number | null }
}

export const calm: ScenarioState = {
  latencyMs: 0,
  isOffline: false,
  isSocketDown: false,
  storage: null,
  verifiesEmail: import.meta.env.VITE_VERIFY_EMAIL === '1',
  hasProviders: false,
  engines: {},
  calls: {},
  seed: 1,
  random: null,
  clock: { aheadMs: 0, stoppedAtMs: null },
}

/** The fields of a state that differ from `calm`. */
export function partsOf(state: ScenarioState): (keyof ScenarioState)[] {
  const names = Object.keys(calm) as (keyof ScenarioState)[]
  return names.filter((name) => JSON.stringify(state[name]) !== JSON.stringify(calm[name]))
}
