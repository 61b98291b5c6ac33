import { eq } from 'drizzle-orm'
import { currencyOf } from '#src/domain/countries.ts'
import { packsIn, CURRENCY_SYMBOLS, PLANS, pricesIn } from '#src/domain/plans.ts'
import { planCounts, STARTING_CREDITS } from '#src/domain/credits.ts'
import { FPS } from '#src/domain/frames.ts'
import { FREE_LIMIT_FRAMES, PREMIUM_LIMIT_FRAMES } from '#src/domain/length-limits.ts'
import type { Scope } from '#server/platform/context.ts'
import { imageStyles, loraModels, projects, stories } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'

/** In the currency of the user's country, unless another one is requested. */
export const getProductsPrices = route('getProductsPrices', async ({ user, query, ...scope }) => {
  const free = planCounts(false)
  const premium = planCounts(true)
  const currency = query.currency ?? currencyOf(user.country)
  return {
    currency,
    payment_provider: scope.services.payments?.id ?? null,
    prices: pricesIn(currency).map((price) => {
      const plan = PLANS[price.premiumType]
      return {
        price_id: price.id,
        premium_type: price.premiumType,
        name: plan.name,
        description: plan.description,
        interval: price.interval,
        amount: price.amount,
        currency: price.currency,
        currency_symbol: CURRENCY_SYMBOLS[price.currency],
        credits_per_month: plan.creditsPerMonth,
        max_video_seconds: PREMIUM_LIMIT_FRAMES / FPS,
        max_projects: premium.projects,
        max_stories: premium.videos,
        features: featuresOf(plan.creditsPerMonth),
        is_recommended: plan.isRecommended,
      }
    }),
    credit_packs: packsIn(currency).map(({ id, credits, amount }) => ({
      pack_id: id,
      credits,
      amount,
      currency,
      currency_symbol: CURRENCY_SYMBOLS[currency],
    })),
    free_plan: {
      name: 'Free',
      starting_credits: STARTING_CREDITS,
      max_video_seconds: FREE_LIMIT_FRAMES / FPS,
      max_projects: free.projects,
      max_stories: free.videos,
      max_image_styles: free.imageStyles,
      max_trained_models: free.models,
    },
    used: await countUse(scope, user.id),
  }
})

/** The same numbers as in `server/modules/stories/plan-limits.ts` and `server/modules/tools/image-styles/image-style.ts`. */
async function countUse({ db }: Scope, userId: string) {
  const countOf = async (table: typeof projects | typeof stories | typeof imageStyles | typeof loraModels) =>
    db.$count(table, eq(table.userId, userId))
  return {
    projects: await countOf(projects),
    stories: await countOf(stories),
    image_styles: await countOf(imageStyles),
    trained_models: await countOf(loraModels),
  }
}

function featuresOf(creditsPerMonth: number): string[] {
  const { projects, videos } = planCounts(true)
  const count = (value: number) => value.toLocaleString('en-US')
  return [
    `${count(creditsPerMonth)} credits per month`,
    `Videos up to ${PREMIUM_LIMIT_FRAMES / FPS / 60} minutes`,
    `${count(projects)} projects and ${count(videos)} videos`,
    'Unlimited image styles and trained models',
  ]
}
