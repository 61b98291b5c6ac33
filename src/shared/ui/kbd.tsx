import { shortcutLabel } from '../lib/shortcut-label.ts'
import styles from './kbd.module.css'

/** A key binding, in tinykeys' words (`$mod+k`), as a key cap. */
export function Kbd({ binding }: { binding: string }) {
  return <kbd className={styles.kbd}>{shortcutLabel(binding)}</kbd>
}
