import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Step, StepId } from '../lib/steps.ts'
import styles from './step-rail.module.css'

interface StepRailProps {
  title: string
  steps: readonly Step[]
  current: StepId
  /** What was chosen in a step, in few words. */
  notes: Readonly<Partial<Record<StepId, string>>>
  /** False while the story itself is missing: only the first step opens. */
  mayGoOn: boolean
  hrefOf: (step: StepId) => string
}

/** Where one is, what was chosen, and the way to every step. */
export function StepRail({ title, steps, current, notes, mayGoOn, hrefOf }: StepRailProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // Narrow screens show the steps in one line that scrolls.
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && here)
      list.current.scrollLeft = here.offsetLeft - list.current.clientWidth / 2 + here.clientWidth / 2
  }, [current])
  const now = steps.findIndex(({ id }) => id === current)
  return (
    <nav className={styles.rail} aria-label="Steps">
      <p className={styles.title}>{title}</p>
      <ol ref={list} className={styles.list}>
        {steps.map(({ id, name }, at) => {
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
