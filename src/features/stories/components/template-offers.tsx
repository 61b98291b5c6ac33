import { lazy, Suspense } from 'react'
import { useListTemplateOffers } from '#generated/client/stories/stories.ts'

/** Loaded only for the few users who have any. */
const TemplateOfferList = lazy(async () => ({ default: (await import('./template-offer-list.tsx')).TemplateOfferList }))

/** Templates offered by other users, each to accept or decline. Nothing is shown while there are none. */
export function TemplateOffers() {
  // The user who offered one can withdraw it meanwhile.
  const list = useListTemplateOffers({ query: { refetchOnWindowFocus: 'always' } })
  const offers = list.data?.results ?? []
  if (offers.length === 0) return null
  return (
    <section aria-label="Templates for you">
      <Suspense>
        <TemplateOfferList offers={offers} onGone={() => void list.refetch()} />
      </Suspense>
    </section>
  )
}
