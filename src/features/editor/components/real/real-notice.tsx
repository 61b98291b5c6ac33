import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Quote } from '#generated/types/quote.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { useRealWork } from './use-real-work.ts'
import { doneOf, pauseText } from './real-text.ts'
import styles from '../receipts/upkeep.module.css'

const RealDialog = lazy(async () => ({ default: (await import('./real-dialog.tsx')).RealDialog }))

/** Offers to have drafts made by real engines, and says how far that is; nothing where no such engine is connected. */
export function RealNotice() {
  const { work, refetch } = useRealWork()
  const [isOpen, setOpen] = useState(false)
  const { quote = null } = work ?? {}
  const running = quote?.status === 'RUNNING' || quote?.status === 'PAUSED' ? quote : null
  const drafts = work?.items.filter(({ is_draft, lock, part }) => is_draft && lock === null && part !== 'MOTION') ?? []
  const isShown = running !== null || drafts.length > 0
  return (
    <>
      {isShown && (
        <div className={styles.notice} role="status">
          <Sparkles size={16} aria-hidden="true" />
          <span className={styles.words}>
            {running ? progressText(running) : 'This is a draft: built-in engines made it.'}
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

const progressText = (quote: Quote) =>
  `Making it real: ${doneOf(quote.items)}${pauseText(quote) === null ? '' : ', the rest waits at your cap'}`
