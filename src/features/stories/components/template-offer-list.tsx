import { Gift } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useAcceptTemplateOffer, useDeclineTemplateOffer } from '#generated/client/stories/stories.ts'
import type { TemplateOffer as Offer } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { formatFrames } from '#src/shared/lib/format.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { OfferCard, OfferList } from '#src/shared/ui/offer-card/offer-card.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'

interface TemplateOfferListProps {
  offers: readonly Offer[]
  /** One of them is no longer offered. */
  onGone: () => void
}

/** Templates offered by other users, each with Accept and Decline. */
export function TemplateOfferList({ offers, onGone }: TemplateOfferListProps) {
  return (
    <OfferList>
      {offers.map((offer) => (
        <TemplateOffer key={offer.offer_id} offer={offer} onGone={onGone} />
      ))}
    </OfferList>
  )
}

function TemplateOffer({ offer, onGone }: { offer: Offer; onGone: () => void }) {
  const { offer_id: offerId, display_title: title, from_name: from, scenes_total: total } = offer
  const navigate = useNavigate()
  const accept = useAcceptTemplateOffer()
  const decline = useDeclineTemplateOffer()
  const handleRefusal = (error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) return notifyError(error)
    notify('This template is no longer available')
    onGone()
  }
  const handleAccept = () =>
    accept.mutate(
      { offerId },
      {
        onError: handleRefusal,
        onSuccess: ({ story_id: storyId }) =>
          notify(`“${title}” added to your stories`, {
            action: { label: 'Open', onAction: () => void navigate(paths.story.href({ storyId })) },
          }),
      },
    )
  return (
    <li>
      <OfferCard
        icon={<Gift size={18} aria-hidden="true" />}
        title={`${from} sent you the template “${title}”`}
        facts={`${total} ${total === 1 ? 'scene' : 'scenes'} · ${formatFrames(offer.duration_in_frames)}`}
        actions={
          <>
            <Button
              variant="text"
              size="small"
              isBusy={decline.isPending}
              busyLabel="Declining"
              aria-label={`Decline “${title}”`}
              onClick={() => decline.mutate({ offerId }, { onError: handleRefusal })}
            >
              Decline
            </Button>
            <Button
              size="small"
              isBusy={accept.isPending}
              busyLabel="Accepting"
              aria-label={`Accept “${title}”`}
              onClick={handleAccept}
            >
              Accept
            </Button>
          </>
        }
      />
    </li>
  )
}
