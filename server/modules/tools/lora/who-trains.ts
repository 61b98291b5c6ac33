import type { EngineInfo, Illustrator, TrainingService } from '#engines/ports.ts'
import { unitPrice, type WorkPrice } from '#engines/prices.ts'
import { CREDIT_COSTS, trainingCredits, type TrainingPrice } from '#src/domain/credits.ts'
import type { Services } from '#server/platform/context.ts'
import type { LoraRow } from './lora-rows.ts'
import { SAMPLES } from './samples.ts'

type Tools = Pick<Services, 'engines'>

/** The base of a model; those that were never trained begin with the built-in one. */
export const baseOf = ({ modelType }: Pick<LoraRow, 'modelType'>): string => modelType || 'DRAFT'

/** Who trains a base elsewhere; undefined where nobody does. */
export const serviceFor = ({ engines }: Tools, base: string): TrainingService | undefined =>
  engines.trainingServices.find((service) => service.base === base)

/** Who trained a model, where that is still connected. Addresses of one service say nothing to another. */
export const serviceOf = ({ engines }: Tools, { trainedBy, ...row }: Pick<LoraRow, 'trainedBy' | 'modelType'>) =>
  engines.trainingServices.find(({ base, info }) => base === baseOf(row) && info.label === trainedBy)

/** A base, who trains it, and for what. */
export interface OfferedTrainer {
  base: string
  info: EngineInfo
  cannotLearn: string | null
  price: TrainingPrice
}

/** Everybody who trains here, the built-in trainer first. */
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

/** What a service asks for a training with so many samples. */
const priceAt = ({ prices }: Pick<Services, 'prices'>, { info, illustrator }: TrainingService, samples: number) => ({
  once: samples * unitPrice(prices, illustrator.info, 'PICTURE'),
  thousandSteps: unitPrice(prices, info, 'TRAINING'),
})

/** What a training elsewhere costs at most, or with as many samples as could be drawn. */
export function trainingPrice(
  services: Pick<Services, 'prices'>,
  service: TrainingService,
  { steps, samples = SAMPLES }: { steps: number; samples?: number },
): WorkPrice {
  const { label } = service.info
  const most = trainingCredits(priceAt(services, service, samples), steps)
  return { engine: label, most, prices: { [label]: most } }
}

/** Who draws with a model; undefined where nobody here does. Its file decides, and for a service that it still knows where it is. */
export function illustratorOfLora({ engines }: Tools, row: LoraRow): Illustrator | undefined {
  if (row.status !== 'COMPLETED' || row.modelFileKey === null) return undefined
  if (engines.trainer.bases.includes(baseOf(row))) return engines.draft.illustrator
  return row.weightsAddress === null ? undefined : serviceOf({ engines }, row)?.illustrator
}
