import type { OtherImageModel } from '#generated/schema.ts'
import { useUpdateImagePrompt } from '#generated/client/scenes/scenes.ts'
import { useUpdateStory } from '#generated/client/stories/stories.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import type { RewrittenPrompt } from './expected-refusals.tsx'

/** Outside the editor: what is done about what would be refused is saved at once. */
export function useRefusalFixes(storyId: string) {
  const prompt = useUpdateImagePrompt()
  const story = useUpdateStory()
  return {
    onRewrite: ({ sceneId, arollId, prompt: text }: RewrittenPrompt) =>
      sceneId !== null &&
      prompt.mutate(
        { data: { story_id: storyId, scene_id: sceneId, aroll_id: arollId, prompt: text } },
        { onError: notifyError },
      ),
    onImageModel: ({ model_id: default_image_model }: OtherImageModel) =>
      story.mutate({ storyId, data: { default_image_model, leonardo_model_id: null } }, { onError: notifyError }),
  }
}
