import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { Kbd } from '#src/shared/ui/kbd.tsx'
import { actionGroups } from './all-actions.ts'
import { useView } from '../core/use-editor.ts'
import styles from './palette.module.css'

const WIDTH = 760

const groups = actionGroups
  .map(({ title, actions }) => ({
    title,
    keys: actions.flatMap(({ id, label, shortcut }) => (shortcut === undefined ? [] : [{ id, label, shortcut }])),
  }))
  .filter(({ keys }) => keys.length > 0)

/** Every key of the editor, by subject. */
export function ShortcutsDialog() {
  const { help, setHelp } = useView()
  return (
    <Dialog
      isOpen={help === 'shortcuts'}
      title="Keyboard shortcuts"
      width={WIDTH}
      onClose={() => setHelp(null)}
      actions={
        <>
          <Button variant="text" onClick={() => setHelp('palette')}>
            All actions
          </Button>
          <Button variant="contained" onClick={() => setHelp(null)}>
            Close
          </Button>
        </>
      }
    >
      {/* The list scrolls: it can be reached by keyboard. */}
      <div className={styles.groups} role="group" aria-label="Keys" tabIndex={0}>
        {groups.map(({ title, keys }) => (
          <section key={title} className={styles.keys} aria-label={title}>
            <h3 className={styles.group}>{title}</h3>
            <dl>
              {keys.map(({ id, label, shortcut }) => (
                <div key={id} className={styles.key}>
                  <dt>{label}</dt>
                  <dd>
                    <Kbd binding={shortcut} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
