import {
  EngineError,
  isMatureStock,
  type EngineCall,
  type EncodedImage,
  type FoundStockItem,
  type StockLibrary,
  type StockPage,
  type StockQuery,
  type StockType,
} from '#engines/ports.ts'
import { toClip } from '../clips-and-sounds.ts'
import { parseJson } from '../http/ask.ts'
import type { Provider } from '../http/provider.ts'
import { NotCharged, Refused } from '../http/provider-error.ts'
import { toImage } from '../images.ts'

interface Limits {
  /** How long something is remembered, ms. */
  forMs: number
  /** How much of it; the oldest goes first. */
  most: number
  /** ms. */
  now(): number
}

interface Memory<Value> {
  /**
   * The cached value, else the result of `find`, shared by concurrent callers. Failures are not cached. Aborting one caller does
   * not affect the others.
   */
  get(key: string, find: () => Promise<Value>, signal?: AbortSignal): Promise<Value>
  put(key: string, value: Value): void
}

/** The library-specific part. */
export interface StockForm {
  /** Begins its items' ids. */
  id: string
  types: readonly StockType[]
  /** Path of a page of results, below the API's URL. */
  searchPath(query: StockQuery): string
  readPage(answer: unknown, type: StockType): { items: FoundStockItem[]; total: number }
  /** Path of one item. */
  itemPath(type: StockType, id: string): string
  readItem(answer: unknown, type: StockType): FoundStockItem | null
  /** The deepest item that can be requested; absent: no limit. */
  deepest?: number
}

const TIMEOUT_MS = 15_000
const MAX_BYTES = 4_000_000
const MAX_STILL_BYTES = 4_000_000
const MAX_FILE_BYTES = 200_000_000
/** Pixabay asks for a day, and the others count every call. */
const REMEMBERED_MS = 24 * 60 * 60_000
const MAX_PAGES = 500
const MAX_ITEMS = 10_000
const MAX_STILLS = 500

/** A stock library over HTTP. Asking costs nothing but calls that are counted, so answers are remembered for a day. */
export function createStockLibrary(provider: Provider, form: StockForm): StockLibrary {
  const { tools, label } = provider
  const pages = createMemory<StockPage>({ ...tools, forMs: REMEMBERED_MS, most: MAX_PAGES })
  const items = createMemory<FoundStockItem | null>({ ...tools, forMs: REMEMBERED_MS, most: MAX_ITEMS })
  const stills = createMemory<EncodedImage>({ ...tools, forMs: REMEMBERED_MS, most: MAX_STILLS })
  let pausedUntil = 0

  const read = async (path: string) => {
    if (tools.now() < pausedUntil) throw new EngineError(`${label} asked us to retry later`)
    const question = { method: 'GET' as const, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }
    return parseJson(
      await provider.ask(path, question).catch((cause: unknown) => {
        if (cause instanceof NotCharged) pausedUntil = tools.now() + (cause.retryAfterMs ?? 0)
        throw cause
      }),
    )
  }
  const fetchImage = async (address: string, maxBytes: number, call?: EngineCall) =>
    toImage(provider, await provider.download(address, { maxBytes, signal: call?.signal }))
  const still = ({ id, stillUrl }: FoundStockItem) => stills.get(id, () => fetchImage(stillUrl, MAX_STILL_BYTES))

  return {
    info: { label, builtIn: false },
    search(query, call) {
      const { page, pageSize, type } = query
      const isOffered = form.types.includes(type) && page * pageSize <= (form.deepest ?? Infinity)
      if (!isOffered) return Promise.resolve({ items: [], total: 0, hasMore: false })
      const find = async () => {
        const found = form.readPage(await read(form.searchPath(query)), type)
        for (const item of found.items) items.put(item.id, item)
        const total = Math.min(found.total, form.deepest ?? Infinity)
        return {
          // Some libraries answer unmarked adult items.
          items: found.items.filter((item) => query.showsMature || !isMatureStock(item)),
          total,
          hasMore: (page + 1) * pageSize <= (form.deepest ?? Infinity) && page * pageSize < total,
        }
      }
      return pages.get(JSON.stringify(query), find, call?.signal)
    },
    get(id, call) {
      const [, library, type, name = ''] = /^([a-z]+)-(images|videos)-([a-z0-9-]{1,60})$/u.exec(id) ?? []
      if (library !== form.id) return Promise.resolve(null)
      const kind = type === 'videos' ? 'videos' : 'images'
      if (!form.types.includes(kind)) return Promise.resolve(null)
      const find = async () => {
        const answer = await read(form.itemPath(kind, name)).catch((cause: unknown) => {
          if (cause instanceof Refused && (cause.status === 404 || cause.status === 400)) return null
          throw cause
        })
        return answer === null ? null : form.readItem(answer, kind)
      }
      return items.get(id, find, call?.signal)
    },
    still,
    async download(item, call) {
      if (item.type === 'images') return fetchImage(item.fileUrl, MAX_FILE_BYTES, call)
      const [bytes, { bytes: image }] = await Promise.all([
        provider.download(item.fileUrl, { maxBytes: MAX_FILE_BYTES, signal: call?.signal }),
        still(item),
      ])
      return toClip(provider, bytes, { image })
    },
  }
}

function createMemory<Value>({ forMs, most, now }: Limits): Memory<Value> {
  const entries = new Map<string, { value: Promise<Value>; until: number }>()
  const put = (key: string, value: Promise<Value>) => {
    entries.delete(key)
    entries.set(key, { value, until: now() + forMs })
    const [oldest] = entries.keys()
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)
  }
  return {
    async get(key, find, signal) {
      signal?.throwIfAborted()
      const known = entries.get(key)
      if (known && now() < known.until) return whileWanted(known.value, signal)
      const value = find()
      put(key, value)
      value.catch(() => {
        if (entries.get(key)?.value === value) entries.delete(key)
      })
      return whileWanted(value, signal)
    },
    put: (key, value) => put(key, Promise.resolve(value)),
  }
}

/** The value, unless the signal is aborted. */
function whileWanted<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return value
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason instanceof Error ? signal.reason : new Error('The work was stopped'))
    signal.addEventListener('abort', leave, { once: true })
    void value.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
