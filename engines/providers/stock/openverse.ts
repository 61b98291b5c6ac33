import * as z from 'zod'
import type { FoundStockItem, StockLibrary } from '#engines/ports.ts'
import type { Provider } from '../http/provider.ts'
import { plainLine, webAddress } from './credit.ts'
import { createStockLibrary, type StockForm } from './stock-library.ts'

const image = z.object({
  id: z.string().regex(/^[a-f0-9-]{36}$/u),
  title: z.string().nullish(),
  url: z.string(),
  thumbnail: z.string().nullish(),
  foreign_landing_url: z.string().nullish(),
  creator: z.string().nullish(),
  creator_url: z.string().nullish(),
  license: z.string(),
  license_version: z.string().nullish(),
  license_url: z.string().nullish(),
  width: z.number().int().nullish(),
  height: z.number().int().nullish(),
  /** Whether people should be asked before they see it. */
  mature: z.boolean().nullish(),
  tags: z.array(z.object({ name: z.string() })).nullish(),
})
const page = z.object({ result_count: z.number().int(), results: z.array(z.unknown()) })

/** Without an account it lists so many of what matches. */
const MAX_RESULTS = 240

/** Openverse: images from many collections, each with a licence of its own. */
export const createOpenverse = (provider: Provider): StockLibrary => createStockLibrary(provider, form)

const form: StockForm = {
  id: 'openverse',
  types: ['images'],
  deepest: MAX_RESULTS,
  searchPath({ words, page: at, pageSize, showsMature }) {
    const where = new URLSearchParams({
      ...(words !== '' && { q: words.slice(0, 200) }),
      page: String(at),
      page_size: String(pageSize),
      extension: 'jpg,png',
      // Videos are commercial and modify their images by motion, crop and captions.
      license_type: 'commercial,modification',
      ...(showsMature && { mature: 'true' }),
    })
    return `/v1/images/?${where}`
  },
  readPage(answer) {
    const { results, result_count: total } = page.parse(answer)
    // A collection with odd entries must not hide the others.
    return { items: results.flatMap((each) => ofImage(each) ?? []), total }
  },
  itemPath: (_, id) => `/v1/images/${id}/`,
  readItem: ofImage,
}

function ofImage(found: unknown): FoundStockItem | null {
  const { data } = image.safeParse(found)
  if (!data) return null
  const { id, url, width, height, title, tags } = data
  const pageUrl = webAddress(data.foreign_landing_url) ?? webAddress(url)
  if (pageUrl === null) return null
  const credit = {
    author: plainLine(data.creator, 'Unknown'),
    authorUrl: webAddress(data.creator_url),
    library: 'Openverse',
    pageUrl,
    licence: licenceName(data.license, data.license_version),
    licenceUrl: webAddress(data.license_url),
  }
  return {
    ...{ id: `openverse-images-${id}`, type: 'images', title: plainLine(title, 'Untitled'), credit },
    isMature: data.mature === true,
    tags: (tags ?? []).slice(0, 30).map(({ name }) => plainLine(name, '…')),
    ...{ width: width ?? 0, height: height ?? 0, durationMs: null, fileUrl: url, stillUrl: data.thumbnail ?? url },
  }
}

/** `by-sa` and `2.0` as people write them: CC BY-SA 2.0. */
function licenceName(code: string, version: string | null | undefined): string {
  const number = version ? ` ${plainLine(version, '')}` : ''
  if (code === 'pdm') return 'Public Domain Mark'
  return code === 'cc0' ? `CC0${number}` : `CC ${plainLine(code, '').toUpperCase()}${number}`
}
