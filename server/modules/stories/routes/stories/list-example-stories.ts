import { plannedFrames } from '#src/domain/planned-length.ts'
import { framesToMs } from '#src/domain/frames.ts'
import { EXAMPLE_STORIES } from '#server/modules/media/library/example-stories.ts'
import { examplePosterKey } from '#server/modules/stories/copies/copy-example.ts'
import { signDownload } from '#server/platform/files/signing.ts'
import { route } from '#server/platform/http/route.ts'

export const listExampleStories = route('listExampleStories', async ({ services }) => ({
  results: await Promise.all(
    EXAMPLE_STORIES.map(async (story) => {
      const frames = story.scenes.reduce((sum, { text }) => sum + plannedFrames(text, 'en-US'), 0)
      return {
        id: story.id,
        title: story.title,
        description: story.description,
        aspect_ratio: story.aspectRatio,
        scenes_total: story.scenes.length,
        length_in_sec: Math.round(framesToMs(frames) / 1000),
        poster_url: await signDownload(services, examplePosterKey(story, 0)),
      }
    }),
  ),
}))
