import { PencilLine } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Rewriting } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { useRewriting } from './use-rewriting.ts'
import { useView } from '../../hooks/use-view.ts'
import styles from '../receipts/upkeep.module.css'

const RewritingDialog = lazy(async () => ({ default: (await import('./rewriting-dialog.tsx')).RewritingDialog }))

const TEXTS: Partial<Record<Rewriting['state'], string>> = {
  WRITING: 'The story is being written anew.',
  READY: 'A new writing can be compared.',
  FAILED: 'The story could not be written anew.',
}

/** Says how far a new writing is, and opens it; nothing where there is none, or where something of it was taken already. */
export function RewritingNotice() {
  const { rewriting, refetch } = useRewriting()
  const { isRewriting, setRewriting } = useView()
  const text = rewriting && TEXTS[rewriting.state]
  return (
    <>
      {text !== undefined && (
        <div className={styles.notice} role="status">
          <PencilLine size={16} aria-hidden="true" />
          <span className={styles.words}>{text}</span>
          <Button size="xsmall" onClick={() => setRewriting(true)}>
            {rewriting?.state === 'READY' ? 'Compare' : 'Show'}
          </Button>
        </div>
      )}
      <Suspense>
        {isRewriting && rewriting && (
          <RewritingDialog rewriting={rewriting} refetch={refetch} onClose={() => setRewriting(false)} />
        )}
      </Suspense>
    </>
  )
}
