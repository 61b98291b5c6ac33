import { AUTO_MODEL } from '#src/domain/image-model.ts'
import { type EngineInfo, type Engines, type Illustrator, modelIdOf } from './ports.ts'

export const NO_MODEL_TEXT = 'Model not found'

/** All connected image models, in fallback order. */
export const imageModels = ({ illustrator }: Pick<Engines, 'illustrator'>): readonly Illustrator[] =>
  illustrator.onOffer ?? [illustrator]

/** Those that draw overnight, by their provider's batch interface: chosen by their label alone, and never a fallback. */
export const overnightModels = (engines: Pick<Engines, 'illustrator'>): Illustrator[] =>
  imageModels(engines).flatMap(({ overnight }) => overnight ?? [])

/** How a model is chosen to draw overnight; undefined where it cannot. */
export const overnightOf = (engines: Pick<Engines, 'illustrator'>, { label }: EngineInfo): EngineInfo | undefined =>
  imageModels(engines).find(({ info }) => info.label === label)?.overnight?.info

/** Within this, batch interfaces answer, ms. */
const OVERNIGHT_MS = 24 * 60 * 60 * 1000

/** When an image overnight that was ordered then is due, as the contract has moments. */
export const overnightReadyBy = (ordered: Date): string => new Date(ordered.getTime() + OVERNIGHT_MS).toISOString()

/** Name of the model with this id; null where it is not connected. */
export function nameOfImageModel(engines: Pick<Engines, 'illustrator'>, id: string | null): string | null {
  return imageModels(engines).find(({ info }) => modelIdOf(info) === id)?.info.label ?? null
}

/** Whether it can be selected; no selection is valid. */
export const isImageModel = (engines: Pick<Engines, 'illustrator'>, id: string | null | undefined): boolean =>
  id === undefined || id === null || id === AUTO_MODEL || nameOfImageModel(engines, id) !== null
