import { useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { ConfirmDialog, Dialog } from '#src/shared/ui/dialog.tsx'
import { SceneBar } from '#src/shared/ui/scene-bar/scene-bar.tsx'
import { segmentsByCount } from '#src/shared/ui/scene-bar/scene-segments.ts'
import { openUpgradeDialog } from '#src/shared/ui/upgrade/upgrade.ts'
import styles from '../design-components.module.css'
import { Section } from '../section.tsx'
import { stills } from '../stills.ts'

const lengths = [7.6, 6.8, 7.4, 9.2, 8.8, 6, 8.2, 9.4, 6.6, 7.4, 6.6]

export function DialogsSection() {
  const [open, setOpen] = useState<'export' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title="Dialogs" text="440 px, one question, one primary action. Escape is always safe.">
      <div className={styles.row}>
        <Button onClick={() => openUpgradeDialog()}>Plan is full</Button>
        <Button onClick={() => setOpen('export')}>Exporting</Button>
        <Button onClick={() => setOpen('confirm')}>Delete a scene</Button>
      </div>
      <Dialog
        isOpen={open === 'export'}
        title="Exporting"
        onClose={close}
        actions={
          <>
            <Button variant="text" onClick={close}>
              Cancel export
            </Button>
            <Button onClick={close}>Keep working</Button>
          </>
        }
      >
        <div className={styles.exportLine}>
          <img className={styles.stillFrame} src={stills.lighthouse} alt="" />
          <div>
            <p style={{ fontWeight: 500 }}>The keeper’s last letter</p>
            <p className="num" style={{ fontSize: 12, color: 'var(--text-secondary)' }}>
              1920 × 1080, 30 fps, 1:24
            </p>
          </div>
        </div>
        <SceneBar
          height={6}
          segments={segmentsByCount({ total: 11, done: 4, share: 0.5, lengths })}
          text="Scene 5 of 11, 42%"
        />
        <p className="num" style={{ marginTop: 8, fontSize: 12 }}>
          Scene 5 of 11, 42%
        </p>
        <p style={{ marginTop: 16, fontSize: 13 }}>You can close this. The file is saved as soon as it is ready.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Delete scene 4?"
        confirmLabel="Delete"
        isDanger
        onConfirm={close}
        onClose={close}
      >
        Its text, voice-over and images go with it. You can undo this.
      </ConfirmDialog>
    </Section>
  )
}
