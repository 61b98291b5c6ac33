import type { EngineCall, PixelTile, SpeechAligner } from '#engines/ports.ts'
import { ask, type Asker, type Question } from './ask.ts'
import { placeOrder, type Order } from './place-order.ts'
import { createGates, createPlaces, type GateTools, UNLIMITED } from './gate.ts'
import { downloadPublic } from './guarded-download.ts'

/** The operator's settings of a provider. */
export interface ProviderSettings {
  /** Where its API begins, without a slash at the end. */
  url: string
  /** null: none is sent. */
  key: string | null
  /** Calls at once. */
  limit: number
  /** Longest wait for the answer to a piece of work, ms; null: as long as that kind of work usually needs. */
  timeoutMs?: number | null
}

/** The host's tools for providers. */
export interface ProviderTools extends GateTools {
  fetch: typeof fetch
  /** The detected type of the bytes, inspected in a sandbox; rejects for unreadable ones. */
  inspect(bytes: Uint8Array): Promise<Inspected>
  /** Finds the times of words where a provider gives none. */
  aligner: SpeechAligner
  /** Pixels as a JPEG. */
  toJpeg(tile: PixelTile): Promise<Uint8Array>
}

/** `width` and `height` in px for images and clips, `durationMs` for clips and sounds. */
export interface Inspected {
  contentType: string
  width: number | null
  height: number | null
  durationMs: number | null
}

type Sent = Omit<Question, 'url' | 'headers'> & {
  headers?: Question['headers']
  /** Fetches a file, which takes as long as it is large, and not as long as its making. */
  isDownload?: true
}

/** One account at one provider: all its requests pass here. */
export interface Provider {
  label: string
  tools: ProviderTools
  /** Sends a free request. */
  ask(path: string, question: Sent): Promise<Uint8Array>
  /** @param model part of the order's identity */
  placeOrder(model: string, order: Order, call: EngineCall | undefined): Promise<Uint8Array>
  /** Fetches a URL from a response: the provider's own or a public one. */
  download(address: string, limits: { maxBytes: number; signal?: AbortSignal | undefined }): Promise<Uint8Array>
}

const DOWNLOAD_MS = 120_000
/** Longest usual timeout of quick requests. */
const QUICK_MS = 60_000

/** What all accounts at a provider share. */
export interface ProviderForm {
  id: string
  /** The name shown to users. */
  label: string
  /** How a key is sent, … */
  headers: (key: string) => Record<string, string>
  /** … where it is sent in the URL. */
  search?: (key: string) => Record<string, string>
}

/** Quick requests keep their timeout where the operator allows an hour for work. */
const allowed = (usualMs: number, operatorsMs: number) =>
  usualMs > QUICK_MS ? operatorsMs : Math.min(usualMs, operatorsMs)

/** @param gateOf for all providers together */
export function createProvider(
  { id, label, headers, search }: ProviderForm,
  { url, key, limit, timeoutMs = null }: ProviderSettings,
  tools: ProviderTools,
  gateOf = createGates(createPlaces(UNLIMITED), tools),
): Provider {
  const gate = gateOf(id, limit)
  const underWay = new Map<string, Promise<unknown>>()
  const auth = key === null ? {} : headers(key)
  // As given and as sent: a header can encode the key differently.
  const spelled = Object.values(auth).map((value) => value.split(' ').at(-1) ?? value)
  const asker: Asker = { label, fetch: tools.fetch, now: tools.now, secrets: key === null ? [] : [key, ...spelled] }
  return {
    label,
    tools,
    ask(path, { isDownload, ...question }) {
      const address = new URL(url + path)
      for (const [name, value] of Object.entries(key === null ? {} : (search?.(key) ?? {})))
        address.searchParams.set(name, value)
      return ask(asker, {
        ...question,
        ...{ url: address.href, headers: { ...auth, ...question.headers } },
        ...(timeoutMs !== null && !isDownload && { timeoutMs: allowed(question.timeoutMs, timeoutMs) }),
      })
    },
    placeOrder: (model, order, call) =>
      placeOrder({ ...tools, id: `${id}:${model}`, label, gate, underWay }, order, call),
    download: (address, limits) => downloadFrom(asker, { origin: new URL(url).origin, headers: auth }, address, limits),
  }
}

const MAX_REDIRECTS = 3

/** With the key from the provider's own origin, without it from everywhere else, redirects included. */
function downloadFrom(
  asker: Asker,
  own: { origin: string; headers: Record<string, string> },
  address: string,
  limits: { maxBytes: number; signal?: AbortSignal | undefined },
  redirects = 0,
): Promise<Uint8Array> {
  if (!URL.canParse(address) || new URL(address).origin !== own.origin)
    return downloadPublic(address, { ...limits, timeoutMs: DOWNLOAD_MS })
  return ask(asker, {
    ...{ ...limits, url: address, method: 'GET', timeoutMs: DOWNLOAD_MS, headers: own.headers },
    ...(redirects < MAX_REDIRECTS && { follow: (next) => downloadFrom(asker, own, next, limits, redirects + 1) }),
  })
}
