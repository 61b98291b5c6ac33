import { useGetCreditsSummary, useGetProductsPrices } from '#generated/client/constants/constants.ts'
import { paths } from '#src/app/paths.ts'
import { CREDIT_COSTS, type CreditAction } from '#src/domain/credits.ts'
import type { CreditsShortfall } from '../../api/confirm-spending.ts'
import { creditsText, formatMoney } from '#src/shared/lib/format.ts'
import { useHasPage } from '../../lib/known-paths.ts'
import { subscribeHref } from '#src/shared/lib/hrefs.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

interface CreditsDialogProps {
  isOpen: boolean
  shortfall: CreditsShortfall
  /** true: the call is made again. */
  onDecide: (makeAgain: boolean) => void
}

/** ms; realtime reports it too, but not while disconnected. */
const POLL_INTERVAL_MS = 4_000

const UNIT_WORDS = {
  CALL: ['time', 'times'],
  IMAGE: ['image', 'images'],
  SCENE: ['scene', 'scenes'],
  SECOND: ['second', 'seconds'],
} as const

/** Shows the missing credits and what the balance covers; continues at the same place once there are enough. */
export function CreditsDialog({ isOpen, shortfall, onDecide }: CreditsDialogProps) {
  const hasPage = useHasPage()
  const { data } = useGetCreditsSummary({
    query: { enabled: isOpen, refetchInterval: POLL_INTERVAL_MS, refetchOnWindowFocus: 'always' },
  })
  const available = data?.available ?? shortfall.available
  const isEnough = available >= shortfall.cost
  const { data: prices } = useGetProductsPrices(undefined, { query: { enabled: isOpen && !isEnough } })
  // Nothing is sold without a payment provider.
  const isSold = prices === undefined || prices.payment_provider !== null
  const packs = prices?.payment_provider
    ? prices.credit_packs.toSorted((one, other) => one.credits - other.credits)
    : []
  const pack = packs.find((each) => each.credits >= shortfall.cost - available) ?? packs.at(-1)
  const { label } = CREDIT_COSTS[shortfall.action]
  return (
    <Dialog
      isOpen={isOpen}
      title={isEnough ? 'You have enough credits now' : 'Not enough credits'}
      onClose={() => onDecide(false)}
      actions={
        <>
          <Button variant="text" onClick={() => onDecide(false)}>
            Cancel
          </Button>
          {isEnough ? (
            <Button variant="contained" onClick={() => onDecide(true)}>
              Continue
            </Button>
          ) : (
            isSold &&
            hasPage(paths.subscribe.href()) && (
              <>
                <Button href={subscribeHref()} target="_blank" rel="noreferrer">
                  See plans
                </Button>
                <Button variant="contained" href={`${subscribeHref()}#credit-packs`} target="_blank" rel="noreferrer">
                  {pack
                    ? `Buy ${creditsText(pack.credits)} for ${formatMoney(pack.amount, pack.currency)}`
                    : 'Buy credits'}
                </Button>
              </>
            )
          )}
        </>
      }
    >
      <p role="status">
        {isEnough
          ? `“${label}” costs ${creditsText(shortfall.cost)}, and you have ${available}. Your request is still here.`
          : `“${label}” costs ${creditsText(shortfall.cost)} and you have ${available}. You need ${creditsText(shortfall.cost - available)} more. ${reach(shortfall, available)}`}
      </p>
      {!isEnough && (
        <p>
          {isSold
            ? 'You haven’t been charged and your work is still here. After you buy credits in another tab, continue here.'
            : 'You haven’t been charged and your work is still here. Credits aren’t sold on this server. You’ll get new ones with your next grant.'}
        </p>
      )}
    </Dialog>
  )
}

/** The part that the present balance covers. */
function reach({ action, units, cost }: CreditsShortfall, available: number): string {
  const affordable = Math.floor((available * units) / cost)
  if (affordable === 0 || units <= 1) return ''
  const [one, many] = UNIT_WORDS[CREDIT_COSTS[action satisfies CreditAction].unit]
  return `Your credits cover ${affordable} of ${units} ${units === 1 ? one : many}.`
}
