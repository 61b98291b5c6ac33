import { useEffect, useRef, useState } from 'react'
import type { Media } from '#src/shared/media/upload-item.ts'
import { originalIdOf, soundAt, type SoundPlace } from '../core/open-sounds.ts'
import { isPendingTask, type Task } from '../core/story-tasks.ts'
import { useEditor, useStoryState } from '../core/use-editor.ts'
import { cancelTask } from '../generation/commands/cancel-task.ts'
import { useTasksOfType } from '../generation/use-story-tasks.ts'
import { cleanUpSounds, type CleanUpSettings } from './commands/clean-up-sounds.ts'

export interface CleanUpSound {
  place: SoundPlace
  /** What is used now: the original, or a cleaned version. */
  media: Media
  originalId: string
  /** Its newest task with the present settings. */
  task: Task | undefined
}

/** The sounds of some places, and the work on them with these settings. What was cleaned before the dialog opened is not cleaned again. */
export function useCleanUp(places: readonly SoundPlace[], settings: CleanUpSettings) {
  const editor = useEditor()
  const open = useStoryState((state) => state.open)
  const { tasks, isPending: isLoading } = useTasksOfType('clean_up')
  const [isStarted, setStarted] = useState(false)
  const running = useRef<AbortController>(null)
  // Those under way end on the server; further ones begin when the dialog is open again.
  useEffect(() => () => running.current?.abort(), [])
  const sounds = places.flatMap((place): CleanUpSound[] => {
    const media = soundAt(open, place)
    if (!media) return []
    const originalId = originalIdOf(media)
    return [{ place, media, originalId, task: tasks.find((task) => isAbout(task, originalId, settings)) }]
  })
  const pending = sounds.filter(({ task }) => task !== undefined && isPendingTask(task))
  const finished = sounds.filter(({ task }) => task?.status === 'COMPLETED')
  const isRunning = isStarted || pending.length > 0
  return {
    isLoading,
    sounds,
    finished,
    failed: isRunning ? [] : sounds.filter(({ task }) => task?.status === 'FAILED' || task?.status === 'THROTTLED'),
    isRunning,
    /** 0 to 100. */
    percent: Math.round(sounds.reduce((sum, { task }) => sum + (task?.progress ?? 0), 0) / Math.max(1, sounds.length)),
    async run() {
      const controller = new AbortController()
      running.current = controller
      setStarted(true)
      const left = sounds.filter((sound) => !finished.includes(sound) && !pending.includes(sound))
      const sources = new Map(
        left.map(({ originalId: mediaId, media }) => [mediaId, { mediaId, isVideo: media.media_type === 'video' }]),
      )
      await cleanUpSounds(editor, [...sources.values()], settings, controller.signal)
      if (running.current === controller) setStarted(false)
    },
    cancel() {
      running.current?.abort()
      setStarted(false)
      for (const { task } of pending) if (task) void cancelTask(editor, task.task_id)
    },
  }
}

/** Whether a task cleans up this sound with these settings; those that it leaves out are on. */
function isAbout({ request }: Task, originalId: string, settings: CleanUpSettings): boolean {
  const { source_media_id: source, reduce_noise = true, cut_rumble = true, match_level = true } = request
  return (
    source === originalId &&
    reduce_noise === settings.reduce_noise &&
    cut_rumble === settings.cut_rumble &&
    match_level === settings.match_level
  )
}
