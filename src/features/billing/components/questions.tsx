import { useFilmQuote } from '../hooks/use-film-quote.ts'
import styles from './billing.module.css'

/** @param isFirstFree no connected engine charges for it */
const creditsAnswer = (isFirstFree: boolean) =>
  isFirstFree
    ? 'The first generation of every video is free. Regenerating costs credits, and the button shows the price first. Failures are refunded.'
    : 'Credits pay for generating videos. The button shows the price first, and failures are refunded.'

const questions = [
  {
    ask: 'What happens to unused credits?',
    answer:
      'Plan credits last for their month and are used first. Credits you buy never expire, even if you change or cancel your plan.',
  },
  {
    ask: 'Can I change my plan?',
    answer:
      'Yes. Upgrades start right away: you pay the difference for the rest of the period and get the extra credits. Switching from monthly to yearly also starts right away, minus the unused part of your month. Downgrades start with the next period. You’ll see the amount before you’re charged.',
  },
  {
    ask: 'What happens when I cancel?',
    answer:
      'Your plan runs until the end of the period you paid for, and you can resume it until then. After that, you can still open, play and export everything you made. You only need a plan to go beyond the free limits.',
  },
  {
    ask: 'What if a payment fails?',
    answer:
      'If a renewal fails, we’ll email you and keep your plan active for 7 days. Pay within that time to keep it.',
  },
]

/** Questions before a payment. */
export function Questions() {
  const isFirstFree = useFilmQuote() === null
  const asked = [{ ask: 'What is a credit?', answer: creditsAnswer(isFirstFree) }, ...questions]
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions" className={styles.sectionTitle}>
        Questions
      </h2>
      <div className={styles.questions}>
        {asked.map(({ ask, answer }) => (
          <details key={ask} className={styles.question}>
            <summary>{ask}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
