import { ReceiptText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { getFilmReceipts, getRenderReceipts } from '#generated/client/receipts/receipts.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { useEditor } from '../../hooks/use-editor.ts'
import { saveReceipts } from '../receipts/save-receipts.ts'
import styles from './other-files.module.css'

const AboutFilmDialog = lazy(async () => ({
  default: (await import('../receipts/about-film-dialog.tsx')).AboutFilmDialog,
}))

/** Who made what of the film: to read, and as a file beside it. `renderId`: of a film that was just exported. */
export function AboutFilmRow({ renderId }: { renderId: string | null }) {
  const { storyId } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const save = async () => {
    try {
      saveReceipts(await (renderId === null ? getFilmReceipts(storyId) : getRenderReceipts(renderId)))
    } catch (error) {
      notify(errorText(error, 'The list could not be loaded'), { tone: 'error' })
    }
  }
  return (
    <div className={styles.row}>
      <ReceiptText size={16} aria-hidden="true" />
      <p className={styles.name}>
        About this film
        <span className={styles.hint}>Which engines made it, from what, at what price</span>
      </p>
      <Button size="xsmall" onClick={() => setOpen(true)}>
        Show
      </Button>
      <Button size="xsmall" onClick={() => void save()}>
        JSON
      </Button>
      <Suspense>{isOpen && <AboutFilmDialog storyId={storyId} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
