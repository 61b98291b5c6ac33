import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Media } from '#generated/schema.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { uploadQueue } from '../media/upload-queue.ts'
import { dropUpload, queueUpload } from '../media/uploads.ts'
import type { UploadPlace } from '../media/upload-item.ts'
import { useSessionStore } from '../session/session-store.ts'
import { lockFile, type FileLock } from './file-lock.ts'
import { deleteStoredFile, storeFile } from './stored-files.ts'

/** Functions for the work on a file. */
export interface FileTools {
  /** Aborted when another file replaces this one, or when it is cancelled. */
  signal: AbortSignal
  /** Reports the present step. @param share 0 to 1, where known */
  report: (doing: string, share?: number) => void
  /** Sends it through the upload queue. A failure waits for Retry. */
  send: (file: File, place?: UploadPlace) => Promise<Media>
  /** Runs a function that may fail, and again when the user presses Retry. */
  retryUntilDone: <T>(work: () => Promise<T>) => Promise<T>
  /** From now on a reload finds it at another place. */
  moveTo: (place: string) => Promise<void>
  /** Whether the page that shows the work is still there. */
  isHere: () => boolean
}

interface Problem {
  text: string
  retry?: (() => void) | undefined
}

interface Options {
  /** The file's purpose; it is stored under this name, so that a reload resumes it. */
  place: string
  /** Processes the file. Rejects with a message for users where the file is refused. */
  work: (file: File, tools: FileTools) => Promise<void>
  /** The work is of no use without the page: it stops with it, and continues when the page is opened again. */
  stopsWithPage?: boolean
}

interface Running {
  stop: AbortController
  uploads: string[]
  /** Holds on the file; more than one after it was moved. */
  locks: FileLock[]
}

/** One file that is uploaded for one purpose: another one replaces it, a reload resumes it. */
export function useFileUpload({ place, work, stopsWithPage = false }: Options) {
  const userId = useSessionStore((state) => state.user?.pusher_id ?? '')
  const [file, setFile] = useState<File | null>(null)
  /** Chosen before the user was loaded, and so their limits and storage key. */
  const [early, setEarly] = useState<File | null>(null)
  const [doing, setDoing] = useState<{ text: string; share: number | null } | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [uploads, setUploads] = useState<readonly string[]>([])
  const items = useStore(uploadQueue, (state) => state.items)
  const lock = useRef<FileLock>(null)
  const running = useRef<Running>(null)
  const isHere = useRef(true)

  function stop() {
    running.current?.stop.abort()
    for (const id of running.current?.uploads ?? []) dropUpload(id)
    running.current = null
    setUploads([])
    setProblem(null)
    setDoing(null)
  }

  async function run(chosen: File, own: FileLock): Promise<void> {
    stop()
    const now: Running = { stop: new AbortController(), uploads: [], locks: [own] }
    const { signal } = now.stop
    running.current = now
    setFile(chosen)
    setDoing({ text: '', share: null })
    let moved: string | null = null
    const fail = (text: string, retry?: () => void) => {
      if (signal.aborted) return
      if (!retry) return setProblem({ text })
      for (const each of now.locks) each.pause()
      const handleRetry = () => {
        for (const each of now.locks) each.resume()
        setProblem(null)
        retry()
      }
      setProblem({ text, retry: handleRetry })
    }
    const tools: FileTools = {
      signal,
      async moveTo(next) {
        await storeFile(placeOf(userId, next), chosen)
        await own.remove()
        moved = placeOf(userId, next)
      },
      isHere: () => isHere.current,
      report: (text, share) => !signal.aborted && setDoing({ text, share: share ?? null }),
      retryUntilDone: async (task) => {
        for (;;) {
          signal.throwIfAborted()
          try {
            return await task()
          } catch (cause) {
            await new Promise<void>((again) => fail(errorText(cause), again))
          }
        }
      },
      send: (input, to = {}) =>
        new Promise<Media>((arrived, refused) => {
          signal.throwIfAborted()
          const id = queueUpload(input, to, {
            onArrived(media) {
              if (signal.aborted) return
              setProblem(null)
              arrived(media)
            },
            // The queue reports that it waits, and continues automatically.
            onWaiting: () => undefined,
            onFailed: (text, retry) => (retry ? fail(text, retry) : refused(new Error(text))),
          })
          now.uploads.push(id)
          setUploads([...now.uploads])
        }),
    }
    try {
      // Kept before anything else: from here on nothing is lost.
      await own.store(chosen)
      signal.throwIfAborted()
      await work(chosen, tools)
    } catch (cause) {
      if (signal.aborted) return
      fail(errorText(cause))
      setFile(null)
    }
    // Another file of the same place is stored under the same name.
    if (signal.aborted) return
    running.current = null
    setDoing(null)
    await Promise.all(now.locks.map((each) => each.remove()))
    if (moved !== null) await deleteStoredFile(moved)
  }

  const resumeFile = useEffectEvent((found: File, own: FileLock) => {
    // It was moved here, and is under way already.
    if (running.current) running.current.locks.push(own)
    else void run(found, own)
  })
  const endWithPage = useEffectEvent(() => {
    if (stopsWithPage && running.current) {
      stop()
      lock.current?.pause()
    }
  })
  useEffect(() => {
    isHere.current = true
    const own = lockFile(placeOf(userId, place), (found) => resumeFile(found, own))
    lock.current = own
    return () => {
      isHere.current = false
      endWithPage()
      own.release()
    }
  }, [userId, place])

  const beginEarly = useEffectEvent(() => {
    if (early === null || !lock.current) return
    setEarly(null)
    void run(early, lock.current)
  })
  // After the effect above, which locks for the user.
  useEffect(() => {
    if (userId !== '') beginEarly()
  }, [userId])

  const own = items.filter(({ id }) => uploads.includes(id))
  // Finished uploads leave the queue after a while.
  const sent = uploads.map((id) => own.find((item) => item.id === id)?.progress ?? 100)
  const percent = sent.length > 0 ? sent.reduce((sum, one) => sum + one, 0) / sent.length : (doing?.share ?? 0) * 100
  return {
    /** The file that was chosen last, unless it was refused. */
    file: early ?? file,
    doing: doing?.text ?? '',
    /** Whole. */
    percent: Math.round(percent),
    isBusy: doing !== null || early !== null,
    /** The connection is lost. */
    isWaiting: own.some((item) => item.isWaiting),
    problem,
    choose: (chosen: File) => {
      if (userId === '') setEarly(chosen)
      else if (lock.current) void run(chosen, lock.current)
    },
    cancel: () => {
      stop()
      setFile(null)
      setEarly(null)
      void lock.current?.remove()
    },
  }
}

export type FileUpload = ReturnType<typeof useFileUpload>

const placeOf = (userId: string, place: string) => `${userId}:${place}`
