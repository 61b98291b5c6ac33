import { useMemo } from 'react'
import { useListLeonardoPresets } from '#generated/client/constants/constants.ts'
import { useGetStory, useGetUserStories } from '#generated/client/stories/stories.ts'
import { seedStory } from '../lib/film-of-brand.ts'

/** The user's newest story that has an image, else an image of the illustrator's. */
export function useSampleStory() {
  const stories = useGetUserStories({ page_size: 10 })
  const newest = stories.data?.results.find(({ thumbnail_url: url }) => url !== null)
  const story = useGetStory({ story_id: newest?.story_id ?? '' }, { query: { enabled: newest !== undefined } })
  const needsSeed = stories.data !== undefined && newest === undefined
  const presets = useListLeonardoPresets({ query: { enabled: needsSeed, staleTime: Infinity } })
  const image = presets.data?.models[0]?.styles.find(({ preview_url }) => preview_url !== null)?.preview_url
  const seed = useMemo(() => (image ? seedStory(image) : undefined), [image])
  const waitsFor = stories.error ? stories : needsSeed ? presets : newest ? story : stories
  return {
    story: needsSeed ? seed : story.data,
    /** Whether it is the sample, not a story of the user. */
    isSeed: needsSeed,
    error: waitsFor.error,
    isRetrying: waitsFor.isRefetching,
    retry: () => void waitsFor.refetch(),
  }
}
