import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Quote, RealItem } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { MakeAgain } from './make-again.tsx'
import { useRealWork } from './use-real-work.ts'
import { countText, doneOf, isClip, pauseText, sentence } from './real-text.ts'
import styles from '../receipts/outdated.module.css'

const RealDialog = lazy(async () => ({ default: (await import('./real-dialog.tsx')).RealDialog }))

/** Offers to generate drafts with AI models, and shows the progress; nothing if no such model is connected. */
export function RealNotice() {
  const { work, refetch } = useRealWork()
  const [isOpen, setOpen] = useState(false)
  const { quote = null } = work ?? {}
  const running = quote?.status === 'RUNNING' || quote?.status === 'PAUSED' ? quote : null
  const open = work?.items.filter(({ is_draft: isDraft, lock }) => isDraft && lock === null) ?? []
  const hasDrafts = open.some(({ part }) => !isClip(part))
  const failed = work?.items.filter((item) => item.problem !== null && item.lock !== 'EDITED') ?? []
  const again = failed.filter(({ lock }) => lock === null)
  const problem = failed[0]?.problem ?? null
  const isShown = running !== null || open.length > 0 || problem !== null
  return (
    <>
      {isShown && (
        <div className={styles.notice} role="status">
          <Sparkles size={16} aria-hidden="true" />
          <div className={styles.words}>
            {running ? progressText(running) : draftText(hasDrafts, failed)}
            {(running !== null || open.length > 0) && (
              <div className={styles.actions}>
                {running === null && again.length > 0 && !isOpen && (
                  <MakeAgain items={again} onBegun={() => void refetch()} />
                )}
                <Button size="xsmall" onClick={() => setOpen(true)}>
                  {running ? 'Show' : hasDrafts ? 'Generate with AI models' : 'Generate clips'}
                </Button>
              </div>
            )}
          </div>
        </div>
      )}
      <Suspense>
        {isOpen && work && <RealDialog work={work} refetch={refetch} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

/** The reason why connected models were not used replaces the general text. */
function draftText(hasDrafts: boolean, failed: readonly RealItem[]): string {
  const [first] = failed
  if (first) return `Built-in engines made ${countText(failed)}. ${sentence(first.problem)}`
  return hasDrafts ? 'This is a draft made by built-in engines.' : 'A connected model can turn these images into clips.'
}

const progressText = (quote: Quote) =>
  `Generating: ${doneOf(quote.items)}${pauseText(quote) === null ? '' : ', waiting at your spending limit'}`
