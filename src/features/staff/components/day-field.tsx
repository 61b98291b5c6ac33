import styles from './rows-grid.module.css'

interface DayFieldProps {
  label: string
  /** yyyy-mm-dd in UTC; '' for none. */
  value: string
  onChange: (day: string) => void
}

/** A day of a toolbar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className={styles.day}>
      {label}
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
