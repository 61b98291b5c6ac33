import { useId, type ReactNode } from 'react'
import { Credits } from '../credits.tsx'
import styles from './pick-card.module.css'

export interface ListOption<Value extends string> {
  value: Value
  label: string
  note?: ReactNode
  /** Price of choosing it, in credits. */
  price?: number
  /** At the end of the row, outside the choice: for example a sample's play button. */
  end?: ReactNode
  disabled?: boolean
}

interface OptionListProps<Value extends string> {
  label: string
  options: readonly ListOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** One of several rows, each with its words and price. */
export function OptionList<Value extends string>({ label, options, value, onChange }: OptionListProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.list}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.radio} />
          <span className={styles.optionWords}>
            <span className={styles.name}>{option.label}</span>
            {option.note && <span className={styles.optionNote}>{option.note}</span>}
          </span>
          {option.price !== undefined && <Credits amount={option.price} kind="price" />}
          {option.end}
        </label>
      ))}
    </div>
  )
}
