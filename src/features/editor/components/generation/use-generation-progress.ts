import { useEffect, useEffectEvent } from 'react'
import { useStoryStatus } from '#src/shared/hooks/use-story-status.ts'
import { completeWorkflow } from '#src/shared/services/telemetry/telemetry.ts'
import { refreshStory } from '../../commands/refresh-story.ts'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'

export interface GenerationProgress {
  /** What is done now, in words. */
  activity: string
  /** Scenes. */
  total: number
  made: number
  canCancel: boolean
}

/** How far the generation of the open story is; null while there is none. Scenes are taken in as they are finished. */
export function useGenerationProgress(): GenerationProgress | null {
  const editor = useEditor()
  const { storyId } = editor
  const isGenerating = useOpen(({ story }) => story.status === 'GENERATING')
  const total = useOpen(({ order }) => order.length)
  const open = useOpen(({ scenes }) => Object.values(scenes).filter((scene) => scene.status === 'GENERATING').length)
  const hasFinished = useOpen(({ story }) => story.status === 'COMPLETED')
  const { data } = useStoryStatus(storyId, { enabled: isGenerating })
  const refresh = useEffectEvent(() => {
    if (isGenerating) void refreshStory(editor)
  })
  const [completed, status] = [data?.scenes_completed, data?.status]
  useEffect(() => refresh(), [completed, status])
  useEffect(() => {
    if (hasFinished) completeWorkflow(storyId)
  }, [hasFinished, storyId])
  if (!isGenerating) return null
  return {
    activity: data?.activity || 'Making the story',
    total,
    made: total - open,
    canCancel: data?.can_cancel ?? false,
  }
}
