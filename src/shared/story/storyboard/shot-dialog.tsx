import { useUpdateImageAnimation, useUpdateShot } from '#generated/client/arolls/arolls.ts'
import { useListSoundEffects } from '#generated/client/constants/constants.ts'
import type { Aroll, Shot } from '#generated/schema.ts'
import { CheckboxInput } from '#src/shared/form/checkbox-input.tsx'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { SegmentedInput } from '#src/shared/form/segmented-input.tsx'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { IMAGE_ANIMATIONS } from '#src/shared/lib/story-choices.ts'
import { ANGLES, DIRECTIONS, SIZES } from './shot-choices.ts'
import { loadShotSchema, type ShotWords } from './shot-form.ts'

interface ShotDialogProps {
  /** For example 'Scene 2, shot 1'. */
  title: string
  aroll: Aroll
  shot: Shot
  isFirst: boolean
  onClose: () => void
}

/** Everything that a shot plans. Its image prompt is composed of it. */
export function ShotDialog({ title, aroll, shot, isFirst, onClose }: ShotDialogProps) {
  const update = useUpdateShot()
  const move = useUpdateImageAnimation()
  const { data } = useListSoundEffects()
  const sounds = (data?.effects ?? []).map(({ effect_id: value, name: label }) => ({ value, label }))
  const { is_locked: _locked, ...planned } = shot
  const form = useZodForm<ShotWords, ShotWords>(loadShotSchema, {
    mode: 'onChange',
    defaultValues: { ...planned, image_animation: aroll.image_animation },
  })
  const submit = async ({ image_animation, ...data }: ShotWords) => {
    const changed = Object.fromEntries(
      Object.entries(data).filter(([name, value]) => Reflect.get(planned, name) !== value),
    )
    if (Object.keys(changed).length > 0) await update.mutateAsync({ arollId: aroll.id, data: changed })
    if (image_animation !== aroll.image_animation)
      await move.mutateAsync({ arollId: aroll.id, data: { image_animation } })
    onClose()
  }
  const { control } = form
  return (
    <FormDialog
      form={form}
      title={title}
      action="Save"
      busyLabel="Saving"
      isBusy={update.isPending || move.isPending}
      onSubmit={(values) => void submit(values).catch((error: unknown) => showRefusal(form, error))}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="subject"
        label="What you see"
        placeholder="A keeper on the stairs of a lighthouse, at dusk"
        minRows={2}
        maxRows={6}
        maxLength={1500}
        isAutoFocused
      />
      <SegmentedInput control={control} name="size" label="Shot size" segments={SIZES} />
      <SegmentedInput control={control} name="angle" label="Camera angle" segments={ANGLES} />
      <SegmentedInput control={control} name="screen_direction" label="Facing" segments={DIRECTIONS} />
      <SelectInput control={control} name="image_animation" label="Camera move" options={IMAGE_ANIMATIONS} />
      <TextInput control={control} name="action" label="Action" placeholder="She lights the lamp" maxLength={500} />
      <TextInput
        control={control}
        name="end_state"
        label="Ends with"
        placeholder="The beam sweeps over the sea"
        help="Used when the shot becomes a video clip."
        maxLength={500}
      />
      {aroll.aroll_object.media === null && (
        <SelectInput
          control={control}
          name="sound"
          label="Sound"
          options={[{ value: '', label: 'None' }, ...sounds]}
          help="Added under the voice when the story is generated."
        />
      )}
      {!isFirst && <CheckboxInput control={control} name="continues" label="Continues the shot before" />}
    </FormDialog>
  )
}
