import { and, desc, eq, ne } from 'drizzle-orm'
import { overnightOf } from '#engines/image-models.ts'
import type { EngineInfo } from '#engines/ports.ts'
import { keyBill, keyCost, PRICE_UNITS, unitPrice } from '#engines/prices.ts'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { presentQuote } from '#server/modules/generation/quotes/quote.ts'
import { QUOTED_PARTS, realEnginesOf, realPlaces } from '#server/modules/generation/quotes/upgradable-assets.ts'
import { readFacts } from '#server/modules/generation/outdated/facts.ts'

/** What 'Make it real' can replace: drafts, by which engines and at which prices. */
export const getRealWork = route('getRealWork', async ({ user, params, ...scope }) => {
  const story = await ownStory(scope.db, user, params.story_id)
  const { prices } = scope.services
  const facts = await readFacts(scope, story)
  const isAccepted = and(eq(quotes.storyId, story.id), eq(quotes.work, 'MAKE_REAL'), ne(quotes.status, 'OPEN'))
  const [last] = await scope.db.select().from(quotes).where(isAccepted).orderBy(desc(quotes.acceptedAt)).limit(1)
  return {
    story_id: story.id,
    revision: story.revision,
    prices_as_of: prices.asOf,
    engines: QUOTED_PARTS.flatMap((part) =>
      realEnginesOf(facts, part).map((info) => {
        const overnight = part === 'PICTURE' ? overnightOf(facts.engines, info) : undefined
        const pricedAs = (engine: EngineInfo) => ({
          engine: engine.label,
          credits: unitPrice(prices, engine, part),
          ...keyBill([keyCost(engine, part, 1)]),
        })
        return {
          ...{ part, ...pricedAs(info), per: PRICE_UNITS[part] },
          ...(overnight && { overnight: pricedAs(overnight) }),
        }
      }),
    ),
    items: realPlaces(facts).map(({ scene, aroll, imageId: _made, ...place }) => ({
      ...place,
      scene_id: scene.id,
      scene_number: scene.elementOrder + 1,
      aroll_id: aroll?.id ?? null,
    })),
    quote: last ? await presentQuote(scope, last) : null,
  }
})
