import { ALL_FORMATS, BlobSource, Input } from 'mediabunny'
import type { FetchAsset } from '../assets/asset-pool.ts'

export type SoundFile = { state: 'loading' } | { state: 'ready'; src: string } | { state: 'silent' }

/** The sounds of a film as addresses on this page. What cannot be heard is silent: a film without a voice still plays. */
export interface SoundFiles {
  get(url: string): SoundFile
  close(): void
}

/** Files that are kept; a voice-over takes about half a megabyte. */
const KEPT = 32
const loading: SoundFile = { state: 'loading' }
const silent: SoundFile = { state: 'silent' }

export function createSoundFiles(fetchAsset: FetchAsset, onChange: () => void): SoundFiles {
  const files = new Map<string, SoundFile>()
  let abort = new AbortController()

  async function load(url: string, { signal }: AbortController): Promise<void> {
    const loaded = await fetchAsset(url, signal)
      .then(async (file): Promise<SoundFile> =>
        (await isAudible(file)) ? { state: 'ready', src: URL.createObjectURL(file) } : silent,
      )
      .catch(() => silent)
    if (signal.aborted || !files.has(url)) return release(loaded)
    files.set(url, loaded)
    onChange()
  }

  return {
    get(url) {
      const known = files.get(url) ?? loading
      if (!files.has(url)) void load(url, abort)
      // The one that was asked for last goes last.
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

/** Whether the file has sound that this browser decodes: the player below would stop at any other. */
async function isAudible(file: Blob): Promise<boolean> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  try {
    const track = await input.getPrimaryAudioTrack()
    return track !== null && (await track.canDecode())
  } finally {
    input.dispose()
  }
}
