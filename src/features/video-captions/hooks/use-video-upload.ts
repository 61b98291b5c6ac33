import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { wholeFrames } from '#src/domain/frames.ts'
import { lengthLimitError } from '#src/domain/length-limits.ts'
import { uploadQueue } from '#src/shared/media/upload-queue.ts'
import { dropUpload, queueUpload } from '#src/shared/media/uploads.ts'
import { openVideo, takeSoundOut } from '../lib/open-video.ts'

/** What the address keeps: ids of the video and of its sound; `none` for a video without one. */
export interface VideoPlace {
  media: string
  sound: string
}

interface Options {
  isPremium: boolean
  onReady: (place: VideoPlace) => void
}

interface Problem {
  text: string
  retry?: (() => void) | undefined
}

type Stage = 'idle' | 'reading' | 'sound' | 'sending'

/** A video from a file to the server: measured, its sound taken out in this tab, then both sent. */
export function useVideoUpload({ isPremium, onReady }: Options) {
  const [stage, setStage] = useState<Stage>('idle')
  const [name, setName] = useState('')
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [ids, setIds] = useState<string[]>([])
  const items = useStore(uploadQueue, (state) => state.items)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function choose(file: File): Promise<void> {
    running.current?.abort()
    const run = new AbortController()
    running.current = run
    for (const id of ids) dropUpload(id)
    setIds([])
    setProblem(null)
    setName(file.name)
    setStage('reading')
    try {
      const { durationMs, hasSound } = await openVideo(file, file.name)
      const limit = lengthLimitError(wholeFrames(durationMs), isPremium)
      if (limit !== null) throw new Error(limit)
      setStage('sound')
      setShare(0)
      const sound = hasSound ? await takeSoundOut(file, file.name, { onProgress: setShare, signal: run.signal }) : null
      if (run.signal.aborted) return
      setStage('sending')
      const send = (input: File) =>
        new Promise<string>((arrived) => {
          const id = queueUpload(
            input,
            {},
            {
              onArrived: (media) => arrived(media.id),
              onFailed: (text, retry) => setProblem({ text, retry: retry && (() => (setProblem(null), retry())) }),
            },
          )
          setIds((before) => [...before, id])
        })
      const [mediaId, soundId] = await Promise.all([send(file), sound ? send(sound) : 'none'])
      if (!run.signal.aborted) onReady({ media: mediaId, sound: soundId })
    } catch (cause) {
      if (run.signal.aborted) return
      setStage('idle')
      setProblem({ text: cause instanceof Error ? cause.message : 'This video could not be opened' })
    }
  }

  const sent = ids.map((id) => items.find((item) => item.id === id)?.progress ?? 100)
  const percent = stage === 'sound' ? share * 100 : sent.length > 0 ? sent.reduce((a, b) => a + b, 0) / sent.length : 0
  return { choose, stage, name, problem, percent: Math.round(percent) }
}
