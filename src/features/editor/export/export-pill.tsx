import { Button } from '#src/shared/ui/button.tsx'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import styles from './export-pill.module.css'
import type { ExportState } from './export-state.ts'

/** An export that goes on while one works: always in sight, one click from its details. */
export function ExportPill({ state, onOpen }: { state: ExportState; onOpen: () => void }) {
  if (state.phase !== 'rendering') return null
  return (
    <div className={styles.pill}>
      <Button size="small" icon={<Spinner />} onClick={onOpen}>
        Exporting, {Math.floor(state.share * 100)} %
      </Button>
    </div>
  )
}
