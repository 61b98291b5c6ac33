import { Switch } from '#src/shared/ui/switch.tsx'
import styles from './export-dialog.module.css'
import type { useExport } from './use-export.ts'

/** Whether the file itself lists what made it. */
export function ReceiptsRow({ isOn, setOn }: ReturnType<typeof useExport>['receipts']) {
  return (
    <div className={styles.setting}>
      <Switch label="Generation details in the file" checked={isOn} onChange={(_event, checked) => setOn(checked)} />
      <span className={styles.size}>
        The video's metadata lists the engine, price and sources of each part, for anyone who has the file. Your prompts
        are left out.
      </span>
    </div>
  )
}
