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
import { createMemory, type Memory } from '../http/memory.ts'
import type { Provider } from '../http/provider.ts'
import { NotCharged, Refused } from '../http/provider-error.ts'
import { whileWanted } from '../http/while-wanted.ts'
import { toImage } from '../images.ts'

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
const MAX_STILLS = 500

/** Ids name their library. */
const itemKey = (id: string) => `stock ${id}`

/** A stock library over HTTP. Asking costs nothing but calls that are counted, so answers are remembered for a day. */
export function createStockLibrary(provider: Provider, form: StockForm): StockLibrary {
  const { tools, label } = provider
  const { memory } = tools
  const pages = recallFrom<StockPage>(memory)
  const items = recallFrom<FoundStockItem | null>(memory)
  // Of this process: fetching one is no counted call, and images are too large to be shared.
  const stills = recallFrom<EncodedImage>(createMemory(tools.now, MAX_STILLS))
  const pause = `pause ${form.id}`

  const read = async (path: string) => {
    if (await memory.read(pause)) throw new EngineError(`${label} asked us to retry later`)
    const question = { method: 'GET' as const, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }
    return parseJson(
      await provider.ask(path, question).catch(async (cause: unknown) => {
        if (cause instanceof NotCharged && cause.retryAfterMs !== null)
          await memory.write(new Map([[pause, null]]), cause.retryAfterMs)
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
        const byKey = new Map(found.items.map((item) => [itemKey(item.id), item]))
        await memory.write(byKey, REMEMBERED_MS)
        const total = Math.min(found.total, form.deepest ?? Infinity)
        return {
          // Some libraries answer unmarked adult items.
          items: found.items.filter((item) => query.showsMature || !isMatureStock(item)),
          total,
          hasMore: (page + 1) * pageSize <= (form.deepest ?? Infinity) && page * pageSize < total,
        }
      }
      return pages.get(`${form.id} page ${JSON.stringify(query)}`, find, call?.signal)
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
      return items.get(itemKey(id), find, call?.signal)
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

interface Recall<Value> {
  /**
   * The remembered value, else the result of `find`, shared by concurrent callers. Failures are not remembered. Aborting one
   * caller does not affect the others.
   */
  get(key: string, find: () => Promise<Value>, signal?: AbortSignal): Promise<Value>
}

function recallFrom<Value>(memory: Memory): Recall<Value> {
  const underWay = new Map<string, Promise<Value>>()
  const recall = async (key: string, find: () => Promise<Value>) => {
    const known = await memory.read(key)
    if (known) return known.value as Value
    const value = await find()
    await memory.write(new Map([[key, value]]), REMEMBERED_MS)
    return value
  }
  return {
    async get(key, find, signal) {
      signal?.throwIfAborted()
      const value = underWay.get(key) ?? recall(key, find).finally(() => underWay.delete(key))
      underWay.set(key, value)
      return whileWanted(value, signal)
    },
  }
}
