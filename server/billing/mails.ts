import { eq } from 'drizzle-orm'
import type { Scope } from '#server/context.ts'
import type { PurchaseRow, SubscriptionRow } from '#server/db/rows.ts'
import { users } from '#server/db/schema/index.ts'
import { sendMailLater } from '#server/mail/send.ts'
import { notify } from '#server/notifications/notify.ts'
import { packTitle } from '#src/domain/credit-packs.ts'

/** Where the bell and the mails lead. */
const paths = { subscription: '/account/subscription', plans: '/subscribe' }

const day = (moment: Date | null) =>
  moment?.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }) ?? ''

/** Tells what happened to a plan, under the bell and by mail: it began, its renewal was not paid, it ended. */
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
    await tell(`Your plan has begun: ${title}`, [
      `${title} is paid until ${day(currentPeriodEndsAt)} and renews then.`,
      ...demoNote(provider),
      'Change or cancel it here:',
    ])
  if (status === 'PAST_DUE')
    await tell('Your plan could not be renewed', [
      `The payment for ${title} did not go through. Your plan runs on until ${day(graceEndsAt)}.`,
      'If nothing is paid until then you are on the free plan. Nothing you made is deleted.',
      'Pay or change your card here:',
    ])
  if (status === 'EXPIRED')
    await tell(
      `Your plan has ended: ${title}`,
      [
        'You are on the free plan now. Everything you made stays here: you can open, play and export it.',
        'Choose a plan again whenever you like:',
      ],
      paths.plans,
    )
}

/** A receipt for credits. */
export async function mailAboutPurchase(scope: Scope, purchase: PurchaseRow): Promise<void> {
  const title = packTitle(purchase)
  await mail(scope, purchase.userId, `Thank you: ${title}`, [
    `${title} were added to your balance. They never expire.`,
    ...demoNote(purchase.provider),
  ])
}

/** Tells that a payment went back, and what of it was taken off the balance. */
export async function tellAboutRefund(
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
        ? 'None of its credits were left to take back.'
        : `${takenBack === 1 ? '1 credit of it that you had not spent was' : `${takenBack} credits of it that you had not spent were`} taken off your balance.`,
    path: paths.subscription,
  })
}

const demoNote = (provider: string) => (provider === 'DEMO' ? ['This was the demo checkout: no money has moved.'] : [])

async function mail(scope: Scope, userId: string, subject: string, lines: readonly string[]) {
  const [user] = await scope.db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (user) await sendMailLater(scope, userId, { to: user.email, subject, text: lines.join('\n\n') })
}
