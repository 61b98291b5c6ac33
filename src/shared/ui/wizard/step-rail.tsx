import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styles from './step-rail.module.css'

export interface RailStep {
  id: string
  name: string
  /** A summary of its choice. */
  note?: string | undefined
  /** null while it cannot be opened. */
  href: string | null
}

interface StepRailProps {
  /** The kind of story. */
  title: string
  steps: readonly RailStep[]
  current: string
}

/** The present step of a wizard, the choices so far, and links to every open step. */
export function StepRail({ title, steps, current }: StepRailProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // Narrow screens show the steps in one line that scrolls.
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && here)
      list.current.scrollLeft = here.offsetLeft - list.current.clientWidth / 2 + here.clientWidth / 2
  }, [current])
  const now = steps.findIndex(({ id }) => id === current)
  const hasLinks = steps.some(({ id, href }) => href !== null && id !== current)
  return (
    <nav className={styles.rail} aria-label="Steps">
      <p className={styles.title}>{title}</p>
      {/* Without a link in it nothing else would let the arrow keys scroll it. */}
      <ol ref={list} className={styles.list} {...(hasLinks ? {} : { tabIndex: 0 })}>
        {steps.map(({ id, name, note, href }, at) => {
          const state = at === now ? 'now' : at < now ? 'done' : 'next'
          const face = (
            <>
              <span className={styles.bullet}>
                {state === 'done' ? <Check size={12} strokeWidth={2} aria-hidden="true" /> : at + 1}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {note && <span className={styles.note}>{note}</span>}
              </span>
            </>
          )
          return (
            <li key={id} className={styles.item} data-state={state}>
              {state === 'now' || href === null ? (
                <span className={styles.step} aria-current={state === 'now' ? 'step' : undefined}>
                  {face}
                </span>
              ) : (
                <Link className={styles.step} to={href}>
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
