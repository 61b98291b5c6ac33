import { ImageIcon, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { useRemoveLogo, useUploadLogo } from '#generated/client/profile/profile.ts'
import { LOGO_LIMIT, LOGO_TYPES, plainContentType, sizeText } from '#src/domain/uploads.ts'
import { errorText, fieldText } from '#src/shared/api/api-error.ts'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import styles from './brand.module.css'

interface LogoFileProps {
  /** null: none yet. */
  url: string | null
  onChanged: () => Promise<unknown>
}

/** The brand's logo: preview, replace, remove. */
export function LogoFile({ url, onChanged }: LogoFileProps) {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useUploadLogo()
  const remove = useRemoveLogo()
  const done = (text: string) => ({
    onSuccess: () => {
      notify(text)
      void onChanged()
    },
    onError: (error: unknown) => setProblem(fieldText(error) ?? errorText(error)),
  })
  const send = (logo: File) => {
    const refused = refusalOf(logo)
    setProblem(refused)
    if (refused === null) upload.mutate({ data: { logo } }, done('Logo saved'))
  }
  return (
    <div className={styles.file}>
      <div className={styles.logo}>
        <span className={styles.logoFrame}>
          {url === null ? (
            <ImageIcon size={20} aria-hidden="true" />
          ) : (
            <img crossOrigin="anonymous" src={url} alt="Your logo" />
          )}
        </span>
        <div className={styles.buttons}>
          <FileButton
            size="xsmall"
            icon={<Upload size={14} aria-hidden="true" />}
            isBusy={upload.isPending}
            busyLabel="Uploading"
            label="Logo file"
            aria-describedby={id}
            accept={LOGO_TYPES.join(',')}
            onFile={send}
          >
            {url === null ? 'Upload logo' : 'Replace'}
          </FileButton>
          {url !== null && (
            <Button
              size="xsmall"
              variant="text"
              isBusy={remove.isPending}
              onClick={() => {
                setProblem(null)
                remove.mutate(undefined, done('Logo removed'))
              }}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
      {problem === null ? (
        <p id={id} className={styles.note}>
          PNG, JPEG, WebP or SVG, up to {sizeText(LOGO_LIMIT)}. A transparent background works best.
        </p>
      ) : (
        <p id={id} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** The server's words, before anything is sent. */
function refusalOf({ type, size }: File): string | null {
  if (!LOGO_TYPES.includes(plainContentType(type))) return 'Choose a PNG, JPEG, WebP or SVG file'
  return size > LOGO_LIMIT ? `A logo can be up to ${sizeText(LOGO_LIMIT)}` : null
}
