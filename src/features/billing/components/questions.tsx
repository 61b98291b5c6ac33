import { useFilmQuote } from '../hooks/use-film-quote.ts'
import styles from './billing.module.css'

/** @param isFirstFree no connected engine asks for it */
const creditsAnswer = (isFirstFree: boolean) =>
  isFirstFree
    ? 'The first generation of every video is free. Doing something again costs credits, and the button says how many before you press it. What fails is refunded.'
    : 'What making a video costs. The button says how many credits before you press it, and what fails is refunded.'

const questions = [
  {
    ask: 'What happens to credits that I do not use?',
    answer:
      'Credits of a plan are for their month and are spent first. Credits that you bought never expire, neither when a plan renews nor when you change or end it.',
  },
  {
    ask: 'Can I change my plan?',
    answer:
      'Yes. A larger plan begins at once: you pay the difference for the rest of the period and get the difference in credits. From months to a year the year begins at once, and what is left of your month is taken off its price. A smaller plan begins with the next period. You see the amount before anything is charged.',
  },
  {
    ask: 'What happens when I cancel?',
    answer:
      'Your plan runs until the end of what you paid, and you can take the cancellation back until then. After that nothing is deleted: everything you made can still be opened, played and exported. Only making more than the free plan holds needs a plan.',
  },
  {
    ask: 'What if a payment fails?',
    answer:
      'When a renewal cannot be charged we mail you, and your plan runs on for 7 days. Pay within them and nothing changes.',
  },
]

/** What people ask before they pay. */
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
