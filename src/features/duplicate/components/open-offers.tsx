import { useListGivenTemplateOffers, useWithdrawTemplateOffer } from '#generated/client/stories/stories.ts'
import type { GivenTemplateOffer } from '#generated/schema.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { OfferCard, OfferList } from '#src/shared/ui/offer-card/offer-card.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import styles from './open-offers.module.css'

/** Pending template offers of all stories of this account. */
export function OpenOffers() {
  const offers = useListGivenTemplateOffers({ query: { staleTime: 0 } })
  return (
    <section className={styles.section} aria-labelledby="open-offers">
      <h2 id="open-offers" className={styles.heading}>
        Pending
      </h2>
      {offers.isPending ? (
        <Skeletons label="Loading pending templates">
          <SkeletonLine width="100%" height={44} />
        </Skeletons>
      ) : !offers.data ? (
        <ErrorState
          isBare
          title="Couldn’t load pending templates"
          text={offers.error.message}
          onRetry={() => void offers.refetch()}
          isRetrying={offers.isFetching}
        />
      ) : offers.data.results.length === 0 ? (
        <p className={styles.none}>No pending templates.</p>
      ) : (
        <OfferList>
          {offers.data.results.map((offer) => (
            <OpenOffer key={offer.offer_id} offer={offer} onGone={() => void offers.refetch()} />
          ))}
        </OfferList>
      )}
    </section>
  )
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })

function OpenOffer({ offer, onGone }: { offer: GivenTemplateOffer; onGone: () => void }) {
  const { offer_id: offerId, display_title: title, to_email: email } = offer
  const withdraw = useWithdrawTemplateOffer()
  const handleWithdraw = () =>
    withdraw.mutate(
      { offerId },
      {
        onSuccess: () => notify('Template withdrawn'),
        onError: (error) => {
          const isAnswered = error instanceof ApiError && error.status === 404
          if (isAnswered) notify('This template was already answered or has expired')
          else notifyError(error)
          if (isAnswered) onGone()
        },
      },
    )
  return (
    <li>
      <OfferCard
        title={title}
        facts={`${email} · sent ${relativeTimeText(offer.created_at)}, until ${day.format(new Date(offer.expires_at))}`}
        actions={
          <Button
            size="small"
            isBusy={withdraw.isPending}
            busyLabel="Withdrawing"
            aria-label={`Withdraw “${title}” from ${email}`}
            onClick={handleWithdraw}
          >
            Withdraw
          </Button>
        }
      />
    </li>
  )
}
