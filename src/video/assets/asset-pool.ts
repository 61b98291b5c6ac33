import type { VideoAroll, VideoDocument, VideoLogo } from '../document.ts'
import { createBitmapCache } from '../draw/bitmap-cache.ts'
import type { Image } from '../draw/types.ts'
import { isEndCard, momentAt, overlaysAt, shotIndexAt, shotsOf, type Moment, type Shot } from '../timeline.ts'
import type { FrameAssets } from './frame-assets.ts'
import { entryFor, type AssetEntry } from './asset-entry.ts'
import {
  arollNeed,
  captionNeeds,
  logoNeed,
  mediaNeed,
  overlayNeeds,
  stickerNeed,
  type AssetNeed,
} from './asset-need.ts'

/** Fetches the bytes of a URL of the document. */
export type FetchAsset = (url: string, signal: AbortSignal) => Promise<Blob>

export interface AssetPoolOptions {
  fetchAsset: FetchAsset
  /** Frames that are loaded ahead of the prepared one. */
  lookahead: number
  /** Images and open videos that are cached. */
  limit: number
  /** How long a film that plays waits for an image, ms; left out, for ever. */
  timeoutMs?: number
  /** Whether a smaller copy may be shown until the image itself has loaded: on a screen, never in an export. */
  hasStills?: boolean
  /** Called when something finished loading. */
  onChange?: () => void
}

export interface AssetPool extends FrameAssets {
  /**
   * Updates to an edited document or another size; unchanged assets stay loaded.
   * @param scale device px per px of the video
   */
  follow(document: VideoDocument, scale: number): void
  /** Loads a frame's assets and starts to preload later ones. Resolves when the frame can be drawn, also after failures. */
  prepare(frame: number): Promise<void>
  /**
   * Whether everything a frame shows is there (or has failed).
   * @param toleranceMs how old or early the image of a video may be
   */
  isReady(frame: number, toleranceMs?: number): boolean
  /** Whether everything a frame shows is there at its full size (or has failed). */
  isSharp(frame: number): boolean
  /**
   * Whether an asset of a frame is still loading and worth waiting for: one that reached the pool’s timeout once
   * is not waited for again until it has come.
   */
  isAwaited(frame: number, toleranceMs: number): boolean
  /** The failed assets of a frame. */
  failuresAt(frame: number): { scene: number; error: unknown }[]
  /** Releases everything. Later requests reload. */
  close(): void
}

/** Loads and keeps the images around the playhead, and releases the rest. */
export function createAssetPool(options: AssetPoolOptions): AssetPool {
  let abort = new AbortController()
  const entries = new Map<string, AssetEntry>()
  /** The size that was loaded last of each source. */
  const otherSizes = new Map<string, AssetEntry>()
  const cache = createBitmapCache()
  /** By source: in another size it is the same image that does not come. */
  const awaitedSince = new Map<string, number>()
  let document = nothing
  let scale = 1
  /** The frame that was requested last. */
  let prepared = -1

  function entryOf(need: AssetNeed): AssetEntry {
    const known = entries.get(need.key)
    if (known) {
      entries.delete(need.key)
      entries.set(need.key, known)
      return known
    }
    const load = () => options.fetchAsset(need.url, abort.signal)
    const entry = entryFor(load, need)
    entries.set(need.key, entry)
    void entry.loaded.then(() => {
      if (entries.get(need.key) === entry) otherSizes.set(need.source, entry)
      options.onChange?.()
    })
    return entry
  }

  function fallback({ stillUrl, source }: AssetNeed, entry: AssetEntry): void {
    // The image in its previous size is the better placeholder.
    if (!options.hasStills || stillUrl === null || otherSizes.has(source)) return
    const load = () => options.fetchAsset(stillUrl, abort.signal)
    // Without it the image itself is waited for.
    entry.fallback?.(load).then(
      (isShown) => isShown && options.onChange?.(),
      () => undefined,
    )
  }

  function close(entry: AssetEntry): void {
    for (const [source, other] of otherSizes) if (other === entry) otherSizes.delete(source)
    entry.close()
  }

  function releaseUnused(used: ReadonlySet<string>): void {
    for (const [key, entry] of entries) {
      if (entries.size <= options.limit) return
      if (used.has(key)) continue
      entries.delete(key)
      close(entry)
    }
  }

  const needOfAroll = (aroll: VideoAroll) => arollNeed(aroll, document, scale)

  function needsAt(frame: number): { need: AssetNeed; scene: number; at: number }[] {
    const moment = momentAt(document, frame)
    if (!moment) return []
    const scene = moment.shot.sceneIndex
    const arolls = isEndCard(document, frame) ? [] : shownArolls(moment)
    const needs = [
      ...arolls.map(({ aroll, sceneIndex }) => ({ need: needOfAroll(aroll), scene: sceneIndex })),
      ...overlaysAt(document, frame).flatMap((overlay) =>
        overlayNeeds(overlay, document, scale).map((need) => ({ need, scene })),
      ),
      ...(isEndCard(document, frame) ? [] : captionNeeds(moment.shot.scene, document, scale)).map((need) => ({
        need,
        scene,
      })),
      ...(document.logo ? [{ need: logoNeed(document.logo, document, scale), scene }] : []),
    ]
    return needs.flatMap(({ need, ...rest }) => (need ? [{ need, ...rest, at: frame }] : []))
  }

  function loadAhead(frame: number, used: Set<string>): void {
    const shots = shotsOf(document)
    for (let index = shotIndexAt(shots, frame) + 1; index < shots.length; index++) {
      const shot = shots[index]
      if (!shot || shot.from > frame + options.lookahead) return
      const need = shot.aroll && needOfAroll(shot.aroll)
      if (!need || used.size >= options.limit) continue
      used.add(need.key)
      entryOf(need)
    }
  }

  function loadOverlaysAhead(frame: number, used: Set<string>): void {
    const last = frame + options.lookahead
    const scenes = document.scenes.filter((scene) => scene.from <= last && scene.from + scene.durationInFrames > frame)
    const coming = [...scenes.flatMap((scene) => scene.overlays), ...document.overlays]
    for (const overlay of coming.filter(({ from }) => from > frame && from <= last))
      for (const need of overlayNeeds(overlay, document, scale)) {
        if (used.size >= options.limit) return
        used.add(need.key)
        entryOf(need)
      }
  }

  function isNeedAwaited(need: AssetNeed, isShowing: boolean): boolean {
    if (isShowing) {
      awaitedSince.delete(need.source)
      return false
    }
    const since = awaitedSince.get(need.source) ?? performance.now()
    awaitedSince.set(need.source, since)
    return performance.now() - since < (options.timeoutMs ?? Infinity)
  }

  return {
    cache,
    follow(nextDocument, nextScale) {
      document = nextDocument
      scale = nextScale
    },
    async prepare(frame) {
      const needs = needsAt(frame)
      const used = new Set(needs.map(({ need }) => need.key))
      const shown = needs.map(({ need, at }) => ({ entry: entryOf(need), need, at }))
      for (const { entry, need } of shown) fallback(need, entry)
      const ready = Promise.all(shown.map(({ entry, need, at }) => entry.show(need, at)))
      prepared = frame
      // The current frame loads alone; meanwhile the film may have moved on.
      await Promise.all(shown.map(({ entry }) => entry.loaded))
      if (prepared === frame) {
        loadAhead(frame, used)
        loadOverlaysAhead(frame, used)
        releaseUnused(used)
      }
      await ready
    },
    isReady: (frame, toleranceMs = 1) =>
      needsAt(frame).every(({ need, at }) => entries.get(need.key)?.isShowing(need, at, toleranceMs) ?? false),
    isSharp: (frame) =>
      needsAt(frame).every(({ need, at }) => {
        const entry = entries.get(need.key)
        return entry !== undefined && !entry.isStill && entry.isShowing(need, at, 1)
      }),
    isAwaited: (frame, toleranceMs) =>
      needsAt(frame).some(({ need, at }) =>
        isNeedAwaited(need, entries.get(need.key)?.isShowing(need, at, toleranceMs) ?? false),
      ),
    failuresAt: (frame) =>
      needsAt(frame).flatMap(({ need, scene }) => {
        const error = entries.get(need.key)?.error
        return error === undefined ? [] : [{ scene, error }]
      }),
    aroll: (aroll) => imageOf(needOfAroll(aroll)),
    media: (overlay) => imageOf(mediaNeed(overlay, document, scale)),
    sticker: (name, side) => imageOf(stickerNeed(name, side * scale)),
    logo: (logo: VideoLogo) => imageOf(logoNeed(logo, document, scale)),
    close() {
      abort.abort()
      abort = new AbortController()
      for (const entry of entries.values()) close(entry)
      entries.clear()
      awaitedSince.clear()
      cache.clear()
    },
  }

  function imageOf(need: AssetNeed | null): Image {
    if (!need) return { state: 'loading' }
    const image = entries.get(need.key)?.image
    if (image && image.state !== 'loading') return image
    // After the window has changed its size the image is reloaded: the one of the size before stands in for it.
    return otherSizes.get(need.source)?.image ?? { state: 'loading' }
  }
}

const nothing: VideoDocument = {
  storyId: '',
  title: '',
  language: 'en',
  width: 16,
  height: 9,
  fps: 30,
  durationInFrames: 0,
  scenes: [],
  overlays: [],
  cues: [],
  music: null,
  loudnessLufs: null,
  captions: {
    show: false,
    style: 'CLASSIC',
    fontSize: 'MEDIUM',
    font: null,
    length: 'MEDIUM',
    colors: { text: null, highlight: null, plate: null },
    weight: null,
    uppercase: null,
    highlights: true,
    outline: null,
    marginFromBottom: 0,
  },
  logo: null,
  endCard: null,
}

/** Every A-roll of a moment: the shot, the one it covers, and those that either leaves visible. */
function shownArolls({ shot, outgoing }: Moment): { aroll: VideoAroll; sceneIndex: number }[] {
  const shots: (Shot | null)[] = [shot, shot.backdrop, outgoing, outgoing?.backdrop ?? null]
  return shots.flatMap((shown) => (shown?.aroll ? [{ aroll: shown.aroll, sceneIndex: shown.sceneIndex }] : []))
}
