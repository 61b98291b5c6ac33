import { currencyOf } from '#src/domain/countries.ts'
import { planCounts, STARTING_CREDITS } from '#src/domain/credits.ts'
import { FPS } from '#src/domain/frames.ts'
import { FREE_LIMIT_FRAMES, PREMIUM_LIMIT_FRAMES } from '#src/domain/length-limits.ts'
import { CURRENCY_SYMBOLS, PLANS, pricesIn } from '#src/domain/plans.ts'
import { route } from '#server/http/route.ts'

/** In the currency of the person's country. */
export const getProductsPrices = route('getProductsPrices', async ({ user }) => {
  const free = planCounts(false)
  return {
    prices: pricesIn(currencyOf(user.country)).map((price) => {
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
        features: featuresOf(plan.creditsPerMonth),
        is_recommended: plan.isRecommended,
      }
    }),
    free_plan: {
      name: 'Free',
      starting_credits: STARTING_CREDITS,
      max_video_seconds: FREE_LIMIT_FRAMES / FPS,
      max_projects: free.projects,
      max_stories: free.videos,
    },
  }
})

function featuresOf(creditsPerMonth: number): string[] {
  const { projects, videos } = planCounts(true)
  const count = (value: number) => value.toLocaleString('en-US')
  return [
    `${count(creditsPerMonth)} credits a month`,
    `Videos up to ${PREMIUM_LIMIT_FRAMES / FPS / 60} minutes`,
    `${count(projects)} projects and ${count(videos)} videos`,
  ]
}
