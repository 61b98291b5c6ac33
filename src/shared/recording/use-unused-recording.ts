import { useEffect, useState } from 'react'
import { useSessionStore } from '../session/session-store.ts'
import { deleteStoredFile, storeFile, readStoredFile } from './stored-files.ts'

interface Held {
  key: string
  file: File
  /** To listen to it in this page. */
  address: string
  /** Spoken before this page was opened. */
  isFound: boolean
}

/**
 * An unused recording for one purpose: stored in this browser for this account, so that a reload or a closed dialog
 * loses none of it.
 * @param place its purpose, with its story or scene
 */
export function useUnusedRecording(place: string) {
  const userId = useSessionStore((state) => state.user?.pusher_id ?? '')
  const key = `${userId}:spoken/${place}`
  const [held, setHeld] = useState<Held | null>(null)
  useEffect(() => {
    let isOver = false
    void readStoredFile(key).then((file) => {
      if (!file || isOver) return
      const found = hold(key, file, true)
      // A recording made meanwhile is newer.
      setHeld((now) => (now?.key === key ? now : found))
    })
    return () => {
      isOver = true
    }
  }, [key])
  const address = held?.address
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])
  const own = held?.key === key ? held : null
  return {
    file: own?.file ?? null,
    address: own?.address ?? null,
    isFound: own?.isFound ?? false,
    /** The microphone is still on: should the page die, this much of it is there again. */
    storePart: (recording: Blob) => storeFile(key, fileOf(recording)),
    /** Shown once it is stored: from then on nothing is lost. */
    store: async (recording: Blob) => {
      const file = fileOf(recording)
      await storeFile(key, file)
      setHeld(hold(key, file, false))
    },
    /** It is used, or not wanted. */
    remove: () => {
      const gone = own?.file
      // Something newer may have been spoken while it was sent.
      const isGone = (file: File | undefined) => file?.lastModified === gone?.lastModified
      setHeld((now) => (now?.key === key && isGone(now.file) ? null : now))
      void readStoredFile(key).then((file) => (isGone(file) ? deleteStoredFile(key) : undefined))
    },
  }
}

const hold = (key: string, file: File, isFound: boolean): Held => ({
  key,
  file,
  address: URL.createObjectURL(file),
  isFound,
})

export type UnusedRecording = ReturnType<typeof useUnusedRecording>

function fileOf(recording: Blob): File {
  const ending = recording.type.includes('mp4') ? 'm4a' : recording.type.includes('ogg') ? 'ogg' : 'webm'
  return new File([recording], `My recording.${ending}`, { type: recording.type })
}

const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** A notice of an unused recording; null without one. */
export function unusedRecordingText({ file }: UnusedRecording): string | null {
  return file ? `Your recording from ${clock.format(file.lastModified)} is still here.` : null
}
