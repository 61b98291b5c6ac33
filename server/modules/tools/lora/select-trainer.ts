import type { EngineInfo, Illustrator, TrainingService } from '#engines/ports.ts'
import { unitPrice, type WorkPrice } from '#engines/prices.ts'
import { CREDIT_COSTS, trainingCredits, type TrainingPrice } from '#src/domain/credits.ts'
import type { Services } from '#server/platform/context.ts'
import type { LoraRow } from './lora-rows.ts'
import { SAMPLES } from './samples.ts'

type Tools = Pick<Services, 'engines'>

/** The base of a model; untrained ones begin with the built-in one. */
export const baseOf = ({ modelType }: Pick<LoraRow, 'modelType'>): string => modelType || 'DRAFT'

/** The remote trainer of a base; undefined where there is none. */
export const serviceFor = ({ engines }: Tools, base: string): TrainingService | undefined =>
  engines.trainingServices.find((service) => service.base === base)

/** The trainer of a model, where it is still connected. URLs of one service are meaningless to another. */
export const serviceOf = ({ engines }: Tools, { trainedBy, ...row }: Pick<LoraRow, 'trainedBy' | 'modelType'>) =>
  engines.trainingServices.find(({ base, info }) => base === baseOf(row) && info.label === trainedBy)

/** A base, its trainer, and its price. */
export interface OfferedTrainer {
  base: string
  info: EngineInfo
  cannotLearn: string | null
  price: TrainingPrice
}

/** All connected trainers, the built-in one first. */
export function trainersOn(services: Pick<Services, 'engines' | 'prices'>): OfferedTrainer[] {
  const { trainer, trainingServices } = services.engines
  const { info, bases, cannotLearn } = trainer
  const price = { once: CREDIT_COSTS.train_lora.credits, thousandSteps: 0 }
  return [
    ...bases.map((base) => ({ base, info, cannotLearn, price })),
    ...trainingServices
      // Of two for the same base the first trains.
      .filter((service, at, all) => all.findIndex(({ base }) => base === service.base) === at)
      .map((service) => ({
        ...{ base: service.base, info: service.info, cannotLearn: service.cannotLearn },
        price: priceAt(services, service, SAMPLES),
      })),
  ]
}

/** A service's price of a training with this many samples. */
const priceAt = ({ prices }: Pick<Services, 'prices'>, { info, illustrator }: TrainingService, samples: number) => ({
  once: samples * unitPrice({ ...prices, review: 0 }, illustrator.info, 'PICTURE'),
  thousandSteps: unitPrice(prices, info, 'TRAINING'),
})

/** The maximum price of a remote training, or the price with the finished samples. */
export function trainingPrice(
  services: Pick<Services, 'prices'>,
  service: TrainingService,
  { steps, samples = SAMPLES }: { steps: number; samples?: number },
): WorkPrice {
  const { label } = service.info
  const most = trainingCredits(priceAt(services, service, samples), steps)
  return { engine: label, most, prices: { [label]: most } }
}

/**
 * The image engine of a model; undefined where there is none here. Its file decides, and for a service whether it still has
 * it.
 */
export function illustratorOfLora({ engines }: Tools, row: LoraRow): Illustrator | undefined {
  if (row.status !== 'COMPLETED' || row.modelFileKey === null) return undefined
  if (engines.trainer.bases.includes(baseOf(row))) return engines.draft.illustrator
  return row.weightsAddress === null ? undefined : serviceOf({ engines }, row)?.illustrator
}
