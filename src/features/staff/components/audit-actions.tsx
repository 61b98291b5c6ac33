import { Check, ChevronLeft, ChevronRight, Flag, SkipForward, Undo2, X } from 'lucide-react'
import type { AuditVideo } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import styles from './audit.module.css'

type Action = 'approve' | 'reject' | 'skip' | 'undo' | 'flag' | 'next' | 'previous'

interface AuditActionsProps {
  film: AuditVideo | undefined
  /** The last decision, for the undo. */
  last: AuditVideo | undefined
  isBusy: boolean
  hasPrevious: boolean
  hasNext: boolean
  speed: { speeds: readonly number[]; value: number; onChange: (speed: number) => void }
  actions: Readonly<Record<Action, () => void>>
}

const icon = { size: 16, 'aria-hidden': true } as const

/** Actions on the current video; every button names its key. */
export function AuditActions({ film, last, isBusy, hasPrevious, hasNext, speed, actions }: AuditActionsProps) {
  return (
    <div className={styles.actions} role="group" aria-label="Decide">
      {film && (
        <>
          <Button
            variant="contained"
            shortcut="KeyA"
            icon={<Check {...icon} />}
            disabled={isBusy}
            onClick={actions.approve}
          >
            Approve
          </Button>
          <Button shortcut="KeyR" icon={<X {...icon} />} disabled={isBusy} onClick={actions.reject}>
            Reject
          </Button>
          <Button shortcut="KeyS" icon={<SkipForward {...icon} />} disabled={isBusy} onClick={actions.skip}>
            Skip for now
          </Button>
        </>
      )}
      {last && (
        <Button
          shortcut="KeyU"
          icon={<Undo2 {...icon} />}
          disabled={isBusy}
          title={`Undo: ${last.display_title}`}
          onClick={actions.undo}
        >
          Undo
        </Button>
      )}
      {film && (
        <>
          <Button
            variant="text"
            shortcut="KeyK"
            icon={<ChevronLeft {...icon} />}
            disabled={!hasPrevious}
            onClick={actions.previous}
          >
            Previous
          </Button>
          <Button
            variant="text"
            shortcut="KeyJ"
            icon={<ChevronRight {...icon} />}
            disabled={!hasNext}
            onClick={actions.next}
          >
            Next
          </Button>
          {film.flags.length > 0 && (
            <Button variant="text" shortcut="KeyF" icon={<Flag {...icon} />} onClick={actions.flag}>
              Next flag
            </Button>
          )}
          <Segmented
            label="Speed (key X)"
            size="small"
            segments={speed.speeds.map((rate) => ({ value: String(rate), label: `${rate}×` }))}
            value={String(speed.value)}
            onChange={(rate) => speed.onChange(Number(rate))}
          />
        </>
      )}
    </div>
  )
}
