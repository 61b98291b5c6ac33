import { useQueries } from '@tanstack/react-query'
import type { Scene } from '#generated/schema.ts'
import { getGetPreviousGenerationsQueryOptions } from '#generated/client/scenes/scenes.ts'
import { once, offerOfMedia } from '../lib/offer.ts'

/** A scene's visuals and all earlier generations for it. Its own images are available at once. */
export function useMadeOffers(scene: Scene) {
  const shown = scene.arolls.flatMap(({ aroll_object: { media } }) => (media ? [offerOfMedia(media)] : []))
  const queries = scene.arolls.map((aroll) => {
    const params = { story_id: scene.story_id, scene_id: scene.id, aroll_id: aroll.id }
    return getGetPreviousGenerationsQueryOptions(params, { query: { staleTime: 0 } })
  })
  const earlier = useQueries({ queries })
  const failed = earlier.find(({ isError }) => isError)
  return {
    shownKeys: shown.map(({ key }) => key),
    offers: once([...shown, ...earlier.flatMap(({ data }) => data?.results ?? []).map(offerOfMedia)]),
    error: failed?.error ?? null,
    retry: () => earlier.forEach((query) => query.isError && void query.refetch()),
  }
}
