import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  useGenerateStoryWithScriptType,
  useSplitStoryIntoScenes,
  useSubmitStory,
} from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import type { Choices } from '../lib/choices.ts'

const once = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** Writes a prompt's story or cuts a script into scenes, has them made, and shows the progress. */
export function useMakeStory() {
  const navigate = useNavigate()
  const write = useGenerateStoryWithScriptType()
  const split = useSplitStoryIntoScenes()
  const submit = useSubmitStory()
  const [isMaking, setMaking] = useState(false)

  /** `save` answers the story's id once everything is saved. Rejects with the refusal. */
  async function make(save: () => Promise<string>, choices: Choices): Promise<void> {
    setMaking(true)
    try {
      const story_id = await save()
      const { kind, text: initial_prompt, language, seconds, size: scene_size, pace: scene_pace } = choices
      if (kind === 'SCRIPT') await split.mutateAsync({ data: { story_id, initial_prompt, scene_size } })
      else
        await write.mutateAsync({
          data: {
            story_id,
            script_type: kind,
            initial_prompt,
            language,
            video_length_in_sec: seconds,
            scene_size,
            scene_pace,
          },
          headers: once(),
        })
      await submit.mutateAsync({ storyId: story_id, headers: once() })
      await navigate(paths.generating.href({ story_id }))
    } catch (cause) {
      setMaking(false)
      throw cause
    }
  }

  return { make, isMaking }
}
