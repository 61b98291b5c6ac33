import { deleteStoredFile, storeFile, readStoredFile } from './stored-files.ts'

/** A tab’s lock on the stored file of one place: one tab at a time works on it, and the next one continues where that tab ended. */
export interface FileLock {
  /** Stores a chosen file until its processing is done. */
  store: (file: File) => Promise<void>
  /** Removes it: it has arrived, was refused or cancelled. */
  remove: () => Promise<void>
  /** It is not processed for now; it stays stored. */
  pause: () => void
  /** Work on it continues. */
  resume: () => void
  /** The page is left; the lock is released once work under way has ended. */
  release: () => void
}

/** @param onFound called with a file that a closed page left here */
export function lockFile(place: string, onFound: (file: File) => void): FileLock {
  const waiting = new AbortController()
  const ended = new AbortController()
  const released = new Promise<void>((release) => ended.signal.addEventListener('abort', () => release()))
  let isUnderWay = false
  let hasLeft = false

  const endIfOver = () => {
    if (!hasLeft || isUnderWay) return
    waiting.abort()
    ended.abort()
  }
  const hold = async () => {
    const file = isUnderWay ? undefined : await readStoredFile(place)
    if (file && !isUnderWay && !hasLeft) {
      isUnderWay = true
      onFound(file)
    }
    await released
  }
  const locks = 'locks' in navigator ? (navigator.locks as LockManager | null) : null
  // A page that is reloaded releases its lock; one that is open keeps it.
  if (locks) locks.request(`storyloom:file:${place}`, { signal: waiting.signal }, hold).catch(() => undefined)
  else void hold()

  const pause = () => {
    isUnderWay = false
    endIfOver()
  }
  return {
    async store(file) {
      isUnderWay = true
      await storeFile(place, file)
    },
    async remove() {
      await deleteStoredFile(place)
      pause()
    },
    pause,
    resume() {
      isUnderWay = true
    },
    release() {
      hasLeft = true
      endIfOver()
    },
  }
}
