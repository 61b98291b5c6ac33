import type { Mastering } from '#src/domain/sound.ts'
import type { FetchAsset } from './assets/asset-pool.ts'
import { planSounds } from './audio-plan.ts'
import type { VideoDocument } from './document.ts'
import { fileOf } from './export/segments.ts'

/** The last measured films: undo and redo measure none again. */
const KEPT = 8
const measured = new Map<string, Mastering>()

/** All that the gain of a film depends on, as a text to compare. */
export function soundKey(film: VideoDocument): string {
  const sounds = planSounds(film).map(({ url, ...sound }) => ({ ...sound, url: fileOf(url) }))
  return JSON.stringify([film.loudnessLufs, film.durationInFrames, sounds])
}

/** How the sound of a whole film is brought to its loudness, measured in a worker. Rejects when a file is missing. */
export async function masteringOf(
  { solo: _solo, ...film }: VideoDocument,
  fetchAsset: FetchAsset,
  signal: AbortSignal,
): Promise<Mastering> {
  const key = soundKey(film)
  const known = measured.get(key)
  if (known) return known
  const { measureFilm } = await import('./export/export-video.ts')
  const mastering = await measureFilm({ document: film, fetchAsset, signal })
  measured.set(key, mastering)
  const [oldest = ''] = measured.keys()
  if (measured.size > KEPT) measured.delete(oldest)
  return mastering
}
