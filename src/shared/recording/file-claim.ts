import { forgetFile, keepFile, readKeptFile } from './kept-files.ts'

/** A tab's hold on the file of one place: only one tab works on it, and the next one goes on where that tab ended. */
export interface FileClaim {
  /** A person chose it: kept until it is done with. */
  keep: (file: File) => Promise<void>
  /** It has arrived, was refused or called off. */
  forget: () => Promise<void>
  /** Nothing happens to it for now; it stays kept. */
  rest: () => void
  /** It is worked on again. */
  resume: () => void
  /** The page is left: what is under way comes to its end first. */
  leave: () => void
}

/** @param onFound a file was kept here by a page that is gone */
export function claimFile(place: string, onFound: (file: File) => void): FileClaim {
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
    const file = isUnderWay ? undefined : await readKeptFile(place)
    if (file && !isUnderWay && !hasLeft) {
      isUnderWay = true
      onFound(file)
    }
    await released
  }
  const locks = 'locks' in navigator ? (navigator.locks as LockManager | null) : null
  // A page that is reloaded lets go of its hold; one that is open keeps it.
  if (locks) locks.request(`storyloom:file:${place}`, { signal: waiting.signal }, hold).catch(() => undefined)
  else void hold()

  const rest = () => {
    isUnderWay = false
    endIfOver()
  }
  return {
    async keep(file) {
      isUnderWay = true
      await keepFile(place, file)
    },
    async forget() {
      await forgetFile(place)
      rest()
    },
    rest,
    resume() {
      isUnderWay = true
    },
    leave() {
      hasLeft = true
      endIfOver()
    },
  }
}
