import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { StoryDocument } from '../core/open-story.ts'

/** Says once that a story was opened whose making failed, and leads to where it goes on. */
export function useFailureNotice({ story_id: storyId, status }: StoryDocument): void {
  const navigate = useNavigate()
  const tell = useEffectEvent(() => {
    if (status !== 'FAILED') return
    const onAction = () => void navigate(paths.generating.href({ story_id: storyId }))
    notify('This story is not finished. The scenes that failed say why.', {
      tone: 'error',
      action: { label: 'Continue', onAction },
    })
  })
  useEffect(() => tell(), [storyId])
}
