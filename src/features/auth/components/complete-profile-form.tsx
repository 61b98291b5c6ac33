import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { getGetUserDetailsQueryKey, useUpdateUserProfile } from '#generated/client/profile/profile.ts'
import type { UpdateUserProfileRequest, UserProfile } from '#generated/schema.ts'
import { HOW_DID_YOU_FIND_US } from '#src/domain/profile-options.ts'
import { CheckboxInput } from '#src/shared/form/checkbox-input.tsx'
import { FormError } from '#src/shared/form/form-error.tsx'
import { SegmentedInput } from '#src/shared/form/segmented-input.tsx'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { SCENE_PACES } from '#src/shared/lib/story-choices.ts'
import { afterLoginPath } from '#src/shared/session/pending-route.ts'
import { track } from '#src/shared/services/telemetry/telemetry.ts'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './auth-form.module.css'

const options = HOW_DID_YOU_FIND_US.map((value) => ({ value, label: value }))

/** Fields missing after signup or a social sign-in. Once it is sent the profile counts as complete. */
export function CompleteProfileForm({ profile }: { profile: UserProfile }) {
  const update = useUpdateUserProfile()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useZodForm(
    () =>
      import('#generated/zod/schemas/updateUserProfileRequest.zod.ts').then(
        (module) => module.UpdateUserProfileRequest,
      ),
    {
      defaultValues: {
        first_name: profile.first_name,
        last_name: profile.last_name,
        company_name: profile.company_name,
        how_did_you_hear_about_us: profile.how_did_you_hear_about_us ?? undefined,
        scene_pace_preference: profile.scene_pace_preference,
        receive_updates: profile.receive_updates,
      } satisfies UpdateUserProfileRequest,
    },
  )
  const { control, formState, handleSubmit } = form
  const submit = handleSubmit((values) =>
    update.mutate(
      { data: { ...values, complete_profile: true } },
      {
        onSuccess: async () => {
          track({ name: 'Complete Profile' })
          await queryClient.invalidateQueries({ queryKey: getGetUserDetailsQueryKey() })
          void navigate(afterLoginPath({ isProfileComplete: true }), { replace: true })
        },
        onError: (error) => showRefusal(form, error),
      },
    ),
  )
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.pair}>
        <TextInput control={control} name="first_name" label="First name" autoComplete="given-name" maxLength={100} />
        <TextInput control={control} name="last_name" label="Last name" autoComplete="family-name" maxLength={100} />
      </div>
      <TextInput control={control} name="company_name" label="Company" autoComplete="organization" maxLength={200} />
      <SelectInput
        control={control}
        name="how_did_you_hear_about_us"
        label="How did you find us?"
        placeholder="Choose one"
        options={options}
      />
      <SegmentedInput
        control={control}
        name="scene_pace_preference"
        label="Pace for new stories"
        segments={SCENE_PACES}
      />
      <CheckboxInput control={control} name="receive_updates" label="I want to receive content tips and updates" />
      <FormError errors={formState.errors} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        className={styles.submit ?? ''}
        isBusy={update.isPending}
        busyLabel="Saving"
      >
        Start creating
      </Button>
    </form>
  )
}
