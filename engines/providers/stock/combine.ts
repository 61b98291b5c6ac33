import { type EngineCall, EngineError, type FoundStockItem, type StockLibrary, type StockPage } from '#engines/ports.ts'
import type { OnFailure } from '../chains.ts'

/**
 * Several libraries as one: a page holds a part of each, and a library that cannot be asked is left out. The built-in one is only
 * searched when none of the others can be.
 */
export function combineLibraries(
  libraries: readonly [StockLibrary, ...StockLibrary[]],
  onFailure: OnFailure,
): StockLibrary {
  const [first] = libraries
  const outside = libraries.filter(({ info }) => !info.builtIn)
  if (outside.length === 0) return first
  const draft = libraries.find(({ info }) => info.builtIn)
  const shared = { label: outside.map(({ info }) => info.label).join(', '), builtIn: false }
  return {
    info: shared,
    async search(query, call) {
      const pageSize = Math.max(1, Math.floor(query.pageSize / outside.length))
      const ends = await Promise.allSettled(outside.map((each) => each.search({ ...query, pageSize }, call)))
      const pages: StockPage[] = []
      let failure: unknown
      for (const [at, end] of ends.entries())
        if (end.status === 'fulfilled') pages.push(end.value)
        else {
          failure ??= end.reason
          onFailure(outside[at]?.info ?? shared, end.reason)
        }
      if (pages.length > 0) return mixed(pages)
      if (draft) return draft.search(query, call)
      throw failure
    },
    get: async (id, call) => (await find(libraries, id, call))?.item ?? null,
    async still(item, call) {
      const work = (await find(libraries, item.id, call))?.library.still
      return work ? work(item, call) : fail(item)
    },
    async download(item, call) {
      const work = (await find(libraries, item.id, call))?.library.download
      return work ? work(item, call) : fail(item)
    },
  }
}

/** Ids name their library, so only one of them is asked. */
async function find(libraries: readonly StockLibrary[], id: string, call: EngineCall | undefined) {
  for (const library of libraries) {
    const item = await library.get(id, call)
    if (item) return { library, item }
  }
  return null
}

function fail({ title, credit }: FoundStockItem): never {
  throw new EngineError(`${credit.library} no longer has “${title}”`)
}

/** One of each in turn. */
function mixed(pages: readonly StockPage[]): StockPage {
  const longest = Math.max(...pages.map(({ items }) => items.length))
  return {
    items: Array.from({ length: longest }, (_, at) => pages.flatMap(({ items }) => items[at] ?? [])).flat(),
    total: pages.reduce((sum, { total }) => sum + total, 0),
    hasMore: pages.some(({ hasMore }) => hasMore),
  }
}
