import styles from './spinner.module.css'

/** Turns while something is being done; the words beside it say what. Size in px. */
export function Spinner({ size = 14 }: { size?: number }) {
  return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden="true" />
}
