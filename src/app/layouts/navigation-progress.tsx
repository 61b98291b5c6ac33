import { useNavigation } from 'react-router-dom'
import styles from './root-layout.module.css'

/** A line along the top edge while the next page loads; it waits 150 ms, so that quick pages never show it. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />
}
