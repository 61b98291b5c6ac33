import { useId, useState } from 'react'
import { useSetMonthlyCreditCap, useSetStoryCreditCap } from '#generated/client/billing/billing.ts'
import { errorText } from '../../api/api-error.ts'
import type { SpendingDecision, ReachedCap } from '../../api/confirm-spending.ts'
import { useTextDraft } from '../../form/use-text-draft.ts'
import { Button } from '../button.tsx'
import { creditsText } from '#src/shared/lib/format.ts'
import { Dialog } from '../dialog.tsx'
import { CapField, MAX_CREDITS, readCap } from './cap-field.tsx'
import styles from './cap-dialog.module.css'

interface CapDialogProps {
  isOpen: boolean
  /** One or both. */
  caps: readonly ReachedCap[]
  onDecide: (decision: SpendingDecision) => void
}

const WORDS = {
  FILM: { of: 'this film', name: 'film' },
  MONTH: { of: 'this month', name: 'month' },
} as const

/** Work would cross what the person set as the most: it goes on this once, or with a higher cap. */
export function CapDialog({ isOpen, caps, onDecide: decide }: CapDialogProps) {
  const formId = useId()
  const setFilm = useSetStoryCreditCap()
  const setMonth = useSetMonthlyCreditCap()
  const film = useTextDraft('raised-cap:FILM')
  const month = useTextDraft('raised-cap:MONTH')
  const drafts = { FILM: film, MONTH: month }
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const fields = caps.map((cap) => {
    const value = drafts[cap.scope].typed ?? String(cap.needed)
    const credits = readCap(value)
    return { cap, value, credits, error: errorOf(credits, cap.needed) }
  })
  const onDecide = (decision: SpendingDecision) => {
    film.clear()
    month.clear()
    decide(decision)
  }
  const raise = async () => {
    setSaving(true)
    setProblem(null)
    try {
      for (const { cap, credits = null } of fields)
        await (cap.story_id === null
          ? setMonth.mutateAsync({ data: { credits } })
          : setFilm.mutateAsync({ storyId: cap.story_id, data: { credits } }))
      onDecide({})
    } catch (error) {
      setProblem(errorText(error, 'The cap could not be raised'))
    } finally {
      setSaving(false)
    }
  }
  const once = { 'Over-Caps': caps.map(({ scope, needed }) => `${WORDS[scope].name}=${needed}`).join(', ') }
  return (
    <Dialog
      isOpen={isOpen}
      title={caps.length > 1 ? 'Your caps are reached' : `The cap of ${WORDS[caps[0]?.scope ?? 'FILM'].of} is reached`}
      width={480}
      onClose={() => onDecide(false)}
      actions={
        <>
          <Button variant="text" onClick={() => onDecide(false)}>
            Cancel
          </Button>
          <Button onClick={() => onDecide(once)}>Only this once</Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            isBusy={isSaving}
            busyLabel="Raising"
            disabled={fields.some(({ error }) => error !== undefined)}
          >
            Raise and go on
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void raise()
        }}
      >
        {fields.map(({ cap, value, error }) => (
          <div key={cap.scope}>
            <p className={styles.words}>{capText(cap)}</p>
            <CapField
              label={`New cap of ${WORDS[cap.scope].of}, credits`}
              help="Empty: no cap"
              error={error}
              value={value}
              onChange={drafts[cap.scope].setTyped}
            />
          </div>
        ))}
        <p className={styles.words}>Nothing has begun or was charged, and nothing you typed is lost.</p>
        {problem !== null && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are')

const capText = ({ scope, credits, spent, left, cost }: ReachedCap) =>
  `You set ${creditsText(credits)} as the most for ${WORDS[scope].of}. ${spent} ${isOrAre(spent)} spent or held by running work, ${left} ${isOrAre(left)} left, and this costs up to ${cost}.`

function errorOf(credits: number | null | undefined, needed: number): string | undefined {
  if (credits === null) return undefined
  if (credits === undefined) return `Give a whole number up to ${MAX_CREDITS.toLocaleString('en')}`
  return credits < needed ? `It needs at least ${needed}` : undefined
}
