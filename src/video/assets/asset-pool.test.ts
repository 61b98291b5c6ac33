import { Path2D } from '@napi-rs/canvas'
import { expect, test, vi } from 'vitest'
import type { VideoDocument, VideoLogo } from '../document.ts'
import { sampleAroll } from '../testing/sample-film.ts'
import { captionedFilm } from '../testing/seen-caption.ts'
import { NodeCanvas } from '../testing/node-canvas.ts'
import { sampleMedia, sampleSticker, sampleText } from '../testing/sample-overlays.ts'
import { beginPool, decodesWithoutBrowser, filmOf, made } from '../testing/set-up-asset-pool.ts'
import { createAssetPool } from './asset-pool.ts'

decodesWithoutBrowser()

test('a frame is ready when its image has loaded, and shows it', async () => {
  const { pool, shown, arrive, asked, onChange } = beginPool(filmOf(2), { held: true })
  const ready = pool.prepare(0)
  expect([pool.isReady(0), pool.isSharp(0), shown(0)]).toEqual([false, false, { state: 'loading' }])
  arrive('/1.jpg')
  await ready
  expect([pool.isReady(0), pool.isSharp(0), pool.isReady(30)]).toEqual([true, true, false])
  expect(shown(0)).toMatchObject({ state: 'ready', source: { file: '/1.jpg' }, width: 1920, height: 1080 })
  expect(asked).toEqual(['/1.jpg'])
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('of a cropped or reduced image only the shown part is kept', async () => {
  const crop = { x: 0, y: 0, width: 0.5, height: 1 }
  const { pool } = beginPool(
    filmOf(1, () => ({ crop })),
    { scale: 0.1 },
  )
  await pool.prepare(0)
  expect(made.map(({ width, isClosed }) => [width, isClosed])).toEqual([
    [1920, true],
    [192, false],
  ])
})

test('an image that is requested again is not loaded again', async () => {
  const { pool, asked } = beginPool(filmOf(1))
  await pool.prepare(0)
  await pool.prepare(29)
  expect(asked).toEqual(['/1.jpg'])
})

test('assets within the look-ahead are loaded after the frame’s, later ones are not', async () => {
  const { pool, asked, arrive } = beginPool(filmOf(5), { lookahead: 60, held: true })
  const ready = pool.prepare(0)
  expect(asked).toEqual(['/1.jpg'])
  arrive('/1.jpg')
  await ready
  // The third begins with frame 60.
  expect(asked).toEqual(['/1.jpg', '/2.jpg', '/3.jpg'])
})

test('preloading follows only the last requested frame', async () => {
  const { pool, asked, arrive } = beginPool(filmOf(5), { lookahead: 30, held: true })
  const first = pool.prepare(0)
  const second = pool.prepare(90)
  arrive('/1.jpg')
  await first
  expect(asked).toEqual(['/1.jpg', '/4.jpg'])
  arrive('/4.jpg')
  await second
  expect(asked).toEqual(['/1.jpg', '/4.jpg', '/5.jpg'])
})

test('no more is loaded ahead than is kept, and scenes without an image are passed over', async () => {
  const film = filmOf(6, (_, at) => (at === 1 ? { url: null } : {}))
  const { pool, asked } = beginPool(film, { lookahead: 500, limit: 3 })
  await pool.prepare(0)
  expect(asked).toEqual(['/1.jpg', '/3.jpg', '/4.jpg'])
})

test('the least recently used assets are released above the limit', async () => {
  const { pool, shown } = beginPool(filmOf(4), { limit: 2 })
  for (const frame of [0, 30, 0, 60]) await pool.prepare(frame)
  expect(made.filter(({ isClosed }) => isClosed).map(({ file }) => file)).toEqual(['/2.jpg'])
  expect([shown(0).state, shown(1).state, shown(2).state]).toEqual(['ready', 'loading', 'ready'])
})

test('assets of the current frame are kept, also above the limit', async () => {
  const film = filmOf(2, (_, at) => (at === 1 ? { transition: { name: 'fade', durationInFrames: 10 } } : {}))
  const { pool, shown } = beginPool(film, { limit: 1 })
  await pool.prepare(32)
  expect([shown(0).state, shown(1).state]).toEqual(['ready', 'ready'])
  await pool.prepare(50)
  expect([shown(0).state, shown(1).state]).toEqual(['loading', 'ready'])
})

test('a failed image is reported with its scene, and the frame does not wait for it', async () => {
  const film = filmOf(2, (_, at) => (at === 1 ? { transition: { name: 'fade', durationInFrames: 10 } } : {}))
  const { pool, shown, arrive, fail } = beginPool(film, { held: true })
  const ready = pool.prepare(32)
  expect(pool.failuresAt(32)).toEqual([])
  fail('/1.jpg', new Error('404'))
  arrive('/2.jpg')
  await ready
  expect([pool.isReady(32), shown(0), shown(1).state]).toEqual([true, { state: 'failed' }, 'ready'])
  expect(pool.failuresAt(32)).toEqual([{ scene: 0, error: new Error('404') }])
  expect(pool.failuresAt(50)).toEqual([])
})

test('a smaller copy is shown until the image itself has loaded, where allowed', async () => {
  const film = filmOf(1, () => ({ stillUrl: '/small.jpg' }))
  const exported = beginPool(film, { held: true })
  void exported.pool.prepare(0)
  expect(exported.asked).toEqual(['/1.jpg'])

  const { pool, shown, asked, arrive, onChange, settled } = beginPool(film, { held: true, hasStills: true })
  const ready = pool.prepare(0)
  expect(asked).toEqual(['/1.jpg', '/small.jpg'])
  arrive('/small.jpg')
  await settled()
  expect([pool.isSharp(0), shown(0)]).toMatchObject([false, { state: 'ready', source: { file: '/small.jpg' } }])
  expect(onChange).toHaveBeenCalledTimes(1)
  void pool.prepare(1)
  arrive('/1.jpg')
  await ready
  expect([pool.isSharp(0), shown(0)]).toMatchObject([true, { source: { file: '/1.jpg' } }])
  expect(asked).toEqual(['/1.jpg', '/small.jpg'])
  expect(made.map(({ file, isClosed }) => [file, isClosed])).toEqual([
    ['/small.jpg', true],
    ['/1.jpg', false],
  ])
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('a late or missing smaller copy changes nothing', async () => {
  const film = filmOf(1, () => ({ stillUrl: '/small.jpg' }))
  const late = beginPool(film, { held: true, hasStills: true })
  const ready = late.pool.prepare(0)
  late.arrive('/1.jpg')
  await ready
  late.arrive('/small.jpg')
  await vi.waitFor(() => expect(made.find(({ file }) => file === '/small.jpg')?.isClosed).toBe(true))
  expect(late.shown(0)).toMatchObject({ source: { file: '/1.jpg', isClosed: false } })
  expect(late.onChange).toHaveBeenCalledTimes(1)

  const lost = beginPool(film, { held: true, hasStills: true })
  const other = lost.pool.prepare(0)
  lost.fail('/small.jpg', new Error('404'))
  lost.arrive('/1.jpg')
  await other
  expect([lost.pool.isSharp(0), lost.pool.failuresAt(0)]).toEqual([true, []])
})

test('in another size an image is loaded again, and the previous size’s is shown until then', async () => {
  const film = filmOf(1, () => ({ stillUrl: '/small.jpg' }))
  const { pool, shown, asked, arrive } = beginPool(film, { scale: 0.5, held: true, hasStills: true })
  const ready = pool.prepare(0)
  arrive('/1.jpg')
  await ready
  expect(shown(0)).toMatchObject({ width: 960, height: 540 })
  pool.follow(film, 1)
  expect([pool.isReady(0), shown(0)]).toMatchObject([false, { state: 'ready', width: 960 }])
  const larger = pool.prepare(0)
  // The previous image is the better placeholder.
  expect(asked).toEqual(['/1.jpg', '/small.jpg', '/1.jpg'])
  arrive('/1.jpg')
  await larger
  expect([pool.isSharp(0), shown(0)]).toMatchObject([true, { width: 1920 }])
})

test('an image is awaited until the timeout, and again once it has loaded', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const { pool, arrive } = beginPool(filmOf(2), { held: true, timeoutMs: 500 })
  const ready = pool.prepare(0)
  expect(pool.isAwaited(0, 1)).toBe(true)
  now.mockReturnValue(1_499)
  expect(pool.isAwaited(0, 1)).toBe(true)
  now.mockReturnValue(1_500)
  expect(pool.isAwaited(0, 1)).toBe(false)
  // Another image has a time of its own.
  expect(pool.isAwaited(30, 1)).toBe(true)
  arrive('/1.jpg')
  await ready
  expect(pool.isAwaited(0, 1)).toBe(false)
  pool.close()
  expect(pool.isAwaited(0, 1)).toBe(true)
  now.mockRestore()
})

test('without a timeout an image is awaited for ever', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { pool } = beginPool(filmOf(1), { held: true })
  void pool.prepare(0)
  expect(pool.isAwaited(0, 1)).toBe(true)
  now.mockReturnValue(1e9)
  expect(pool.isAwaited(0, 1)).toBe(true)
  now.mockRestore()
})

test('a closed pool releases its assets and aborts loads', async () => {
  const { pool, shown, asked, signals, arrive } = beginPool(filmOf(2), { held: true })
  const ready = pool.prepare(0)
  arrive('/1.jpg')
  await ready
  void pool.prepare(30)
  pool.close()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  expect([made[0]?.isClosed, shown(0)]).toEqual([true, { state: 'loading' }])
  // A late asset is released as well.
  arrive('/2.jpg')
  await vi.waitFor(() => expect(made.map(({ isClosed }) => isClosed)).toEqual([true, true]))
  void pool.prepare(0)
  expect([asked.at(-1), signals.at(-1)?.aborted]).toEqual(['/1.jpg', false])
})

test('a frame shows B-rolls while they last, and the logo in every frame, also over the end card', async () => {
  const logo: VideoLogo = { url: '/logo.png', width: 0.1, position: 'TOP_LEFT', blur: false }
  const film = filmOf(1)
  const broll = sampleMedia('/b.jpg', { from: 10, durationInFrames: 10 })
  const document: VideoDocument = {
    ...film,
    logo,
    durationInFrames: 60,
    endCard: { from: 30, durationInFrames: 30, credits: [] },
    scenes: film.scenes.map((scene) => ({ ...scene, overlays: [broll] })),
  }
  const { pool, asked } = beginPool(document)
  await pool.prepare(45)
  expect(asked).toEqual(['/logo.png'])
  await pool.prepare(9)
  expect(asked).toEqual(['/logo.png', '/1.jpg'])
  expect(pool.media(broll, 10)).toEqual({ state: 'loading' })
  await pool.prepare(10)
  expect(asked).toEqual(['/logo.png', '/1.jpg', '/b.jpg'])
  expect([pool.isReady(19), pool.media(broll, 10), pool.logo(logo)]).toMatchObject([
    true,
    { source: { file: '/b.jpg' } },
    { source: { file: '/logo.png' }, width: 192, height: 108 },
  ])
  // After it has ended, a missing B-roll is nothing to wait for.
  const fresh = beginPool(document)
  await fresh.pool.prepare(20)
  expect([fresh.pool.isReady(20), fresh.pool.isReady(19)]).toEqual([true, false])
})

test('stickers and the emoji of words are waited for, and one that does not exist has failed', async () => {
  vi.stubGlobal('OffscreenCanvas', NodeCanvas)
  vi.stubGlobal('Path2D', Path2D)
  const box = { x: 0.1, y: 0.1, width: 0.25, height: 0.5 }
  const document: VideoDocument = {
    ...filmOf(1),
    overlays: [
      sampleSticker('rocket', { box, durationInFrames: 10 }),
      sampleText('Up 🚀', { durationInFrames: 10, fontSize: 0.1 }),
      sampleSticker('no-such-thing', { box, from: 10 }),
    ],
  }
  const { pool, asked } = beginPool(document, { scale: 0.5 })
  expect([pool.isReady(0), pool.sticker('rocket', 480)]).toEqual([false, { state: 'loading' }])
  await pool.prepare(0)
  expect([pool.isReady(0), pool.failuresAt(0)]).toEqual([true, []])
  expect(pool.sticker('rocket', 480)).toMatchObject({ state: 'ready', width: 240, height: 240 })
  expect(pool.sticker('🚀', 108 * 1.2)).toMatchObject({ state: 'ready', width: 65, height: 65 })
  await pool.prepare(10)
  expect(pool.failuresAt(10)).toMatchObject([{ scene: 0, error: { message: 'There is no sticker no-such-thing' } }])
  expect([pool.isReady(10), pool.sticker('no-such-thing', 480)]).toEqual([true, { state: 'failed' }])
  // Only files are fetched.
  expect(asked).toEqual(['/1.jpg'])
  vi.unstubAllGlobals()
})

test('the emoji of captions are waited for in their scene, where captions are shown', async () => {
  const [film] = captionedFilm({ scene: { captions: [{ word: 'Hey 🚀', start: 0, end: 900 }], arolls: [] } })
  const fails = async (change: Partial<VideoDocument>) => {
    const { pool } = beginPool({ ...film, ...change })
    await pool.prepare(0)
    return pool.failuresAt(0).length
  }
  // Here stickers cannot be painted.
  expect(await fails({})).toBe(1)
  expect(await fails({ captions: { ...film.captions, show: false } })).toBe(0)
})

test('overlays within the look-ahead are loaded after the frame’s images', async () => {
  const media = (from: number) => sampleMedia(`/${from}.jpg`, { from, durationInFrames: 5 })
  const film = filmOf(1)
  const scenes = film.scenes.map((scene) => ({ ...scene, overlays: [media(10), media(25)] }))
  const { pool, asked } = beginPool({ ...film, scenes, overlays: [media(12)] }, { lookahead: 15 })
  await pool.prepare(0)
  expect(asked).toEqual(['/1.jpg', '/10.jpg', '/12.jpg'])
})

test('an image beside another needs both', async () => {
  const film = filmOf(1)
  const beside: VideoDocument = {
    ...film,
    scenes: film.scenes.map((scene) => ({
      ...scene,
      arolls: [
        sampleAroll('one', '/one.jpg', 0, 15, { animation: 'NONE' }),
        sampleAroll('two', '/two.jpg', 15, 15, { animation: 'NONE', layout: 'SPLIT_LEFT' }),
      ],
    })),
  }
  const { pool, asked } = beginPool(beside)
  await pool.prepare(20)
  expect(asked.toSorted()).toEqual(['/one.jpg', '/two.jpg'])
})

test('an empty or unset film shows nothing and is ready', async () => {
  const pool = createAssetPool({
    fetchAsset: () => Promise.reject(new Error('Nothing is asked')),
    lookahead: 9,
    limit: 9,
  })
  await pool.prepare(0)
  expect([pool.isReady(0), pool.isSharp(0), pool.isAwaited(0, 1), pool.failuresAt(0)]).toEqual([true, true, false, []])
  expect(pool.aroll(sampleAroll('one', '', 0, 9, { url: null }), 0)).toEqual({ state: 'loading' })
})
