import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { useRealWork } from '../../hooks/use-real-work.ts'
import { doneOf } from '../../lib/real-text.ts'
import styles from '../receipts/upkeep.module.css'

const RealDialog = lazy(async () => ({ default: (await import('./real-dialog.tsx')).RealDialog }))

/** Offers to have drafts made by real engines, and says how far that is; nothing where no such engine is connected. */
export function RealNotice() {
  const { work, refetch } = useRealWork()
  const [isOpen, setOpen] = useState(false)
  const running = work?.quote?.status === 'RUNNING' ? work.quote : null
  const drafts = work?.items.filter(({ is_draft, lock, part }) => is_draft && lock === null && part !== 'MOTION') ?? []
  const isShown = running !== null || drafts.length > 0
  return (
    <>
      {isShown && (
        <div className={styles.notice} role="status">
          <Sparkles size={16} aria-hidden="true" />
          <span className={styles.words}>
            {running ? `Making it real: ${doneOf(running.items)}` : 'This is a draft: built-in engines made it.'}
          </span>
          <Button size="xsmall" onClick={() => setOpen(true)}>
            {running ? 'Show' : 'Make it real'}
          </Button>
        </div>
      )}
      <Suspense>
        {isOpen && work && <RealDialog work={work} refetch={refetch} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
