import * as z from 'zod'
import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { createIllustrator } from '#engines/draft/illustrator/illustrator.ts'
import { type FakeServer, type Received, startFakeServer } from './fake-server.ts'

export const PEXELS_KEY = 'pexels-sentinel-0455'
export const PIXABAY_KEY = 'pixabay-sentinel-0456'

/** How many of everything there are. */
const TOTAL = 45
const WIDTH = 320
const HEIGHT = 180

export interface FakeStockOptions {
  /** The file of every clip. */
  clip?: Uint8Array
}

const page = { page: z.coerce.number().int().min(1) }
const searches = {
  pexels: z.strictObject({
    ...page,
    per_page: z.coerce.number().int().min(1).max(80),
    query: z.string().min(1).optional(),
  }),
  pixabay: z.strictObject({
    ...page,
    key: z.literal(PIXABAY_KEY),
    per_page: z.coerce.number().int().min(3).max(200),
    q: z.string().max(100),
    safesearch: z.enum(['true', 'false']),
  }),
  openverse: z.strictObject({
    ...page,
    page_size: z.coerce.number().int().min(1).max(20),
    q: z.string().min(1).max(200).optional(),
    extension: z.literal('jpg,png'),
    license_type: z.literal('commercial,modification'),
    mature: z.literal('true').optional(),
  }),
}

/** Files of the libraries stand on their own hosts here. */
async function startLibrary(
  id: keyof typeof searches,
  auth: [string, string] | null,
  answer: (asked: Received, host: string, found: (size: number, at: number) => number[]) => unknown,
  { clip }: FakeStockOptions,
): Promise<FakeServer> {
  const illustrator = createIllustrator(makeNodeCanvas)
  const draw = async (name: string) => {
    const request = { prompt: 'A lighthouse', look: 'cinematic', seed: name.length, width: WIDTH, height: HEIGHT }
    const { bytes, contentType } = await illustrator.illustrate(request)
    return { bytes, contentType }
  }
  const server = await startFakeServer({
    auth,
    async answer(asked) {
      const { path, search } = asked
      if (asked.method !== 'GET') return null
      if (path.endsWith('.mp4'))
        return clip ? { costs: false, make: () => ({ bytes: clip, contentType: 'video/mp4' }) } : null
      if (path.endsWith('.jpg') || path.endsWith('/thumb/')) return { costs: false, make: () => draw(path) }
      const isSearch = search.has('page')
      const checked = searches[id].safeParse(Object.fromEntries(search))
      if (isSearch && !checked.success) server.problems.push(`${path}: ${z.prettifyError(checked.error)}`)
      const found = (size: number, at: number) =>
        Array.from({ length: size }, (_, place) => (at - 1) * size + place + 1).filter((number) => number <= TOTAL)
      const json = answer(asked, server.url, found)
      return json === null ? null : { costs: true, make: () => ({ json }) }
    },
  })
  return server
}

const numberOf = (search: URLSearchParams, name: string) => Number(search.get(name) ?? 1)

/** Pexels' wire form. */
export function startFakePexels(options: FakeStockOptions = {}): Promise<FakeServer> {
  return startLibrary(
    'pexels',
    ['authorization', PEXELS_KEY],
    ({ path, search }, host, found) => {
      const photo = (id: number) => ({
        ...{
          id,
          width: 4000,
          height: 3000,
          url: `https://www.pexels.com/photo/red-boat-${id}/`,
          alt: `Red boat ${id}`,
        },
        ...{ photographer: 'Ada Okafor', photographer_url: 'https://www.pexels.com/@ada', photographer_id: 7 },
        src: { original: `${host}/o${id}.jpg`, large2x: `${host}/l${id}.jpg`, medium: `${host}/m${id}.jpg` },
      })
      const file = (id: number, width: number, height: number) => ({
        ...{ id, quality: 'hd', file_type: 'video/mp4', width, height, fps: 25, link: `${host}/v${id}-${width}.mp4` },
      })
      const video = (id: number) => ({
        ...{ id, width: 3840, height: 2160, url: `https://www.pexels.com/video/waves-on-a-beach-${id}/` },
        ...{
          image: `${host}/s${id}.jpg`,
          duration: 4,
          user: { id: 7, name: 'Ada Okafor', url: 'https://www.pexels.com/@ada' },
        },
        video_files: [file(id, 3840, 2160), file(id, 1280, 720), file(id, 640, 360)],
      })
      const ids = found(numberOf(search, 'per_page'), numberOf(search, 'page'))
      const shown = { page: numberOf(search, 'page'), per_page: ids.length, total_results: TOTAL }
      const [, kind, one] = /^\/(v1\/photos|videos\/videos)\/(\d+)$/u.exec(path) ?? []
      if (kind) return kind === 'v1/photos' ? photo(Number(one)) : video(Number(one))
      if (path === '/v1/search' || path === '/v1/curated') return { ...shown, photos: ids.map(photo) }
      return path === '/videos/search' || path === '/videos/popular' ? { ...shown, videos: ids.map(video) } : null
    },
    options,
  )
}

/** Pixabay's wire format; the key is in the URL. */
export function startFakePixabay(options: FakeStockOptions = {}): Promise<FakeServer> {
  return startLibrary(
    'pixabay',
    null,
    ({ path, search }, host, found) => {
      const common = (id: number) => ({
        ...{ id, pageURL: `https://pixabay.com/photos/boat-${id}/`, type: 'photo', tags: 'boat, sea, red' },
        ...{ user: 'Bo Lind', user_id: 12, views: 1 },
      })
      const image = (id: number) => ({
        ...{ ...common(id), webformatURL: `${host}/w${id}.jpg`, largeImageURL: `${host}/l${id}.jpg` },
        ...{ imageWidth: 3000, imageHeight: 2000 },
      })
      const clip = (id: number, name: string, width: number) => ({
        ...{
          url: `${host}/${name}${id}.mp4`,
          width,
          height: (width / 16) * 9,
          size: 9,
          thumbnail: `${host}/${name}${id}.jpg`,
        },
      })
      const sizes = (id: number) => ({
        medium: clip(id, 'm', 2560),
        small: clip(id, 's', 1920),
        tiny: clip(id, 't', 960),
      })
      const video = (id: number) => ({
        ...common(id),
        duration: 6,
        videos: { large: clip(id, 'l', 3840), ...sizes(id) },
      })
      const one = search.get('id')
      const ids = one === null ? found(numberOf(search, 'per_page'), numberOf(search, 'page')) : [Number(one)]
      const shown = { total: TOTAL, totalHits: TOTAL }
      if (path === '/api/') return { ...shown, hits: ids.map(image) }
      return path === '/api/videos/' ? { ...shown, hits: ids.map(video) } : null
    },
    options,
  )
}

/** Openverse's wire form, asked without an account. */
export function startFakeOpenverse(options: FakeStockOptions = {}): Promise<FakeServer> {
  // Number 99 is for adults; no page has it.
  const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
  return startLibrary(
    'openverse',
    null,
    ({ path, search }, host, found) => {
      const image = (id: string) => ({
        ...{
          id,
          title: 'Boat\u0000 in <b>fog</b>',
          url: `${host}/${id}.jpg`,
          thumbnail: `${host}/v1/images/${id}/thumb/`,
        },
        ...{ foreign_landing_url: `https://example.org/${id}`, creator: 'Chi Tan', creator_url: 'javascript:alert(1)' },
        ...{ license: 'by-sa', license_version: '4.0', license_url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
        ...{ width: 2000, height: 1500, tags: [{ name: 'boat', accuracy: null }], mature: id === idOf(99) },
      })
      const [, one] = /^\/v1\/images\/([a-f0-9-]{36})\/$/u.exec(path) ?? []
      if (one) return image(one)
      if (path !== '/v1/images/') return null
      const ids = found(numberOf(search, 'page_size'), numberOf(search, 'page')).map(idOf)
      return {
        result_count: TOTAL,
        page_count: 3,
        page: numberOf(search, 'page'),
        results: [...ids.map(image), { odd: 1 }],
      }
    },
    options,
  )
}
