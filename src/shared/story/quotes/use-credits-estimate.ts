import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { estimateCreditsForStory } from '#generated/client/stories/stories.ts'

/** What making a saved story costs; asked again with every revision of it. */
export function useCreditsEstimate(storyId: string | undefined, revision: number | undefined) {
  return useQuery({
    queryKey: ['estimateCreditsForStory', storyId, revision],
    queryFn: ({ signal }) => estimateCreditsForStory({ story_id: storyId ?? '' }, { signal }),
    enabled: storyId !== undefined && revision !== undefined,
    placeholderData: keepPreviousData,
  })
}
