import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  getGetLoraQueryKey,
  getListModelGalleryQueryKey,
  useGetLora,
  useUpdateLora,
} from '#generated/client/lora/lora.ts'
import type { Lora } from '#generated/schema.ts'

/** Polling interval for images and trainings, ms. */
const POLL_INTERVAL_MS = 1_500

/** A model; while work on it runs, its current state. */
export function useLora(loraId: string) {
  const client = useQueryClient()
  const found = useGetLora(
    { lora_id: loraId },
    { query: { refetchInterval: ({ state }) => (isAtWork(state.data) ? POLL_INTERVAL_MS : false) } },
  )
  const status = found.data?.status
  const before = useRef(status)
  useEffect(() => {
    // The options of styles and tools were loaded before it was ready.
    if (before.current === 'TRAINING' && status !== 'TRAINING')
      void client.invalidateQueries({ queryKey: getListModelGalleryQueryKey() })
    before.current = status
  }, [client, status])
  return found
}

const isAtWork = (lora: Lora | undefined) =>
  lora !== undefined && (lora.status === 'TRAINING' || lora.training_data_items.some((item) => !item.is_checked))

/** Calls about a model run in sequence: a draft of captions knows the trigger that was typed right before it. */
export const loraScope = (loraId: string) => ({ id: `lora ${loraId}` })

/** Saves changes of a model and shows the answer at once. */
export function useSaveLora(loraId: string) {
  const client = useQueryClient()
  const queryKey = getGetLoraQueryKey({ lora_id: loraId })
  return useUpdateLora({
    mutation: {
      scope: loraScope(loraId),
      onSuccess: async (lora) => {
        // A request from before the save would show the earlier state.
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, lora)
      },
    },
  })
}
