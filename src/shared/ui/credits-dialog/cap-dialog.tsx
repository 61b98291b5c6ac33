import { useId, useState } from 'react'
import { useSetMonthlyCreditCap, useSetStoryCreditCap } from '#generated/client/billing/billing.ts'
import { errorText } from '../../api/api-error.ts'
import type { SpendingDecision, ReachedCap } from '../../api/confirm-spending.ts'
import { FormError } from '../../form/form-error.tsx'
import { TextInput } from '../../form/text-input.tsx'
import { useFormDraft } from '../../form/use-form-draft.ts'
import { useZodForm } from '../../form/use-zod-form.ts'
import { Button } from '../button.tsx'
import { creditsText } from '#src/shared/lib/format.ts'
import { Dialog } from '../dialog.tsx'
import styles from './cap-dialog.module.css'
import { readCap } from './read-cap.ts'

interface CapDialogProps {
  isOpen: boolean
  /** One or both. */
  caps: readonly ReachedCap[]
  onDecide: (decision: SpendingDecision) => void
}

const WORDS = {
  FILM: { of: 'this video', name: 'film' },
  MONTH: { of: 'this month', name: 'month' },
} as const

type Scope = ReachedCap['scope']

/** Work would cross the user's cap: it continues this once, or with a higher cap. */
export function CapDialog({ isOpen, caps, onDecide: decide }: CapDialogProps) {
  const formId = useId()
  const setFilm = useSetStoryCreditCap()
  const setMonth = useSetMonthlyCreditCap()
  const needed = Object.fromEntries(caps.map((cap) => [cap.scope, cap.needed]))
  const form = useZodForm<Record<Scope, string>, Record<Scope, string>>(
    () => import('./cap-schema.ts').then(({ raisedCapsSchema }) => raisedCapsSchema(needed)),
    { mode: 'onChange', defaultValues: { FILM: String(needed.FILM ?? ''), MONTH: String(needed.MONTH ?? '') } },
  )
  const [scopes] = useState(() => caps.map(({ scope }) => scope))
  const draft = useFormDraft(form, 'raised-cap', scopes)
  const { errors, isSubmitting } = form.formState
  const onDecide = (decision: SpendingDecision) => {
    draft.clear()
    decide(decision)
  }
  const submit = form.handleSubmit(async (raised) => {
    try {
      for (const { story_id: storyId, scope } of caps) {
        const data = { credits: readCap(raised[scope]) ?? null }
        await (storyId === null ? setMonth.mutateAsync({ data }) : setFilm.mutateAsync({ storyId, data }))
      }
      onDecide({})
    } catch (error) {
      form.setError('root', { type: 'server', message: errorText(error, 'Couldn’t raise the limit') })
    }
  })
  const once = { 'Over-Caps': caps.map(({ scope, needed }) => `${WORDS[scope].name}=${needed}`).join(', ') }
  return (
    <Dialog
      isOpen={isOpen}
      title={
        caps.length > 1 ? 'Spending limits reached' : `Spending limit for ${WORDS[caps[0]?.scope ?? 'FILM'].of} reached`
      }
      width={480}
      onClose={() => onDecide(false)}
      actions={
        <>
          <Button variant="text" onClick={() => onDecide(false)}>
            Cancel
          </Button>
          <Button onClick={() => onDecide(once)}>Allow once</Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            isBusy={isSubmitting}
            busyLabel="Raising"
            disabled={scopes.some((scope) => errors[scope] !== undefined)}
          >
            Raise limit and continue
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.body}>
          {caps.map((cap) => (
            <div key={cap.scope}>
              <p className={styles.words}>{capText(cap)}</p>
              <TextInput
                control={form.control}
                name={cap.scope}
                label={`New limit for ${WORDS[cap.scope].of}, in credits`}
                help="Leave empty for no limit"
                inputMode="numeric"
                maxLength={8}
                autoComplete="off"
              />
            </div>
          ))}
          <p className={styles.words}>Nothing has started and you haven’t been charged. Your input is still here.</p>
        </div>
        <FormError errors={errors} />
      </form>
    </Dialog>
  )
}

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are')

const capText = ({ scope, credits, spent, left, cost }: ReachedCap) =>
  `Your limit is ${creditsText(credits)} for ${WORDS[scope].of}. ${spent} ${isOrAre(spent)} spent or on hold, ${left} ${isOrAre(left)} left, and this costs up to ${cost}.`
