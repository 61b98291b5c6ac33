import { useMutation, useQueryClient } from '@tanstack/react-query'
import { generateLoraCaptions, getGetLoraQueryKey, getLora, updateLora } from '#generated/client/lora/lora.ts'
import type { Lora, LoraCaption, LoraTrainingItem } from '#generated/schema.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { loraScope } from './use-lora.ts'

interface Change {
  /** Changes the current captions once earlier edits are saved. */
  of: (items: readonly LoraTrainingItem[]) => LoraCaption[]
  /** Message when it is done, with an undo; undefined: shown elsewhere. @param count captions that changed */
  done?: (count: number) => string
}

const captionOf = ({ training_data_id, caption, caption_source }: LoraTrainingItem): LoraCaption => ({
  ...{ training_data_id, caption },
  ...(caption_source !== 'NONE' && { source: caption_source }),
})

/** Images without a caption for which there is a draft. */
export const withUnusedDraft = (items: readonly LoraTrainingItem[]): string[] =>
  items
    .filter(({ caption, draft_caption: draft }) => caption === '' && draft !== null)
    .map(({ training_data_id: id }) => id)

/** Changes many captions at once. Each waits for the running save, and never overwrites later typing. */
export function useChangeCaptions(loraId: string) {
  const client = useQueryClient()
  const key = getGetLoraQueryKey({ lora_id: loraId })
  // Read when its turn has come: the page's data may be older.
  const present = async () => (await getLora({ lora_id: loraId })).training_data_items
  const show = (lora: Lora | undefined) => {
    if (lora) client.setQueryData(key, lora)
  }
  const scope = loraScope(loraId)
  const change = useMutation({
    scope,
    mutationFn: async ({ of }: Change) => {
      const items = await present()
      const captions = of(items).filter(({ training_data_id: id, caption }) =>
        items.some((item) => item.training_data_id === id && item.caption !== caption),
      )
      const lora = captions.length === 0 ? undefined : await updateLora({ lora_id: loraId, captions })
      const isChanged = (id: string) => captions.some(({ training_data_id }) => training_data_id === id)
      return { lora, captions, before: items.filter(({ training_data_id: id }) => isChanged(id)) }
    },
    onSuccess: ({ lora, captions, before }, { done }) => {
      show(lora)
      if (!done || captions.length === 0) return
      const written = new Map(captions.map(({ training_data_id: id, caption }) => [id, caption]))
      // What a user wrote since stays.
      const of: Change['of'] = (items) =>
        before
          .filter(({ training_data_id: id }) =>
            items.some((item) => item.training_data_id === id && item.caption === written.get(id)),
          )
          .map(captionOf)
      notify(done(captions.length), { action: { label: 'Undo', onAction: () => change.mutate({ of }) } })
    },
    onError: notifyError,
  })
  const draft = useMutation({
    scope,
    mutationFn: async (idempotencyKey: string) => {
      const ids = withUnusedDraft(await present())
      if (ids.length === 0) return undefined
      return generateLoraCaptions(
        { training_data_ids: ids },
        { lora_id: loraId },
        { 'Idempotency-Key': idempotencyKey },
      )
    },
    onSuccess: show,
    onError: notifyError,
  })
  return { change, draft }
}
