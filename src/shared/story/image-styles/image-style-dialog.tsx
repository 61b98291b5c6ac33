import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useListLeonardoPresets } from '#generated/client/constants/constants.ts'
import { useCreateImageStyle, useUpdateImageStyle } from '#generated/client/image-styles/image-styles.ts'
import type { CreateImageStyleRequest, ImageStyle, LeonardoStyle } from '#generated/schema.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { SharedTextInput } from '#src/shared/form/shared-text-input.tsx'
import { useSharedTexts } from '#src/shared/form/use-shared-texts.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { type Drawing, drawingOf, isSameDrawing, toNew, StylePreview } from './style-preview.tsx'
import { StyleDrawing } from './style-drawing.tsx'

type Words = CreateImageStyleRequest

interface ImageStyleDialogProps {
  /** null: a new one. */
  style: ImageStyle | null
  /** Initial values of a new one, for example another one's. */
  from?: Partial<ImageStyle>
  /** The story whose scene it is seen on; without it the one that was changed last. */
  storyId?: string | undefined
  onClose: () => void
  /** A new one is chosen at once. */
  onMade: (style: ImageStyle) => void
}

/** Makes a style, or changes one. */
export function ImageStyleDialog({ style, from, storyId, onClose, onMade }: ImageStyleDialogProps) {
  const looks = useListLeonardoPresets({ query: { staleTime: Infinity } }).data?.models[0]?.styles ?? []
  const [opened] = useState(style)
  const [start] = useState<Partial<ImageStyle>>(style ?? from ?? {})
  const look = start.look ?? 'cinematic'
  const [drawing, setDrawing] = useState<Drawing>(() => drawingOf(start))
  const isDrawnOtherwise = !isSameDrawing(drawing, drawingOf(start))
  const form = useZodForm<Words, Words>(
    () =>
      import('#generated/zod/schemas/createImageStyleRequest.zod.ts').then((module) => module.CreateImageStyleRequest),
    {
      mode: 'onChange',
      defaultValues: {
        name: start.name ?? '',
        description: start.description ?? '',
        prompt: start.prompt ?? '',
        look,
      },
    },
  )
  const [words, seenLook] = useWatch({ control: form.control, name: ['prompt', 'look'] })
  const create = useCreateImageStyle()
  const update = useUpdateImageStyle()
  const refuse = (text: string) => (error: unknown) => {
    // The upgrade dialog shows the reason; the input stays for afterwards.
    if (error instanceof ApiError && error.code === 'UPGRADE_MEMBERSHIP') return
    showRefusal(form, error instanceof ApiError && Object.keys(error.fields).length > 0 ? error : new Error(text))
  }
  const texts = useSharedTexts(form, { name: opened?.name ?? '', prompt: opened?.prompt ?? '' })
  const change = ({ id }: ImageStyle, { name, prompt, look: chosen }: Words) =>
    texts.save({ name: name.trim(), prompt: prompt.trim() }, (changed) =>
      update.mutateAsync({
        id,
        data: {
          ...changed,
          ...(chosen !== undefined && chosen !== look && { look: chosen }),
          ...(isDrawnOtherwise && drawing),
        },
      }),
    )
  const submit = (data: Words) => {
    if (opened)
      void change(opened, data).then((isSaved) => isSaved && onClose(), refuse('Failed to update image style'))
    else
      create.mutate(
        { data: { ...data, ...toNew(drawing) } },
        {
          onSuccess: (made) => {
            onClose()
            onMade(made)
          },
          onError: refuse('Failed to create image style'),
        },
      )
  }
  return (
    <FormDialog
      form={form}
      title={style ? `Edit ${style.name}` : 'New style'}
      action={style ? 'Save' : 'Create style'}
      isBusy={create.isPending || update.isPending}
      busyLabel="Saving"
      isBlocked={texts.hasConflict}
      isChanged={isDrawnOtherwise || (opened === null && from !== undefined)}
      onSubmit={submit}
      onClose={onClose}
    >
      <SharedTextInput texts={texts} control={form.control} name="name" label="Name" maxLength={80} isAutoFocused />
      <SharedTextInput
        texts={texts}
        control={form.control}
        name="prompt"
        label="Prompt for every image"
        placeholder="soft morning light, muted colours"
        minRows={2}
        maxRows={5}
        maxLength={1000}
      />
      <SelectInput control={form.control} name="look" label="Base style" options={toOptions(looks, look)} />
      <StyleDrawing value={drawing} referenceUrl={start.reference_url ?? null} onChange={setDrawing} />
      <StylePreview words={words} look={seenLook} drawing={drawing} storyId={storyId} />
    </FormDialog>
  )
}

/** The looks there are; while they load, the selected one, so that the field is never empty. */
function toOptions(looks: readonly LeonardoStyle[], chosen: string) {
  const options = looks.map(({ leonardo_style_id: value, name: label }) => ({ value, label }))
  return options.some(({ value }) => value === chosen) ? options : [{ value: chosen, label: chosen }, ...options]
}
