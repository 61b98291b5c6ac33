import { ImageIcon, Upload } from 'lucide-react'
import { useRemoveLogo } from '#generated/client/profile/profile.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { busyKeys } from '../../../lib/busy-keys.ts'
import { serverText } from '../../../commands/failure-text.ts'
import { uploadLogo } from '../../../commands/upload-logo.ts'
import { useEditor, useIsBusy } from '../../../hooks/use-editor.ts'
import { FileButton } from '#src/shared/ui/file-button.tsx'
import styles from './style.module.css'

interface BrandLogoProps {
  /** null: there is none yet. */
  url: string | null
  onChanged: () => Promise<void>
}

/** The brand's logo: seen, replaced, taken away. */
export function BrandLogo({ url, onChanged }: BrandLogoProps) {
  const editor = useEditor()
  const isSending = useIsBusy(busyKeys.logo)
  const remove = useRemoveLogo()
  const options = {
    onSuccess: () => void onChanged(),
    onError: (error: unknown) => notify(serverText(error), { tone: 'error' as const }),
  }
  return (
    <div className={styles.logo}>
      <span className={styles.logoFrame}>
        {url === null ? <ImageIcon size={20} aria-hidden="true" /> : <img src={url} alt="Your logo" />}
      </span>
      <div className={styles.buttons}>
        <FileButton
          size="xsmall"
          icon={<Upload size={14} aria-hidden="true" />}
          isBusy={isSending}
          busyLabel="Uploading"
          label="Logo file"
          accept="image/png,image/jpeg,image/webp"
          onFile={(file) => uploadLogo(editor, file, onChanged)}
        >
          {url === null ? 'Upload logo' : 'Replace'}
        </FileButton>
        {url !== null && (
          <Button
            size="xsmall"
            variant="text"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(undefined, options)}
          >
            Remove
          </Button>
        )}
      </div>
    </div>
  )
}
