import { useWatch } from 'react-hook-form'
import { useGetStoryCredits, useSetMonthlyCreditCap, useSetStoryCreditCap } from '#generated/client/billing/billing.ts'
import { useGetCreditsSummary } from '#generated/client/constants/constants.ts'
import type { CreditCap } from '#generated/schema.ts'
import { FormDialog } from '../../form/form-dialog.tsx'
import { showRefusal } from '../../form/show-refusal.ts'
import { TextInput } from '../../form/text-input.tsx'
import { useFormDraft } from '../../form/use-form-draft.ts'
import { useZodForm } from '../../form/use-zod-form.ts'
import { creditsText } from '../../lib/format.ts'
import { ErrorState } from '../states/data-states.tsx'
import { SkeletonLine, Skeletons } from '../states/skeletons.tsx'
import { filmCapDraft, MONTHLY_CAP_DRAFT } from './cap-drafts.ts'
import styles from './cap-dialog.module.css'
import { readCap } from './read-cap.ts'

const names = ['credits'] as const

/** Sets the most that a film may cost. */
export function FilmCapDialog({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const { data, error, refetch } = useGetStoryCredits(storyId, { query: { staleTime: 0 } })
  const save = useSetStoryCreditCap()
  return (
    <SetCapDialog
      title="Spending limit for this video"
      draft={filmCapDraft(storyId)}
      what="this video"
      cap={data?.cap}
      failure={error}
      onRetry={() => void refetch()}
      isSaving={save.isPending}
      save={(credits) => save.mutateAsync({ storyId, data: { credits } })}
      onClose={onClose}
    />
  )
}

/** Sets the most that a calendar month may cost. */
export function MonthlyCapDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useGetCreditsSummary({ query: { staleTime: 0 } })
  const save = useSetMonthlyCreditCap()
  return (
    <SetCapDialog
      title="Monthly spending limit"
      draft={MONTHLY_CAP_DRAFT}
      what="everything in a calendar month (UTC)"
      cap={data?.monthly_cap}
      failure={error}
      onRetry={() => void refetch()}
      isSaving={save.isPending}
      save={(credits) => save.mutateAsync({ data: { credits } })}
      onClose={onClose}
    />
  )
}

interface SetCapDialogProps {
  title: string
  /** Storage key of the input through a reload. */
  draft: string
  /** The capped work, as part of a sentence. */
  what: string
  /** undefined while it loads. */
  cap: CreditCap | undefined
  failure: Error | null
  onRetry: () => void
  isSaving: boolean
  save: (credits: number | null) => Promise<unknown>
  onClose: () => void
}

function SetCapDialog({
  title,
  draft: place,
  what,
  cap,
  failure,
  onRetry,
  isSaving,
  save,
  onClose,
}: SetCapDialogProps) {
  const form = useZodForm<{ credits: string }, { credits: string }>(
    () => import('./cap-schema.ts').then((module) => module.setCapSchema),
    {
      mode: 'onChange',
      ...(cap && { values: { credits: String(cap.credits ?? '') } }),
      // Input from before the cap was loaded stays.
      resetOptions: { keepDirty: true, keepDirtyValues: true },
    },
  )
  const draft = useFormDraft(form, place, names)
  const typed = useWatch({ control: form.control, name: 'credits' })
  const handleClose = () => {
    draft.clear()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={title}
      action="Save"
      isBusy={isSaving}
      busyLabel="Saving"
      isBlocked={!cap}
      onSubmit={({ credits }) =>
        void save(readCap(credits) ?? null).then(handleClose, (error: unknown) => showRefusal(form, error))
      }
      onClose={handleClose}
    >
      {cap ? (
        <>
          <p className={styles.words}>
            We’ll ask before anything exceeds this limit. Spent or on hold for {what} so far: {creditsText(cap.spent)}.
          </p>
          <TextInput
            control={form.control}
            name="credits"
            label={`Limit for ${what}, in credits`}
            help={leftText(readCap(typed ?? ''), cap.spent)}
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
            isAutoFocused
          />
        </>
      ) : failure ? (
        <ErrorState isBare title="Couldn’t load this" text={failure.message} onRetry={onRetry} />
      ) : (
        <Skeletons label="Loading">
          <SkeletonLine width="100%" height={72} />
        </Skeletons>
      )}
    </FormDialog>
  )
}

function leftText(credits: number | null | undefined, spent: number): string {
  if (credits === null || credits === undefined) return 'Leave empty for no limit'
  return `${creditsText(Math.max(0, credits - spent))} left. Leave empty for no limit`
}
