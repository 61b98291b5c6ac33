import { createAssetPool, type AssetPool, type FetchAsset } from '../assets/asset-pool.ts'
import type { VideoDocument } from '../document.ts'
import { loadFilmText } from '../load-film-text.ts'
import { createSoundFiles, type SoundFiles } from './sound-files.ts'

/** Everything a player loads, and one signal that something of it has arrived. */
export interface FilmMedia {
  pool: AssetPool
  sounds: SoundFiles
  fetchAsset: FetchAsset
  /** Loads the fonts and the hyphenation of a film's words. */
  loadText: (film: VideoDocument) => void
  subscribe: (listener: () => void) => () => void
  /** Grows whenever something has arrived. */
  getVersion: () => number
  close: () => void
}

/** Frames that are loaded ahead of the playhead. */
const LOOKAHEAD = 150
/** Images that are cached; at the size of an editor's stage they take about 2 MB each. */
const KEPT_IMAGES = 24

/** A film waits this long (ms) for one image or sound, no longer. */
export const LOAD_TIMEOUT_MS = 6000

export function createFilmMedia(fetchAsset: FetchAsset): FilmMedia {
  const listeners = new Set<() => void>()
  let version = 0
  const onChange = () => {
    version++
    for (const listener of listeners) listener()
  }
  const pool = createAssetPool({
    fetchAsset,
    lookahead: LOOKAHEAD,
    limit: KEPT_IMAGES,
    timeoutMs: LOAD_TIMEOUT_MS,
    hasStills: true,
    onChange,
  })
  const sounds = createSoundFiles(fetchAsset, onChange)
  let textOf: VideoDocument | null = null
  return {
    pool,
    sounds,
    fetchAsset,
    loadText(film) {
      if (textOf === film) return
      textOf = film
      const redraw = (isNew: boolean) => {
        if (!isNew) return
        pool.cache.clear()
        onChange()
      }
      // Without it the words are still drawn, in the system's font.
      loadFilmText(document.fonts, film).then(redraw, () => undefined)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getVersion: () => version,
    close() {
      pool.close()
      sounds.close()
    },
  }
}
