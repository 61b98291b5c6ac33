import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { Snackbar } from '#src/shared/ui/snackbar/snackbar.tsx'
import styles from '../design-components.module.css'
import { Section } from '../section.tsx'

const action = (label: string) => ({ label, onAction: () => notify(`${label} pressed`) })
const examples = [
  { id: -1, tone: 'done', message: 'Captions saved', isSticky: false },
  { id: -2, tone: 'done', message: '“How bread rises” archived', action: action('Undo'), isSticky: false },
  {
    id: -3,
    tone: 'error',
    message: 'Failed to regenerate scene audio. You were not charged.',
    action: action('Retry'),
    isSticky: true,
  },
] as const

export function SnackbarsSection() {
  return (
    <Section title="Snackbars" text="Two seconds. An error that needs action stays.">
      <div>
        {examples.map((notice) => (
          <div key={notice.id}>
            <Snackbar notice={notice} />
          </div>
        ))}
      </div>
      <div className={styles.row}>
        <Button size="small" onClick={() => notify('Captions saved')}>
          Say it is done
        </Button>
        <Button
          size="small"
          onClick={() => notify('Failed to upload media', { tone: 'error', action: action('Retry') })}
        >
          Say it failed
        </Button>
      </div>
    </Section>
  )
}
