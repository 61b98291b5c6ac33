import Typography from '@mui/material/Typography'
import styles from '../design-components.module.css'
import { Section } from '../section.tsx'

const samples = [
  { size: '40 / 44, semibold', variant: 'display', text: 'Welcome Back' },
  { size: '28 / 36, semibold', variant: 'h1', text: 'What is your story about?' },
  { size: '20 / 28, semibold', variant: 'h2', text: 'The keeper’s last letter' },
  { size: '16 / 24, semibold', variant: 'h3', text: 'Start from' },
  { size: '14 / 20', variant: 'body1', text: 'He winds the clock, trims the lamp and sits down to write.' },
  { size: '13 / 20', variant: 'body2', text: 'Voice-over is out of date' },
  { size: '12 / 16', variant: 'caption', text: '16:9, 1:24, 2 hours ago' },
] as const

export function TypeSection() {
  return (
    <Section title="Type" text="Inter, one scale. Tabular numerals for times and credits.">
      <dl className={styles.types}>
        {samples.map(({ size, variant, text }) => (
          <div key={size}>
            <dt>{size}</dt>
            <Typography variant={variant} component="dd">
              {text}
            </Typography>
          </div>
        ))}
        <div>
          <dt>11 / 16</dt>
          <dd className="num" style={{ fontSize: 'var(--fs-11)', color: 'var(--text-secondary)' }}>
            0:27:14 &nbsp; 248.50 &nbsp; 1.50K
          </dd>
        </div>
      </dl>
    </Section>
  )
}
