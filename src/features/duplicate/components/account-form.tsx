import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useDuplicateTemplateInAnotherAccount } from '#generated/client/stories/stories.ts'
import { FormError } from '#src/shared/form/form-error.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import type { CopiedStory } from '../lib/copied-story.ts'
import styles from './copy-page.module.css'

/** Offers the story as a template to another user, who accepts or declines it. */
export function AccountForm({ story }: { story: CopiedStory }) {
  const give = useDuplicateTemplateInAnotherAccount()
  const name = useSessionStore((state) => state.user?.name ?? '')
  const [givenTo, setGivenTo] = useState<string | null>(null)
  const form = useZodForm(
    () =>
      import('#generated/zod/schemas/duplicateTemplateInAnotherAccountRequest.zod.ts').then(
        (module) => module.DuplicateTemplateInAnotherAccountRequest,
      ),
    { defaultValues: { story_id: story.id, email: '' } },
  )
  const { control, formState, handleSubmit } = form
  const { errors } = formState
  const submit = handleSubmit((data) =>
    give.mutate(
      { data },
      {
        onError: (error) => showRefusal(form, error),
        onSuccess: () => {
          setGivenTo(data.email)
          form.reset()
        },
      },
    ),
  )
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        control={control}
        name="email"
        type="email"
        label="Recipient’s email"
        autoComplete="off"
        help="They have 30 days to accept or decline it on their home page."
      />
      <div className={styles.note}>
        <Gift size={16} aria-hidden="true" />
        <div>
          <strong>The copy includes</strong> the title, texts, voices, generated and stock images, caption style, music
          and your name{name === '' ? '' : ` (${name})`}.<br />
          <strong>It doesn’t include:</strong> your uploads and recordings, anything made from them, your cast, prompts,
          project, brand, exports and links.
        </div>
      </div>
      <FormError errors={errors} />
      <div role="status">
        {givenTo !== null && (
          <p className={styles.note}>
            If {givenTo} has an account, the template appears on its home page. Otherwise, we’ll hold it for 30 days.
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="contained" isBusy={give.isPending} busyLabel="Sending">
          Send as template
        </Button>
      </div>
    </form>
  )
}
