import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getGetLoraQueryKey } from '#generated/client/lora/lora.ts'
import type { Lora } from '#generated/schema.ts'
import { MAX_IMAGES } from '#src/domain/training-set.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { useLeaveWarning } from '#src/shared/hooks/use-leave-warning.ts'
import { uploadMedia } from '#src/shared/media/upload-media.ts'
import { useSaveLora } from './use-lora.ts'

const MAX_CONCURRENCY = 3

export interface Refused {
  name: string
  reason: string
}

const stem = (name: string) => name.replace(/\.[^.]*$/u, '').toLowerCase()

/** Adds files and zips to a set: each image joins it after its upload; refused ones are listed with the reason. */
export function useAddImages(loraId: string) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  // After a reload the browser has no access to the remaining files.
  useLeaveWarning(() => progress !== null)

  const refuse = (name: string, reason: string) => setRefused((before) => [...before, { name, reason }])
  const key = getGetLoraQueryKey({ lora_id: loraId })
  /** In sequence with all other saves of the model: no answer shows an older set than the one before. */
  const { mutateAsync: save } = useSaveLora(loraId)
  const join = (mediaId: string, caption: string | undefined) => {
    const captions = caption ? [{ training_data_id: mediaId, caption, source: 'IMPORTED' as const }] : undefined
    return save({ data: { lora_id: loraId, added: [mediaId], ...(captions && { captions }) } })
  }

  async function add(chosen: readonly File[]) {
    setRefused([])
    const files = await unpackAll(chosen, refuse)
    const captions = new Map<string, string>()
    for (const file of files)
      if (file.type === 'text/plain') captions.set(stem(file.name), (await file.text()).trim().slice(0, 1_000))
    const images = files.filter(({ type }) => type !== 'text/plain')
    const room = MAX_IMAGES - (client.getQueryData<Lora>(key)?.training_data.length ?? 0)
    for (const { name } of images.slice(room)) refuse(name, `A set can hold up to ${MAX_IMAGES} images`)
    const waiting = images.slice(0, room)
    const all = waiting.length
    let done = 0
    setProgress({ done, all })
    const work = async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        try {
          if (!file.type.startsWith('image/')) throw new Error('This isn’t an image. Use PNG, JPEG, WebP or GIF')
          const { id } = await uploadMedia({ input: file })
          await join(id, captions.get(stem(file.name)))
        } catch (cause) {
          refuse(file.name, errorText(cause))
        }
        setProgress({ done: ++done, all })
      }
    }
    await Promise.all(Array.from({ length: MAX_CONCURRENCY }, work))
    setProgress(null)
  }

  return { add, progress, refused, forget: () => setRefused([]) }
}

async function unpackAll(chosen: readonly File[], refuse: (name: string, reason: string) => void): Promise<File[]> {
  const files: File[] = []
  for (const file of chosen)
    if (/\.zip$/iu.test(file.name))
      try {
        const { readZip } = await import('../lib/read-zip.ts')
        files.push(...(await readZip(file)))
      } catch (cause) {
        refuse(file.name, errorText(cause))
      }
    else files.push(file)
  return files
}
