import { useId, useState } from 'react'
import { useGetStoryCredits, useSetMonthlyCreditCap, useSetStoryCreditCap } from '#generated/client/billing/billing.ts'
import { useGetCreditsSummary } from '#generated/client/constants/constants.ts'
import type { CreditCap } from '#generated/schema.ts'
import { errorText } from '../../api/api-error.ts'
import { creditsText } from '#src/shared/lib/format.ts'
import { useTextDraft } from '../../form/use-text-draft.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { ErrorState, SkeletonLine, Skeletons } from '../states/data-states.tsx'
import { filmCapDraft, MONTHLY_CAP_DRAFT } from './cap-drafts.ts'
import { CapField, MAX_CREDITS, readCap } from './cap-field.tsx'
import styles from './cap-dialog.module.css'

/** Sets the most that a film may cost. */
export function FilmCapDialog({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const { data, error, refetch } = useGetStoryCredits(storyId, { query: { staleTime: 0 } })
  const save = useSetStoryCreditCap()
  return (
    <SetCapDialog
      title="Cap of this film"
      draft={filmCapDraft(storyId)}
      what="this film"
      cap={data?.cap}
      failure={error}
      onRetry={() => void refetch()}
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
      title="Cap of a month"
      draft={MONTHLY_CAP_DRAFT}
      what="all your work in a calendar month (UTC)"
      cap={data?.monthly_cap}
      failure={error}
      onRetry={() => void refetch()}
      save={(credits) => save.mutateAsync({ data: { credits } })}
      onClose={onClose}
    />
  )
}

interface SetCapDialogProps {
  title: string
  /** Where what was typed waits through a reload. */
  draft: string
  /** What may cost so much, within a sentence. */
  what: string
  /** undefined while it loads. */
  cap: CreditCap | undefined
  failure: Error | null
  onRetry: () => void
  save: (credits: number | null) => Promise<unknown>
  onClose: () => void
}

function SetCapDialog({ title, draft, what, cap, failure, onRetry, save, onClose: close }: SetCapDialogProps) {
  const formId = useId()
  const { typed, setTyped, clear } = useTextDraft(draft)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const value = typed ?? String(cap?.credits ?? '')
  const credits = readCap(value)
  const onClose = () => {
    clear()
    close()
  }
  const submit = async () => {
    if (credits === undefined) return
    setSaving(true)
    setProblem(null)
    try {
      await save(credits)
      onClose()
    } catch (error) {
      setProblem(errorText(error, 'The cap could not be saved'))
    } finally {
      setSaving(false)
    }
  }
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            isBusy={isSaving}
            busyLabel="Saving"
            disabled={!cap || credits === undefined || credits === cap.credits}
          >
            Save
          </Button>
        </>
      }
    >
      {cap ? (
        <form
          id={formId}
          className={styles.body}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <p className={styles.words}>
            Before work would cross it you are asked, and nothing is lost. So far {what} cost or holds{' '}
            {creditsText(cap.spent)}.
          </p>
          <CapField
            label={`The most that ${what} may cost, credits`}
            help={leftText(credits, cap.spent)}
            error={credits === undefined ? `Give a whole number up to ${MAX_CREDITS.toLocaleString('en')}` : undefined}
            value={value}
            isAutoFocused
            onChange={setTyped}
          />
          {problem !== null && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
        </form>
      ) : failure ? (
        <ErrorState isBare title="It could not be loaded" text={failure.message} onRetry={onRetry} />
      ) : (
        <Skeletons label="Loading">
          <SkeletonLine width="100%" height={72} />
        </Skeletons>
      )}
    </Dialog>
  )
}

function leftText(credits: number | null | undefined, spent: number): string {
  if (credits === null || credits === undefined) return 'Empty: no cap'
  return `${creditsText(Math.max(0, credits - spent))} would be left. Empty: no cap`
}
