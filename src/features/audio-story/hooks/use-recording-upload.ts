import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCreateStoryFromAudio } from '#generated/client/audio-stories/audio-stories.ts'
import { lengthLimitError } from '#src/domain/length-limits.ts'
import { sceneDurationInFrames } from '#src/domain/frames.ts'
import { openRecording, type OpenedRecording } from '#src/shared/recording/open-recording.ts'
import { type FileTools, useFileUpload } from '#src/shared/recording/use-file-upload.ts'
import { cachePeaks } from '#src/shared/recording/use-peaks.ts'

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
 * Brings a recording from a file to a story: read, checked against the account's limit, uploaded, then set. Until the last step the
 * earlier recording stays.
 */
export function useRecordingUpload({ storyId, projectId, isPremium, onReady }: Options) {
  const client = useQueryClient()
  const create = useCreateStoryFromAudio()
  const [chosen, setChosen] = useState<ChosenRecording | null>(null)
  const address = chosen?.address
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])

  async function work(file: File, { report, send, retryUntilDone, isHere, signal }: FileTools): Promise<void> {
    const opened = await openRecording(file)
    const limit = lengthLimitError(sceneDurationInFrames(opened.peaks.durationMs, 0), isPremium)
    if (limit !== null) throw new Error(limit)
    signal.throwIfAborted()
    setChosen({ ...opened, address: URL.createObjectURL(file) })
    report(`Sending ${opened.name}`)
    const media = await send(opened.toUpload(), storyId === undefined ? {} : { story_id: storyId })
    cachePeaks(client, media.id, opened.peaks)
    const data = { media_id: media.id, ...(storyId ? { storyId } : projectId && { project_id: projectId }) }
    const story = await retryUntilDone(() => create.mutateAsync({ data }))
    if (isHere()) onReady(story.story_id)
  }
  const run = useFileUpload({ place: `audio-story/${storyId ?? 'new'}`, work })
  return { run, chosen: run.file === null ? null : chosen }
}
