import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import styles from './people.module.css'

interface FactsProps {
  title: string
  facts: readonly (readonly [label: string, value: ReactNode])[]
}

/** A few facts in two columns. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <Card component="section" aria-label={title} className={styles.facts}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
