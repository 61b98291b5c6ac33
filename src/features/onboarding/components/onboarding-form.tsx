import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { getGetUserDetailsQueryKey, useSubmitOnboardingForm } from '#generated/client/profile/profile.ts'
import { FormError } from '#src/shared/form/form-error.tsx'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { afterLoginPath } from '#src/shared/session/pending-route.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { deleteAnswers, storeAnswers, readAnswers } from '../lib/answers-draft.ts'
import { QUESTIONS } from '../lib/questions.ts'
import styles from './onboarding.module.css'
import { SkipButton } from './skip-button.tsx'

/** The questions. Answers are stored in this browser until they are sent. */
export function OnboardingForm({ userId }: { userId: string }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const send = useSubmitOnboardingForm()
  const [isEmpty, setEmpty] = useState(false)
  const form = useZodForm(
    () => import('#generated/zod/schemas/onboardingFormRequest.zod.ts').then((module) => module.OnboardingFormRequest),
    { defaultValues: { answers: readAnswers(userId) } },
  )
  const { control, formState, handleSubmit, subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          setEmpty(false)
          storeAnswers(userId, values.answers)
        },
      }),
    [subscribe, userId],
  )
  const submit = handleSubmit(({ answers }) => {
    const given = answers.filter(({ value }) => value.trim() !== '')
    if (given.length === 0) return setEmpty(true)
    send.mutate(
      { data: { answers: given } },
      {
        onError: (error) => showRefusal(form, error),
        onSuccess: async ({ message }) => {
          deleteAnswers(userId)
          await queryClient.invalidateQueries({ queryKey: getGetUserDetailsQueryKey() })
          await navigate(afterLoginPath({ isProfileComplete: true }), { replace: true })
          notify(message)
        },
      },
    )
  })
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {QUESTIONS.map(({ key, label, options }, at) => (
        <SelectInput
          key={key}
          control={control}
          name={`answers.${at}.value`}
          label={label}
          placeholder="Choose one"
          options={options.map((value) => ({ value, label: value }))}
        />
      ))}
      <TextInput
        control={control}
        name={`answers.${QUESTIONS.length}.value`}
        label="Anything else you’d like us to know?"
        minRows={2}
        maxRows={6}
        maxLength={1000}
      />
      <FormError errors={formState.errors} />
      <p role="status" className={styles.notice}>
        {isEmpty && 'Answer at least one question, or skip.'}
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant="contained" isBusy={send.isPending} busyLabel="Saving">
          Send answers
        </Button>
        <SkipButton userId={userId} />
      </div>
    </form>
  )
}
