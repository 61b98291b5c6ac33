import { setTimeout as wait } from 'node:timers/promises'
import { createGates, type Limits } from '#engines/providers/http/gate.ts'
import {
  createProvider,
  type Provider,
  type ProviderForm,
  type ProviderSettings,
  type ProviderTools,
} from '#engines/providers/http/provider.ts'
import { inspectBytes } from '#server/files/inspect-bytes.ts'
import type { Sandbox } from '#server/ports/sandbox.ts'

/** Opens accounts at providers, whose calls count together for the limits of the server. */
export type OpenAccount = (form: ProviderForm, settings: ProviderSettings) => Provider

/** What this host lends to providers. `sandbox` is where their files are read. */
export const nodeTools = (sandbox: Sandbox): ProviderTools => ({
  fetch,
  now: Date.now,
  wait: (ms, signal) => wait(ms, undefined, signal && { signal }),
  inspect: (bytes) => inspectBytes({ sandbox }, bytes),
})

export function createAccounts(limits: Limits, tools: ProviderTools): OpenAccount {
  const gateOf = createGates(limits, tools)
  return (form, settings) => createProvider(form, settings, tools, gateOf)
}
