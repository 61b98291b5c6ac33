import type { EngineHealth } from '#generated/schema.ts'
import type { Services } from '#server/platform/context.ts'
import type { EnginePrice } from '#server/platform/ports/engine-setup.ts'

/** The engines of providers in the order of their use, their failures and prices. */
export async function presentEngines({
  engines: { health },
  engineSetup,
}: Pick<Services, 'engines' | 'engineSetup'>): Promise<EngineHealth[]> {
  const engines = (await health?.()) ?? []
  return engines.map(({ fallbacks, isFailing, lastFailure, ...engine }) => ({
    ...engine,
    stand_ins: fallbacks,
    is_failing: isFailing,
    last_failure: lastFailure && { ...lastFailure, at: lastFailure.at.toISOString() },
    price: presentPrice(engine.engine === null ? null : (engineSetup?.priceOf(engine.kind, engine.engine) ?? null)),
  }))
}

const presentPrice = (price: EnginePrice | null): EngineHealth['price'] =>
  price && { unit: price.unit, credits: price.credits, usd: price.usd, is_known: price.isKnown }
