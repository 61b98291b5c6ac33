import type { Engines } from '#engines/ports.ts'
import type { EngineHealth } from '#generated/schema.ts'

/** The engines of providers in the order of their use, and their failures. */
export async function presentEngines({ health }: Engines): Promise<EngineHealth[]> {
  const engines = (await health?.()) ?? []
  return engines.map(({ fallbacks, lastFailure, ...engine }) => ({
    ...engine,
    stand_ins: fallbacks,
    last_failure: lastFailure && { ...lastFailure, at: lastFailure.at.toISOString() },
  }))
}
