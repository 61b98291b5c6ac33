import { formatCreditBalance } from '#src/domain/credits.ts'
import { CreditSign } from './credit-sign.tsx'
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
