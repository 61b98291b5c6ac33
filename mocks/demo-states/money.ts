import { eq } from 'drizzle-orm'
import { CREDIT_COSTS, STARTING_CREDITS } from '#src/domain/credits.ts'
import { capture } from '#server/modules/billing/credits/end-hold.ts'
import { grant } from '#server/modules/billing/credits/grant.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { subscriptions } from '#server/platform/db/schema/index.ts'
import { AFTER_RENEWAL_MS } from '../seeds/demo-states.ts'
import { scenario } from '../scenarios/scenario.ts'
import type { DemoStateTools } from './demo-state-tools.ts'

const DAY_MS = 86_400_000

/** Spends so many credits, a scene each, as making images does. */
export async function spend({ write, userId }: DemoStateTools, credits: number, pieces = 1): Promise<void> {
  const units = credits / CREDIT_COSTS.generate_visuals.credits / pieces
  for (let piece = 0; piece < pieces; piece++)
    await write(async (scope) => {
      await capture(scope, await hold(scope, userId, { action: 'generate_visuals', units }))
    })
}

export const spendAll = (tools: DemoStateTools) => spend(tools, STARTING_CREDITS)

/** A gift that expires in five days, and little else. */
export async function addExpiringCredits(tools: DemoStateTools): Promise<void> {
  await spend(tools, STARTING_CREDITS - 4)
  const expiresAt = new Date(tools.app.clock.now().getTime() + 5 * DAY_MS)
  const key = `gift:${tools.userId}`
  await tools.write((scope) =>
    grant(scope, tools.userId, { credits: 50, source: 'GIFT', action: 'gift', key, expiresAt }),
  )
}

/** A hundred lines of usage and more than a page of them. */
export async function addHeavyUsage(tools: DemoStateTools): Promise<void> {
  const key = `gift:${tools.userId}`
  await tools.write((scope) =>
    grant(scope, tools.userId, { credits: 1_000, source: 'GIFT', action: 'gift', key, expiresAt: null }),
  )
  await spend(tools, 100, 100)
}

/** Buys a plan at the demo checkout. Resolves with its id once it runs. */
async function subscribe({ ok, app, until }: DemoStateTools, ending: 'PAY' | 'PAY_ONCE'): Promise<string> {
  const { subscription_id: id, checkout_url: url } = await ok('createSubscription', {
    body: { price_id: 'pro-month-usd' },
  })
  await ok('completeDemoCheckout', { params: { checkout_id: url?.split('/').at(-1) ?? '' }, body: { ending } })
  await until(async () => (await statusOf(app, id)) === 'ACTIVE')
  return id
}

async function statusOf({ db }: DemoStateTools['app'], id: string): Promise<string | undefined> {
  const [row] = await db.select({ status: subscriptions.status }).from(subscriptions).where(eq(subscriptions.id, id))
  return row?.status
}

export const subscribeOnly = async (tools: DemoStateTools): Promise<void> => void (await subscribe(tools, 'PAY'))

export async function cancelPlan(tools: DemoStateTools): Promise<void> {
  await tools.ok('cancelSubscription', { body: { subscription_id: await subscribe(tools, 'PAY') } })
}

/** A plan whose renewal was declined: a month later. */
export async function makePastDue(tools: DemoStateTools): Promise<void> {
  const id = await subscribe(tools, 'PAY_ONCE')
  scenario.set({ clock: { aheadMs: AFTER_RENEWAL_MS, stoppedAtMs: null } })
  await tools.until(async () => (await statusOf(tools.app, id)) === 'PAST_DUE')
}
