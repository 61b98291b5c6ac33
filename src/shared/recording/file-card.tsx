import type { ReactNode } from 'react'
import step from '../ui/wizard/step.module.css'

/** A recording or a video under its file name. */
export function FileCard({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={step.card} aria-label={name}>
      <p className={step.fileName}>{name}</p>
      {children}
    </section>
  )
}
