import * as z from 'zod'
import type { FoundStockItem, StockLibrary, StockType } from '#engines/ports.ts'
import type { Provider } from '../http/provider.ts'
import { plainLine, splitTags, webAddress } from './credit.ts'
import { createStockLibrary, type StockForm } from './stock-library.ts'

const size = z.number().int().nonnegative()
const common = { id: z.number().int(), pageURL: z.string(), tags: z.string(), user: z.string(), user_id: z.number() }
const image = z.object({
  ...common,
  webformatURL: z.string(),
  largeImageURL: z.string(),
  /** Accounts with full access have it. */
  fullHDURL: z.string().nullish(),
  imageWidth: size,
  imageHeight: size,
})
const clip = z.object({ url: z.string(), width: size, height: size, thumbnail: z.string().nullish() })
const video = z.object({
  ...common,
  duration: z.number(),
  videos: z.object({ medium: clip, small: clip, tiny: clip }),
})
const pageOf = <Hit extends z.ZodType>(hit: Hit) => z.object({ totalHits: z.number().int(), hits: z.array(hit) })
const images = pageOf(image)
const videos = pageOf(video)

/** Fewer than this it does not answer. */
const MIN_PAGE_SIZE = 3
/** It lists so many of what matches. */
const MAX_RESULTS = 500
const MAX_SIDE = 1920

/** Pixabay: one endpoint for images, one for clips; the key is in the URL. Files are stored here: it forbids hotlinking. */
export const createPixabay = (provider: Provider): StockLibrary => createStockLibrary(provider, form)

const pathOf = (type: StockType) => (type === 'images' ? '/api/' : '/api/videos/')

const form: StockForm = {
  id: 'pixabay',
  types: ['images', 'videos'],
  deepest: MAX_RESULTS,
  searchPath({ words, type, page, pageSize, showsMature }) {
    const where = new URLSearchParams({
      // The longest it takes.
      q: words.slice(0, 100),
      page: String(page),
      per_page: String(Math.max(MIN_PAGE_SIZE, pageSize)),
      safesearch: String(!showsMature),
    })
    return `${pathOf(type)}?${where}`
  },
  readPage(answer, type) {
    if (type === 'images') {
      const { hits, totalHits: total } = images.parse(answer)
      return { items: hits.map(ofImage), total }
    }
    const { hits, totalHits: total } = videos.parse(answer)
    return { items: hits.map(ofVideo), total }
  },
  itemPath: (type, id) => `${pathOf(type)}?id=${id}`,
  readItem(answer, type) {
    if (type === 'images') {
      const [found] = images.parse(answer).hits
      return found ? ofImage(found) : null
    }
    const [found] = videos.parse(answer).hits
    return found ? ofVideo(found) : null
  },
}

function ofImage(found: z.output<typeof image>): FoundStockItem {
  return {
    ...itemOf('images', found),
    ...{ width: found.imageWidth, height: found.imageHeight, durationMs: null },
    ...{ fileUrl: found.fullHDURL ?? found.largeImageURL, stillUrl: found.webformatURL },
  }
}

function ofVideo(found: z.output<typeof video>): FoundStockItem {
  const { medium, small, tiny } = found.videos
  const best = [medium, small].find(({ width, height }) => width > 0 && Math.max(width, height) <= MAX_SIDE) ?? tiny
  return {
    ...itemOf('videos', found),
    ...{ width: best.width, height: best.height, durationMs: Math.round(found.duration * 1000) },
    ...{ fileUrl: best.url, stillUrl: tiny.thumbnail ?? medium.thumbnail ?? '' },
  }
}

function itemOf(type: StockType, { id, tags, user, user_id: userId, pageURL }: z.output<z.ZodObject<typeof common>>) {
  const credit = {
    author: plainLine(user, 'Unknown'),
    authorUrl: `https://pixabay.com/users/${encodeURIComponent(user)}-${userId}/`,
    library: 'Pixabay',
    pageUrl: webAddress(pageURL) ?? 'https://pixabay.com/',
    licence: 'Pixabay Content License',
    licenceUrl: 'https://pixabay.com/service/license-summary/',
  }
  const words = splitTags(tags)
  return {
    id: `pixabay-${type}-${id}`,
    type,
    title: plainLine(words.slice(0, 3).join(', '), 'Untitled'),
    tags: words,
    credit,
  }
}
