import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createAssetPool, type AssetPoolOptions } from '../assets/asset-pool.ts'
import type { VideoAroll, VideoDocument } from '../document.ts'
import { sampleFilm } from './sample-film.ts'

/** An image that says which file it came from and whether it was given back. */
class FakeBitmap {
  isClosed = false
  readonly file: string
  readonly width: number
  readonly height: number
  constructor(file: string, width: number, height: number) {
    this.file = file
    this.width = width
    this.height = height
  }
  close() {
    this.isClosed = true
  }
}
/** The decoded assets, in order. */
export const made: FakeBitmap[] = []

/** For a file of tests in which images are decoded without a browser. */
export function decodesWithoutBrowser() {
  beforeEach(() => {
    made.length = 0
    vi.stubGlobal('ImageBitmap', FakeBitmap)
    vi.stubGlobal('createImageBitmap', async (source: Blob | FakeBitmap, ...cut: unknown[]) => {
      const size = cut.at(-1) as { resizeWidth?: number; resizeHeight?: number } | undefined
      const [file, width, height] =
        source instanceof FakeBitmap ? [source.file, source.width, source.height] : [await source.text(), 1920, 1080]
      const bitmap = new FakeBitmap(file, size?.resizeWidth ?? width, size?.resizeHeight ?? height)
      made.push(bitmap)
      return bitmap
    })
  })
  afterEach(() => void vi.unstubAllGlobals())
}

const SIZE = { width: 1920, height: 1080 }
const plain = (text: string) => ({ text, frames: 30, animation: 'NONE', transition: '' }) as const
/** Scenes of a second, each with an image of its own: /1.jpg, /2.jpg … */
export function filmOf(
  scenes: number,
  change: (aroll: VideoAroll, at: number) => Partial<VideoAroll> = () => ({}),
): VideoDocument {
  const film = sampleFilm(
    SIZE,
    Array.from({ length: scenes }, () => plain('Words')),
  )
  return {
    ...film,
    music: null,
    logo: null,
    scenes: film.scenes.map((scene, at) => ({
      ...scene,
      arolls: scene.arolls.map((aroll) => ({ ...aroll, url: `/${at + 1}.jpg`, ...change(aroll, at) })),
    })),
  }
}

/** A pool with a film, and its requests. */
export function beginPool(
  film: VideoDocument,
  options: Partial<AssetPoolOptions> & { scale?: number; held?: boolean } = {},
) {
  const { scale = 1, held = false, ...rest } = options
  const asked: string[] = []
  const signals: AbortSignal[] = []
  const waiting = new Map<string, { arrive: () => void; fail: (cause: unknown) => void }>()
  const onChange = vi.fn<() => void>()
  const fetchAsset = (url: string, signal: AbortSignal) => {
    asked.push(url)
    signals.push(signal)
    return new Promise<Blob>((resolve, reject) => {
      const arrive = () => resolve(new Blob([url]))
      waiting.set(url, { arrive, fail: reject })
      if (!held) arrive()
    })
  }
  const pool = createAssetPool({ fetchAsset, lookahead: 0, limit: 10, onChange, ...rest })
  pool.follow(film, scale)
  const shown = (at: number) => pool.aroll(film.scenes[at]?.arolls[0] as VideoAroll, 0)
  const settled = () => vi.waitFor(() => expect(pool.isReady(0)).toBe(true))
  return {
    pool,
    asked,
    signals,
    onChange,
    shown,
    settled,
    arrive: (url: string) => waiting.get(url)?.arrive(),
    fail: (url: string, cause: unknown) => waiting.get(url)?.fail(cause),
  }
}
