import * as z from 'zod'
import type { FoundStockItem, StockLibrary, StockType } from '#engines/ports.ts'
import type { Provider } from '../http/provider.ts'
import { plainLine, webAddress } from './credit.ts'
import { createStockLibrary, type StockForm } from './stock-library.ts'

const size = z.number().int().positive()
const photo = z.object({
  id: z.number().int(),
  width: size,
  height: size,
  url: z.string(),
  alt: z.string().nullish(),
  photographer: z.string(),
  photographer_url: z.string().nullish(),
  src: z.object({ large2x: z.string(), medium: z.string() }),
})
const file = z.object({
  link: z.string(),
  file_type: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
})
const video = z.object({
  id: z.number().int(),
  width: size,
  height: size,
  url: z.string(),
  image: z.string(),
  duration: z.number(),
  user: z.object({ name: z.string(), url: z.string().nullish() }),
  video_files: z.array(file),
})
const photos = z.object({ total_results: z.number().int(), photos: z.array(photo) })
const videos = z.object({ total_results: z.number().int(), videos: z.array(video) })

/** Longest side of a fetched clip, px: that of the largest video. */
const MAX_SIDE = 1920

/** Pexels: `/v1/search` and `/videos/search`. It requires its name and the author's beside items. */
export const createPexels = (provider: Provider): StockLibrary => createStockLibrary(provider, form)

const form: StockForm = {
  id: 'pexels',
  types: ['images', 'videos'],
  searchPath({ words, type, page, pageSize }) {
    const where = new URLSearchParams({ page: String(page), per_page: String(pageSize) })
    if (words === '') return type === 'images' ? `/v1/curated?${where}` : `/videos/popular?${where}`
    where.set('query', words)
    return `${type === 'images' ? '/v1/search' : '/videos/search'}?${where}`
  },
  readPage(answer, type) {
    if (type === 'images') {
      const { photos: found, total_results: total } = photos.parse(answer)
      return { items: found.map(ofPhoto), total }
    }
    const { videos: found, total_results: total } = videos.parse(answer)
    return { items: found.flatMap((each) => ofVideo(each) ?? []), total }
  },
  itemPath: (type, id) => (type === 'images' ? `/v1/photos/${id}` : `/videos/videos/${id}`),
  readItem: (answer, type) => (type === 'images' ? ofPhoto(photo.parse(answer)) : ofVideo(video.parse(answer))),
}

function ofPhoto({ id, url, width, height, alt, src, ...by }: z.output<typeof photo>): FoundStockItem {
  return {
    ...itemOf('images', id, titleOf(alt, url), { name: by.photographer, url: by.photographer_url, pageUrl: url }),
    ...{ width, height, durationMs: null, fileUrl: src.large2x, stillUrl: src.medium },
  }
}

/** null where there is no MP4 of it. */
function ofVideo({
  id,
  url,
  user,
  duration,
  image,
  video_files: files,
}: z.output<typeof video>): FoundStockItem | null {
  const sized = files.flatMap(({ width, height, ...rest }) => (width && height ? [{ width, height, ...rest }] : []))
  const clips = sized.filter(({ file_type: type }) => type === 'video/mp4').sort((a, b) => b.width - a.width)
  const best = clips.find(({ width, height }) => Math.max(width, height) <= MAX_SIDE) ?? clips.at(-1)
  if (!best) return null
  return {
    ...itemOf('videos', id, titleOf(null, url), { name: user.name, url: user.url, pageUrl: url }),
    ...{ width: best.width, height: best.height, durationMs: Math.round(duration * 1000) },
    ...{ fileUrl: best.link, stillUrl: image },
  }
}

interface By {
  name: string
  url: string | null | undefined
  pageUrl: string
}

function itemOf(type: StockType, id: number, title: string, { name, url, pageUrl }: By) {
  const credit = {
    author: plainLine(name, 'Unknown'),
    authorUrl: webAddress(url),
    library: 'Pexels',
    pageUrl: webAddress(pageUrl) ?? 'https://www.pexels.com/',
    licence: 'Pexels License',
    licenceUrl: 'https://www.pexels.com/license/',
  }
  return { id: `pexels-${type}-${id}`, type, title, tags: [], credit }
}

/** Clips have no title: their URL says what they show (`/video/waves-on-a-beach-1093662/`). */
function titleOf(alt: string | null | undefined, url: string): string {
  const [, slug = ''] = /\/(?:video|photo)\/([a-z0-9-]*?)-?\d*\/?$/u.exec(url) ?? []
  const words = slug.replaceAll('-', ' ').trim()
  return plainLine(alt, words === '' ? 'Untitled' : words.charAt(0).toUpperCase() + words.slice(1))
}
