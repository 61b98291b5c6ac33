import type * as Mediabunny from 'mediabunny'
import type { FetchAsset } from '../assets/asset-pool.ts'

/** silent: the file has no sound, as many videos. failed: it has one, or should, and cannot be played. */
export type SoundFile =
  { state: 'loading' } | { state: 'ready'; src: string } | { state: 'silent' } | { state: 'failed' }

/** The sounds of a film as URLs on this page. A film plays without unplayable ones. */
export interface SoundFiles {
  get(url: string): SoundFile
  close(): void
}

/** Files that are cached; a voice-over takes about half a megabyte. */
const KEPT = 32
const loading: SoundFile = { state: 'loading' }
const silent: SoundFile = { state: 'silent' }
const failed: SoundFile = { state: 'failed' }

export function createSoundFiles(fetchAsset: FetchAsset, onChange: () => void): SoundFiles {
  const files = new Map<string, SoundFile>()
  let abort = new AbortController()

  async function load(url: string, { signal }: AbortController): Promise<void> {
    // The decoder comes beside the file, not after it.
    const loaded = await Promise.all([fetchAsset(url, signal), import('mediabunny')])
      .then(async ([file, mediabunny]): Promise<SoundFile> =>
        (await isAudible(file, mediabunny)) ? { state: 'ready', src: URL.createObjectURL(file) } : silent,
      )
      .catch(() => failed)
    if (signal.aborted || !files.has(url)) return release(loaded)
    files.set(url, loaded)
    onChange()
  }

  return {
    get(url) {
      const known = files.get(url) ?? loading
      if (!files.has(url)) void load(url, abort)
      // The last requested one is last.
      files.delete(url)
      files.set(url, known)
      for (const [oldest, file] of files) {
        if (files.size <= KEPT) break
        files.delete(oldest)
        release(file)
      }
      return known
    },
    close() {
      abort.abort()
      abort = new AbortController()
      for (const file of files.values()) release(file)
      files.clear()
    },
  }
}

function release(file: SoundFile): void {
  if (file.state === 'ready') URL.revokeObjectURL(file.src)
}

/** Whether the file has sound. Rejects when this browser cannot decode it: the player below would wait for it for ever. */
async function isAudible(
  file: Blob,
  { ALL_FORMATS, AudioSampleSink, BlobSource, Input }: typeof Mediabunny,
): Promise<boolean> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (track === null) return false
    if (!(await track.canDecode())) throw new Error('This browser can’t decode the audio')
    // Some declare another type than their content, which is only detected here.
    for await (const sample of new AudioSampleSink(track).samples()) {
      sample.close()
      break
    }
    return true
  } finally {
    input.dispose()
  }
}
