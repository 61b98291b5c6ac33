import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useCreateStoryFromAudio } from '#generated/client/audio-stories/audio-stories.ts'
import { lengthLimitError } from '#src/domain/length-limits.ts'
import { sceneDurationInFrames } from '#src/domain/frames.ts'
import { uploadQueue } from '#src/shared/media/upload-queue.ts'
import { dropUpload, queueUpload } from '#src/shared/media/uploads.ts'
import { NotASound, openRecording, type OpenedRecording } from '#src/shared/recording/open-recording.ts'
import { keepPeaks } from '#src/shared/recording/use-peaks.ts'

interface Options {
  storyId: string | undefined
  projectId: string | undefined
  isPremium: boolean
  /** The story has the recording now. */
  onReady: (storyId: string) => void
}

export interface ChosenRecording extends OpenedRecording {
  /** Of the file in this tab. */
  address: string
}

/**
 * A recording from a file to a story: read, measured against the account's limit, sent through the upload queue, then taken into a story.
 * Until the last step the recording before it stays.
 */
export function useRecordingUpload({ storyId, projectId, isPremium, onReady }: Options) {
  const client = useQueryClient()
  const create = useCreateStoryFromAudio()
  const [chosen, setChosen] = useState<ChosenRecording | null>(null)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<{ text: string; retry?: (() => void) | undefined } | null>(null)
  const [uploadId, setUploadId] = useState<string | null>(null)
  const item = useStore(uploadQueue, ({ items }) => items.find(({ id }) => id === uploadId))
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const address = chosen?.address
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])

  async function takeIn(mediaId: string): Promise<void> {
    try {
      const data = { media_id: mediaId, ...(storyId ? { storyId } : projectId && { project_id: projectId }) }
      const story = await create.mutateAsync({ data })
      if (isHere.current) onReady(story.story_id)
    } catch (cause) {
      const text = cause instanceof Error ? cause.message : 'An error occurred'
      setProblem({ text, retry: () => void takeIn(mediaId) })
    }
  }

  async function choose(file: File): Promise<void> {
    setProblem(null)
    setReading(true)
    try {
      const opened = await openRecording(file)
      const limit = lengthLimitError(sceneDurationInFrames(opened.peaks.durationMs, 0), isPremium)
      if (limit !== null) return setProblem({ text: limit })
      if (uploadId !== null) dropUpload(uploadId)
      setChosen({ ...opened, address: URL.createObjectURL(file) })
      setUploadId(
        queueUpload(opened.toUpload(), storyId === undefined ? {} : { story_id: storyId }, {
          onArrived: (media) => {
            keepPeaks(client, media.id, opened.peaks)
            void takeIn(media.id)
          },
          onFailed: (text, retry) => setProblem({ text, retry }),
        }),
      )
    } catch (cause) {
      setProblem({ text: cause instanceof NotASound ? cause.message : 'This recording could not be opened' })
    } finally {
      setReading(false)
    }
  }

  const isSending = chosen !== null && problem === null
  return { chosen, choose, isReading, problem, isSending, percent: item?.progress ?? (isSending ? 100 : 0) }
}
