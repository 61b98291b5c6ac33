import { creditCost, type CreditAction } from '#src/domain/credits.ts'
import type { PricedPart } from '#engines/model-table.ts'
import { ableOf, PRICE_UNITS, type WorkPrice } from '#engines/prices.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { expectedOf, readShares, enginePrice } from '#server/modules/billing/credits/prices.ts'
import { type Plan, unitsOf } from './plan.ts'
import { type EngineInfo, type Engines, startingWith } from '#engines/ports.ts'
import { requireComposer } from './plan-music.ts'
import { painterOf } from './paint.ts'

/** The part of a task with a price in the table of engines; the rest is the built-in retoucher's. */
const PARTS: Readonly<Partial<Record<Plan['work'], PricedPart>>> = {
  paint: 'PICTURE',
  upscale: 'UPSCALE',
  expand: 'EDIT',
  repaint: 'EDIT',
  animate: 'MOTION',
  lipSync: 'LIP_SYNC',
  compose: 'MUSIC',
}

/** The engines' price of a task; undefined where the cost table applies. */
export function taskPrice(services: Pick<Services, 'engines' | 'prices'>, plan: Plan): WorkPrice | undefined {
  const part = PARTS[plan.work]
  const units = part !== undefined && PRICE_UNITS[part] === 'SECOND' ? Math.ceil(unitsOf(plan)) : 1
  return part && enginePrice(services, ableOf(engineOf(services.engines, plan)), part, units)
}

/** Maximum credits of a task. */
export const taskCost = (services: Pick<Services, 'engines' | 'prices'>, action: CreditAction, plan: Plan): number =>
  taskPrice(services, plan)?.most ?? creditCost(action, unitsOf(plan))

/** Expected credits, by its engine's latest work. */
export async function expectedCost(scope: Scope, action: CreditAction, plan: Plan): Promise<number> {
  const price = taskPrice(scope.services, plan)
  return price ? expectedOf(price, await readShares(scope, [price.engine])) : creditCost(action, unitsOf(plan))
}

/** The preferred engine of a task: the requested one, where it can do it. */
export function engineOf(engines: Engines, plan: Plan): EngineInfo {
  const usual = usualEngineOf(engines, plan)
  return (plan.engine === undefined ? undefined : startingWith(usual, plan.engine)) ?? usual
}

function usualEngineOf(engines: Engines, plan: Plan): EngineInfo {
  const { animator, retoucher } = engines
  switch (plan.work) {
    case 'paint':
      return painterOf({ engines }, plan).info
    case 'lipSync':
      return animator.lipSyncInfo ?? animator.info
    case 'animate':
      return animator.info
    case 'upscale':
      return (plan.isDrawing ? undefined : retoucher.upscaleInfo) ?? retoucher.info
    case 'repaint':
    case 'expand':
      return retoucher.inpaintInfo ?? retoucher.info
    case 'modifyVideo':
    case 'cropVideo':
    case 'expandVideo':
    case 'upscaleVideo':
      return (engines.videoRetoucher ?? retoucher).info
    case 'compose':
      return requireComposer(engines).info
    case 'cleanRecording':
    case 'cleanVideo':
      return engines.soundCleaner.info
    case 'crop':
    case 'adjust':
      return retoucher.info
  }
}
