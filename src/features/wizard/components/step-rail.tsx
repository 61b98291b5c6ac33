import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { STEPS, type StepId } from '../lib/steps.ts'
import styles from './step-rail.module.css'

interface StepRailProps {
  title: string
  current: StepId
  /** What was chosen in a step, in few words. */
  notes: Readonly<Partial<Record<StepId, string>>>
  /** False while the story itself is missing: only the first step opens. */
  mayGoOn: boolean
  hrefOf: (step: StepId) => string
}

/** Where one is, what was chosen, and the way to every step. */
export function StepRail({ title, current, notes, mayGoOn, hrefOf }: StepRailProps) {
  const now = STEPS.findIndex(({ id }) => id === current)
  return (
    <nav className={styles.rail} aria-label="Steps">
      <p className={styles.title}>{title}</p>
      <ol className={styles.list}>
        {STEPS.map(({ id, name }, at) => {
          const state = at === now ? 'now' : at < now ? 'done' : 'next'
          const face = (
            <>
              <span className={styles.bullet}>
                {state === 'done' ? <Check size={12} strokeWidth={2} aria-hidden="true" /> : at + 1}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {notes[id] && <span className={styles.note}>{notes[id]}</span>}
              </span>
            </>
          )
          return (
            <li key={id} className={styles.item} data-state={state}>
              {state === 'now' || (!mayGoOn && at > 0) ? (
                <span className={styles.step} aria-current={state === 'now' ? 'step' : undefined}>
                  {face}
                </span>
              ) : (
                <Link className={styles.step} to={hrefOf(id)}>
                  {face}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
