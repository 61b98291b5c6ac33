import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { useUploadLoraModel } from '#generated/client/lora/lora.ts'
import type { Lora } from '#generated/schema.ts'
import type { LoraFile } from '#src/domain/lora-file.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { FieldShell } from '#src/shared/form/field-shell.tsx'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import styles from './lora.module.css'

const LIMIT = 28_000_000
const WORD = /^[\w-]{1,50}$/u

/** Uploads a ready-made LoRA model. Its header is read before the upload; any other file is refused with the reason. */
export function UploadModelDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<{ file: File; model: LoraFile } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [trigger, setTrigger] = useState('')
  const [type, setType] = useState<Lora['lora_type']>('STYLE')
  const [nameId, triggerId] = [useId(), useId()]
  const upload = useUploadLoraModel({
    mutation: {
      onSuccess: () => {
        notify('Model added')
        onClose()
      },
    },
  })
  async function choose(file: File) {
    const model = await readModel(file)
    setRefusal(typeof model === 'string' ? `${file.name}: ${model}` : null)
    setChosen(typeof model === 'string' ? null : { file, model })
    if (typeof model === 'string') return
    if (name === '') setName(file.name.replace(/\.safetensors$/iu, ''))
    if (trigger === '' && model.trigger !== null) setTrigger(model.trigger)
  }
  const fields = upload.error instanceof ApiError ? upload.error.fields : {}
  const wrong = refusal ?? (upload.error && (Object.values(fields)[0]?.[0] ?? upload.error.message))
  const send = () => {
    if (!chosen) return
    const { file, model } = chosen
    const data = { file, model_name: name.trim(), model_type: model.base, lora_type: type, trigger_word: trigger }
    upload.mutate({ data })
  }
  return (
    <Dialog
      isOpen
      title="Upload a model"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            disabled={!chosen || name.trim() === '' || !WORD.test(trigger)}
            isBusy={upload.isPending}
            busyLabel="Uploading"
            onClick={send}
          >
            Upload
          </Button>
        </>
      }
    >
      <div className={styles.section}>
        <div className={styles.row}>
          <FileButton label="Model file" accept=".safetensors" onFile={(file) => void choose(file)}>
            Choose a .safetensors file
          </FileButton>
          <span className={styles.note}>
            Up to 28 MB. Models from the built-in trainer are much smaller. Many FLUX and SDXL models are larger and not
            supported here.
          </span>
        </div>
        {chosen && (
          <p className={styles.text}>
            {chosen.file.name}: {chosen.model.base === 'DRAFT' ? 'built-in base' : chosen.model.base},{' '}
            {chosen.model.rank !== null && `rank ${chosen.model.rank}, `}
            {chosen.model.keys} tensors
          </p>
        )}
        {chosen && chosen.model.base !== 'DRAFT' && (
          <p className={styles.text}>
            No engine here can use uploaded {chosen.model.base} models. It will be stored only.
          </p>
        )}
        {wrong && (
          <p className={styles.wrong} role="alert">
            {wrong}
          </p>
        )}
        <FieldShell id={nameId} label="Name">
          <OutlinedInput
            id={nameId}
            value={name}
            inputProps={{ maxLength: 100 }}
            onChange={(event) => setName(event.target.value)}
          />
        </FieldShell>
        <FieldShell
          id={triggerId}
          label="Trigger word"
          error={trigger !== '' && !WORD.test(trigger) ? 'Use only letters, digits, - and _' : undefined}
        >
          <OutlinedInput
            id={triggerId}
            value={trigger}
            inputProps={{ maxLength: 50 }}
            onChange={(event) => setTrigger(event.target.value)}
          />
        </FieldShell>
        <Segmented
          label="What it was trained on"
          value={type}
          segments={[
            { value: 'STYLE', label: 'Style' },
            { value: 'OBJECT', label: 'Thing' },
            { value: 'CHARACTER', label: 'Person' },
          ]}
          onChange={setType}
        />
      </div>
    </Dialog>
  )
}

async function readModel(file: File): Promise<LoraFile | string> {
  if (file.size > LIMIT) return `This file is ${Math.ceil(file.size / 1_000_000)} MB. Models can be up to 28 MB.`
  const [{ readLoraFile }, { HEADER_LIMIT }] = await Promise.all([
    import('#src/domain/lora-file.ts'),
    import('#src/domain/safetensors.ts'),
  ])
  return readLoraFile(new Uint8Array(await file.slice(0, HEADER_LIMIT + 8).arrayBuffer()), file.size)
}
