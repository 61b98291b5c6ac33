import { formatCreditBalance } from '#src/domain/credits.ts'
import styles from './credits.module.css'

interface CreditsProps {
  /** Credits; a price or a balance. */
  amount: number
  /** A price drops needless decimals ('12'), a balance always shows two ('248.50', '1.50K'). */
  kind?: 'price' | 'balance'
}

/** An amount of credits with its sign. */
export function Credits({ amount, kind = 'balance' }: CreditsProps) {
  const text = kind === 'price' && Number.isInteger(amount) ? String(amount) : formatCreditBalance(amount)
  return kind === 'price' ? (
    <span className={styles.price}>
      {text}
      <CreditSign size={14} />
      <span className="visually-hidden">{amount === 1 ? ' credit' : ' credits'}</span>
    </span>
  ) : (
    <span className={styles.balance}>
      <CreditSign />
      {text}
      <span className="visually-hidden"> credits</span>
    </span>
  )
}

/** The sign of a credit: a circle with a four-point star. Decorative; the amount beside it is read. */
export function CreditSign({ size = 16 }: { size?: number }) {
  return (
    <svg
      className="lucide"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="8.5" />
      <path d="m12 7.800 1.200 3 3 1.200-3 1.200-1.200 3-1.200-3-3-1.200 3-1.200z" strokeLinejoin="round" />
    </svg>
  )
}
