import { useEffect, useRef, type ReactNode } from 'react'
import { Container } from '../page-frame.tsx'
import { StepRail, type RailStep } from './step-rail.tsx'
import { WizardFoot, type WizardFootProps } from './wizard-foot.tsx'
import styles from './wizard-frame.module.css'

interface WizardFrameProps {
  /** The kind of story. */
  name: string
  steps: readonly RailStep[]
  current: string
  /** The step's question. */
  title: string
  text: ReactNode
  children: ReactNode
  /** Content that stays visible beside every step. */
  aside?: ReactNode
  foot: WizardFootProps
}

/** A wizard's page: the rail, one step, and the foot with the way back and on. A new step is read out from its title. */
export function WizardFrame({ name, steps, current, title, text, children, aside, foot }: WizardFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    heading.current?.focus()
  }, [current])
  return (
    <>
      <Container className={`${styles.wizard} ${aside ? styles.withAside : ''}`}>
        <StepRail title={name} steps={steps} current={current} />
        <div className={styles.content}>
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
        {aside}
      </Container>
      <WizardFoot {...foot} />
    </>
  )
}
