import { setTimeout as wait } from 'node:timers/promises'
import { alignByLetters } from '#engines/draft/transcriber/align-speech.ts'
import type { SpeechAligner } from '#engines/ports.ts'
import { createGates, createPlaces, type Limits, type Places } from '#engines/providers/http/gate.ts'
import { createMemory, type Memory } from '#engines/providers/http/memory.ts'
import {
  createProvider,
  type Provider,
  type ProviderForm,
  type ProviderSettings,
  type ProviderTools,
} from '#engines/providers/http/provider.ts'
import { inspectBytes } from '#server/platform/files/inspect.ts'
import type { Meter } from '#server/platform/ports/meter.ts'
import type { Sandbox } from '#server/platform/ports/sandbox.ts'
import type { Tracer } from '#server/platform/ports/tracer.ts'
import type { ProviderId } from './engine-providers.ts'
import { createModelForms, type ModelForms } from './model-forms.ts'

/** What calls of providers have in common: in this process, or in all processes of a fleet (`shared-providers.ts`). */
export interface ProviderState {
  places: Places
  memory: Memory
  forms: ModelForms
  /** In force; changed in place. */
  limits: Limits
}

/** That of a server alone. */
export function createProviderState(given: Limits): ProviderState {
  const limits = { ...given }
  const memory = createMemory(Date.now)
  return { limits, memory, places: createPlaces(limits), forms: createModelForms(memory) }
}

/** Opens accounts at providers, whose calls count together for the limits of the server. */
export type OpenAccount = (form: ProviderForm, settings: ProviderSettings) => Provider

/** A user's own keys. */
export interface OwnAccounts {
  userId: string
  /** The providers that they are of. */
  ids: ReadonlySet<ProviderId>
  /** Rejects where the key is no longer the one that the account was opened with. */
  requireKey(id: ProviderId): Promise<void>
}

/**
 * Accounts of which some have a user's own key. Their calls count for that user alone, and so do pauses that a provider asks for: no
 * key of one user holds up the work of others.
 */
export function openOwnAccounts(
  { userId, ids, requireKey }: OwnAccounts,
  state: ProviderState,
  openIn: (state: ProviderState) => OpenAccount,
): OpenAccount {
  const { places } = state
  const others = openIn(state)
  const own = openIn({
    limits: state.limits,
    places: {
      enter: (call, signal) => places.enter({ ...call, provider: `${call.provider} of ${userId}` }, signal),
    },
    memory: createMemory(Date.now, OWN_MEMORY),
    forms: state.forms,
  })
  return (form, settings) => {
    const id = [...ids].find((each) => each === form.id)
    if (!id) return others(form, settings)
    const account = own(form, settings)
    return {
      ...account,
      async ask(path, question) {
        await requireKey(id)
        return account.ask(path, question)
      },
    }
  }
}

/** What is remembered of a user's own providers: pauses, and answers to searches. */
const OWN_MEMORY = 200

let patient: Promise<object> | undefined

/**
 * Waits until the caller's signal aborts: Node's own `fetch` gives up after five minutes without an answer, which an image
 * takes without a graphics card.
 */
const patientFetch: typeof fetch = async (input, init) => {
  // Loaded for the first call: most servers have no provider.
  patient ??= import('undici').then(({ Agent }) => new Agent({ headersTimeout: 0, bodyTimeout: 0 }))
  return fetch(input, { ...init, dispatcher: await patient } as RequestInit)
}

/**
 * The host's services for providers.
 * @param sandbox where their files are read, and images are written
 * @param aligner left out: words without times are timed by their letters
 */
export const nodeTools = (
  sandbox: Sandbox,
  aligner: SpeechAligner = alignByLetters,
): Omit<ProviderTools, 'memory'> => ({
  aligner,
  fetch: patientFetch,
  now: Date.now,
  wait: (ms, signal) => wait(ms, undefined, signal && { signal }),
  inspect: (bytes) => inspectBytes({ sandbox }, bytes),
  toJpeg: (tile) => sandbox.run('encodeJpeg', tile),
})

/** Who sees the requests to providers. */
interface Watching {
  meter?: Meter | undefined
  tracer?: Tracer | undefined
}

export function createAccounts(
  { places, memory }: ProviderState,
  hostTools: Omit<ProviderTools, 'memory'>,
  watching: Watching = {},
): OpenAccount {
  const tools = { ...hostTools, memory }
  const gateOf = createGates(places, tools)
  return (form, settings) =>
    createProvider(form, settings, { ...tools, fetch: watchRequests(tools.fetch, form.id, watching) }, gateOf)
}

/** Until the headers of the answer: its body may be a film. */
function watchRequests(send: typeof fetch, provider: string, { meter, tracer }: Watching): typeof fetch {
  const traced: typeof fetch = tracer
    ? (input, init) =>
        tracer.trace(`provider ${provider}`, async (add) => {
          const response = await send(input, init)
          add({ 'http.response.status_code': response.status })
          return response
        })
    : send
  if (!meter) return traced
  return async (input, init) => {
    const begun = performance.now()
    let answer = 'none'
    try {
      const response = await traced(input, init)
      answer = `${Math.floor(response.status / 100)}xx`
      return response
    } finally {
      meter.providerAsked(provider, answer, performance.now() - begun)
    }
  }
}
