import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UpdateUserProfileRequest, UserProfile } from '#generated/schema.ts'
import { getGetUserProfileQueryKey, useUpdateUserProfile } from '#generated/client/profile/profile.ts'
import { FormError } from '#src/shared/form/form-error.tsx'
import { SegmentedInput } from '#src/shared/form/segmented-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { SharedTextInput } from '#src/shared/form/shared-text-input.tsx'
import { draftPlace, useFormDraft } from '#src/shared/form/use-form-draft.ts'
import { useSharedTexts } from '#src/shared/form/use-shared-texts.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { SCENE_PACES } from '#src/shared/lib/story-choices.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import styles from './account.module.css'

const DRAFT = 'account-profile'
const names = ['first_name', 'last_name', 'company_name', 'scene_pace_preference'] as const

/** Names, company and the default pace of new stories. */
export function ProfileForm({ profile }: { profile: UserProfile }) {
  const client = useQueryClient()
  const update = useUpdateUserProfile()
  const { first_name, last_name, company_name, scene_pace_preference } = profile
  const form = useZodForm(
    () =>
      import('#generated/zod/schemas/updateUserProfileRequest.zod.ts').then(
        (module) => module.UpdateUserProfileRequest,
      ),
    { defaultValues: { first_name, last_name, company_name, scene_pace_preference } },
  )
  const draft = useFormDraft(form, DRAFT, names)
  const [place] = useState(() => draftPlace(DRAFT))
  const texts = useSharedTexts(form, { first_name, last_name, company_name }, place)
  const { control, formState, handleSubmit, reset } = form
  const { isDirty, isValid, dirtyFields } = formState
  const submit = handleSubmit(async ({ scene_pace_preference: pace, ...typed }) => {
    const send = async (changed: UpdateUserProfileRequest) => {
      const data = dirtyFields.scene_pace_preference ? { ...changed, scene_pace_preference: pace } : changed
      const saved = await update.mutateAsync({ data })
      draft.clear()
      reset(Object.fromEntries(names.map((name) => [name, saved[name]])))
      client.setQueryData(getGetUserProfileQueryKey(), saved)
      notify('Profile saved')
    }
    const { first_name: first = '', last_name: last = '', company_name: company = '' } = typed
    await texts
      .save({ first_name: first, last_name: last, company_name: company }, send)
      .catch((error: unknown) => showRefusal(form, error))
  })
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.pair}>
        <SharedTextInput
          texts={texts}
          control={control}
          name="first_name"
          label="First name"
          autoComplete="given-name"
          maxLength={100}
        />
        <SharedTextInput
          texts={texts}
          control={control}
          name="last_name"
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <SharedTextInput
        texts={texts}
        control={control}
        name="company_name"
        label="Company"
        autoComplete="organization"
        maxLength={200}
      />
      <SegmentedInput
        control={control}
        name="scene_pace_preference"
        label="Pace for new stories"
        help="How quickly scenes change. You can set this for each story"
        segments={SCENE_PACES}
      />
      <FormError errors={formState.errors} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="contained"
          disabled={!isDirty || !isValid || texts.hasConflict}
          isBusy={update.isPending}
          busyLabel="Saving"
        >
          Save profile
        </Button>
        {isDirty && (
          <Button variant="text" onClick={() => reset()}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  )
}
