import type { Lora, LoraTrainingItem } from '#generated/schema.ts'
import { imageIssues, type SetImage } from '#src/domain/training-set.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import type { LoraSampleFile } from '#server/platform/db/schema/lora.ts'
import { signDownload } from '#server/platform/files/signing.ts'
import { type LoraRow, readSets, type SetRow, stylesOf } from './lora-rows.ts'
import { baseOf, illustratorOfLora } from './select-trainer.ts'

export type { Lora }

type Item = LoraTrainingItem

/** Models in the contract's form, in the order given. */
export async function presentLoras(scope: Scope, rows: readonly LoraRow[]): Promise<Lora[]> {
  const ids = rows.map(({ id }) => id)
  const sets = ids.length > 0 ? await readSets(scope.db, ids) : new Map<string, SetRow[]>()
  const styles = ids.length > 0 ? await stylesOf(scope.db, ids) : new Map<string, string[]>()
  return Promise.all(rows.map((row) => present(scope, row, sets.get(row.id) ?? [], styles.get(row.id) ?? [])))
}

export async function presentLora(scope: Scope, row: LoraRow): Promise<Lora> {
  const [one] = await presentLoras(scope, [row])
  if (!one) throw new Error('A model was not presented')
  return one
}

async function present({ services }: Scope, row: LoraRow, set: readonly SetRow[], styles: string[]): Promise<Lora> {
  const { training } = row
  const sign = (samples: readonly LoraSampleFile[]) =>
    Promise.all(samples.map((sample) => presentSample(services, sample)))
  const best = bestOf(training?.checkpoints ?? [])
  const illustrator = illustratorOfLora(services, row)
  const preview = best?.samples.at(-1)?.fileKey
  return {
    lora_id: row.id,
    model_name: row.modelName,
    model_type: baseOf(row) as Lora['model_type'],
    lora_type: row.loraType as Lora['lora_type'],
    status: row.status,
    progress: row.progress,
    error_message: row.errorMessage,
    trigger_word: row.triggerWord,
    primary_trigger: row.primaryTrigger,
    secondary_trigger: row.secondaryTrigger,
    lora_scale: row.loraScale,
    steps: row.steps,
    training_data: set.map(({ media }) => media.id),
    training_data_items: await presentItems(services, set),
    preview_url: preview === undefined ? null : await signDownload(services, preview),
    set_version: row.setVersion,
    consented_at: row.consentedAt?.toISOString() ?? null,
    steps_done: training?.step ?? 0,
    seconds_left: secondsLeft(services, row),
    stage: row.stage,
    is_stopping: row.status === 'TRAINING' && row.stopRequested,
    control_distance: training?.controlDistance ?? null,
    controls: await sign(training?.controls ?? []),
    checkpoints: await Promise.all(
      (training?.checkpoints ?? []).map(async (checkpoint) => ({
        step: checkpoint.step,
        distance: checkpoint.distance,
        is_chosen: row.status === 'COMPLETED' && checkpoint === best,
        samples: await sign(checkpoint.samples),
      })),
    ),
    rank: row.rank,
    trained_by: row.trainedBy,
    can_draw: illustrator !== undefined,
    drawn_by: illustrator?.info.label ?? null,
    download_url: row.modelFileKey === null ? null : await signDownload(services, row.modelFileKey),
    used_in_styles: styles,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** The checkpoint whose images are nearest to the set. */
export function bestOf<Checkpoint extends { distance: number }>(all: readonly Checkpoint[]): Checkpoint | undefined {
  return all.reduce<Checkpoint | undefined>(
    (best, each) => (best && best.distance <= each.distance ? best : each),
    undefined,
  )
}

async function presentSample(services: Services, { fileKey, ...sample }: LoraSampleFile) {
  return { ...sample, url: await signDownload(services, fileKey) }
}

async function presentItems(services: Services, set: readonly SetRow[]): Promise<Item[]> {
  const measured = set.map(({ media, data }): SetImage | null => data.facts && { id: media.id, ...data.facts })
  return Promise.all(
    set.map(async ({ media, data }, at) => {
      const key = media.thumbnailKey ?? media.fileKey
      const image = measured[at] ?? null
      const before = measured.slice(0, at).filter((each) => each !== null)
      return {
        training_data_id: media.id,
        file_name: media.fileName,
        thumbnail_url: key === null ? null : await signDownload(services, key),
        caption: data.caption,
        caption_source: data.captionSource,
        draft_caption: data.facts?.caption || null,
        is_checked: image !== null,
        original_training_data_id: data.originalMediaId,
        issues: image
          ? imageIssues(image, before).map(({ isBlocking, likeId, ...issue }) => ({
              ...issue,
              is_blocking: isBlocking,
              like_training_data_id: likeId,
            }))
          : [],
      }
    }),
  )
}

/** By the pace since the training began or resumed, so that a break does not count. */
function secondsLeft({ clock }: Services, { status, training, resumedAt, resumedStep, steps }: LoraRow): number | null {
  if (status !== 'TRAINING' || !training || !resumedAt || training.step <= resumedStep) return null
  const elapsed = (clock.now().getTime() - resumedAt.getTime()) / 1000
  return Math.min(
    1_000_000,
    Math.max(0, Math.round((elapsed / (training.step - resumedStep)) * (steps - training.step))),
  )
}
