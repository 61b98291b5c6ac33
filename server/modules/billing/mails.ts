import type { Scope } from '#server/platform/context.ts'
import type { PurchaseRow, SubscriptionPaymentRow, SubscriptionRow } from '#server/platform/db/rows.ts'
import { notify } from '#server/modules/account/notifications/notify.ts'
import { packTitle, findPrice, priceTitle } from '#src/domain/plans.ts'

/** Where notifications and emails link to. */
const paths = { subscription: '/account/subscription', plans: '/subscribe' }

/** With its time zone: elsewhere it may be the day before. */
const day = (moment: Date | null) =>
  moment
    ? `${moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })} (UTC)`
    : ''

/** Notifies of a plan's change, in the app and by email: it began, was cancelled, its renewal was not paid, it ended. */
export async function mailAboutSubscription(
  scope: Scope,
  before: SubscriptionRow,
  { id, status, graceEndsAt, currentPeriodEndsAt, userId, provider }: SubscriptionRow,
  title: string,
): Promise<void> {
  const tell = (subject: string, [text = '', ...more]: readonly string[], path: string = paths.subscription) =>
    notify(scope, userId, {
      kind: 'PLAN',
      key: `plan:${id}:${status}:${(status === 'PAST_DUE' ? graceEndsAt : currentPeriodEndsAt)?.toISOString() ?? ''}`,
      title: subject,
      text,
      path,
      mail: more,
      isAlwaysMailed: status === 'PAST_DUE',
    })
  if (status === 'ACTIVE' && before.status === 'PENDING')
    await tell(`Your plan has started: ${title}`, [
      `${title} is paid until ${day(currentPeriodEndsAt)} and renews then.`,
      ...demoNote(provider),
      'Change or cancel it here:',
    ])
  if (status === 'CANCELLED')
    await tell(`Your plan is cancelled: ${title}`, [
      `It runs until ${day(currentPeriodEndsAt)} and won’t renew. You can resume it until then.`,
    ])
  if (status === 'PAST_DUE')
    await tell('Your plan couldn’t be renewed', [
      `The payment for ${title} didn’t go through. Your plan stays active until ${day(graceEndsAt)}.`,
      'If it isn’t paid by then, you’ll move to the free plan. Nothing you made will be deleted.',
      'Pay or update your card here:',
    ])
  if (status === 'EXPIRED')
    await tell(
      `Your plan has ended: ${title}`,
      [
        'You’re now on the free plan. You can still open, play and export everything you made.',
        'Choose a new plan anytime:',
      ],
      paths.plans,
    )
}

/** Notifies of a payment for a running plan: a renewal, or the difference for a larger plan. */
export async function mailAboutPayment(
  scope: Scope,
  before: SubscriptionRow,
  { userId, provider, priceId, currentPeriodEndsAt }: SubscriptionRow,
  { id }: SubscriptionPaymentRow,
): Promise<void> {
  const price = findPrice(priceId)
  if (!price) return
  const title = priceTitle(price)
  await notify(scope, userId, {
    kind: 'PLAN',
    key: `plan-payment:${id}`,
    title: before.priceId === priceId ? `Your plan was renewed: ${title}` : `Your plan has changed: ${title}`,
    text: `The payment went through. It is paid until ${day(currentPeriodEndsAt)}.`,
    path: paths.subscription,
    mail: demoNote(provider),
  })
}

/** Notifies of a second paid plan while one runs: it is ended and refunded in full. */
export async function mailAboutDuplicate(
  scope: Scope,
  { id, userId, priceId, provider }: SubscriptionRow,
): Promise<void> {
  const price = findPrice(priceId)
  await notify(scope, userId, {
    kind: 'PLAN',
    key: `duplicate:${id}`,
    title: `Duplicate payment: ${price ? priceTitle(price) : 'your plan'} refunded`,
    text: 'You already have a plan, so we ended the second one and refunded it. Your plan stays active.',
    path: paths.subscription,
    mail: demoNote(provider),
  })
}

/** A receipt for credits. */
export async function mailAboutPurchase(scope: Scope, purchase: PurchaseRow): Promise<void> {
  const title = packTitle(purchase)
  await notify(scope, purchase.userId, {
    kind: 'PLAN',
    key: `purchase:${purchase.id}`,
    title: `Thank you: ${title}`,
    text: `${title} were added to your balance. They never expire.`,
    path: paths.subscription,
    mail: demoNote(purchase.provider),
  })
}

/** Notifies of a refund, and of the credits taken off the balance. */
export async function mailAboutRefund(
  scope: Scope,
  userId: string,
  { key, title, takenBack }: { key: string; title: string; takenBack: number },
): Promise<void> {
  await notify(scope, userId, {
    kind: 'PLAN',
    key: `refund:${key}`,
    title: `Your payment was refunded: ${title}`,
    text:
      takenBack === 0
        ? 'No unused credits were left to remove.'
        : `${takenBack === 1 ? '1 unused credit was' : `${takenBack} unused credits were`} removed from your balance.`,
    path: paths.subscription,
  })
}

const demoNote = (provider: string) => (provider === 'DEMO' ? ['This was a demo checkout. No money was charged.'] : [])
