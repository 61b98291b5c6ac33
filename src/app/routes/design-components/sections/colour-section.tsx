import { Tag } from '#src/shared/ui/tag.tsx'
import styles from '../design-components.module.css'
import { Example, Section } from '../section.tsx'

const steps = Array.from({ length: 12 }, (_, at) => at + 1)
const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'stage', 'hover', 'active']
const lanes = [
  { id: 'aroll', name: 'A-roll', hasWave: false },
  { id: 'voice', name: 'Voice-over', hasWave: true },
  { id: 'caption', name: 'Captions', hasWave: false },
  { id: 'music', name: 'Music', hasWave: true },
]
const wave = steps
  .flatMap((step) => [step, step + 0.5, step + 0.25])
  .map((x) => 0.35 + 0.6 * Math.abs(Math.sin(x * 2.7)))

export function ColourSection() {
  return (
    <Section
      title="Colour"
      text="Neutrals do the work. One accent marks the primary action, the selection and the playhead."
    >
      <div className={styles.columns}>
        <Scale name="neutral" title="Neutral" />
        <Example title="Status">
          <div className={styles.row} style={{ gap: 6 }}>
            <Tag tone="success">Completed</Tag>
            <Tag tone="warning">Out of date</Tag>
            <Tag tone="danger">Failed</Tag>
            <Tag tone="info">Processing</Tag>
            <Tag>Cancelled</Tag>
          </div>
        </Example>
        <Scale name="accent" title="Accent, 1 to 12" />
        <Example title="Timeline lanes">
          <div className={styles.lanes}>
            {lanes.map((lane) => (
              <Lane key={lane.id} {...lane} />
            ))}
          </div>
        </Example>
      </div>
      <Example title="Surfaces">
        <div className={styles.surfaces}>
          {surfaces.map((name) => (
            <span key={name} style={{ background: `var(--bg-${name})` }}>
              {name}
            </span>
          ))}
        </div>
      </Example>
    </Section>
  )
}

function Scale({ name, title }: { name: string; title: string }) {
  return (
    <Example title={title}>
      <div className={styles.scale} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} style={{ background: `var(--${name}-${step})` }} />
        ))}
      </div>
    </Example>
  )
}

function Lane({ id, name, hasWave }: (typeof lanes)[number]) {
  const color = (part: string) => `var(--lane-${id}-${part})`
  return (
    <span
      className={styles.lane}
      style={{ background: color('bg'), color: color('text'), boxShadow: `inset 0 0 0 1px ${color('border')}` }}
    >
      {name}
      {hasWave && (
        <svg viewBox={`0 0 ${wave.length * 4} 26`} preserveAspectRatio="none" aria-hidden="true">
          {wave.map((share, at) => (
            <rect key={at} x={at * 4} y={13 - share * 11} width="2" height={share * 22} rx="1" fill={color('wave')} />
          ))}
        </svg>
      )}
    </span>
  )
}
