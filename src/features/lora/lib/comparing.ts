import type { Lora, LoraSample } from '#generated/schema.ts'
import { baseLabel, nameOf } from './words.ts'

/** A source of samples: a checkpoint of a model, or the base model alone. */
export interface SampleSource {
  /** As in the URL. */
  id: string
  label: string
  distance: number | null
  samples: readonly LoraSample[]
}

/** Prefix for a base model alone, where it is not the built-in one. */
const WITHOUT = 'without'
const withoutId = (base: Lora['model_type']) => (base === 'DRAFT' ? WITHOUT : `${WITHOUT}-${base}`)

/** All comparable models: the active checkpoint of each model first, then its other checkpoints. */
export function sampleSourcesOf(models: readonly Lora[]): SampleSource[] {
  const trained = models.filter(({ controls, checkpoints }) => controls.length > 0 && checkpoints.length > 0)
  const checkpoints = trained.flatMap((lora) =>
    lora.checkpoints
      .toSorted((one, other) => Number(other.is_chosen) - Number(one.is_chosen) || other.step - one.step)
      .map(({ step, distance, samples, is_chosen: isChosen }) => ({
        id: `${lora.lora_id}:${step}`,
        label: `${nameOf(lora)} · ${step} steps${isChosen ? ', draws' : ''}`,
        ...{ distance, samples },
      })),
  )
  // The same images for every model of a base.
  const bases = trained.filter(
    ({ model_type: base }, at) => trained.findIndex((each) => each.model_type === base) === at,
  )
  const without = bases.map(({ model_type: base, controls }) => ({
    ...{ id: withoutId(base), distance: null, samples: controls },
    label: bases.length === 1 ? 'Without a model' : `Without a model, ${baseLabel(base)}`,
  }))
  return [...checkpoints, ...without]
}

export interface Pair {
  prompt: string
  seed: number
  left: LoraSample
  right: LoraSample
}

/** The images of both for the same prompt and seed, each at its strongest or at the requested weight. */
export function pairsOf(left: SampleSource, right: SampleSource, weight: number): Pair[] {
  return left.samples
    .filter((sample) => isOfWeight(left, sample, weight))
    .flatMap((sample) => {
      const other = right.samples.find(
        (each) => each.prompt === sample.prompt && each.seed === sample.seed && isOfWeight(right, each, weight),
      )
      return other ? [{ prompt: sample.prompt, seed: sample.seed, left: sample, right: other }] : []
    })
}

/** Without a model there is no weight. */
const isOfWeight = ({ id }: SampleSource, sample: LoraSample, weight: number) =>
  id.startsWith(WITHOUT) || sample.weight === weight

/** Weights for which both have images. */
export function weightsOf(left: SampleSource, right: SampleSource): number[] {
  const all = [left, right]
    .filter(({ id }) => !id.startsWith(WITHOUT))
    .flatMap(({ samples }) => samples.map((each) => each.weight))
  return [...new Set(all)].sort((one, other) => other - one)
}
