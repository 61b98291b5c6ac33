import { useNotices } from './notify.ts'
import { Snackbar } from './snackbar.tsx'
import styles from './snackbar.module.css'

/** Shows messages of `notify`. Mounted once; its live regions exist from the start, so that every message is read. */
export function Snackbars() {
  const shown = useNotices((state) => state.shown)
  return (
    <div className={styles.stack}>
      <div role="alert">
        {shown.map((notice) => notice.tone === 'error' && <Snackbar key={notice.id} notice={notice} />)}
      </div>
      <div role="status">
        {shown.map((notice) => notice.tone === 'done' && <Snackbar key={notice.id} notice={notice} />)}
      </div>
    </div>
  )
}
