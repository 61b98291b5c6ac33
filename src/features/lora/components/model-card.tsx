import { downloadFile } from '#src/shared/media/download-file.ts'
import { Columns2, Copy, Download, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCreateLora, useDeleteLora } from '#generated/client/lora/lora.ts'
import type { Lora } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { CardCaption, CardFrame } from '#src/shared/ui/card/card.tsx'
import { ConfirmDialog } from '#src/shared/ui/dialog.tsx'
import { IconButton } from '#src/shared/ui/button.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { Tag } from '#src/shared/ui/tag.tsx'
import { isRemote, nameOf, STATES, typeLabel } from '../lib/words.ts'
import styles from './lora.module.css'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { useSaveLora } from '../hooks/use-lora.ts'

/** A model in the gallery: its samples, its facts, and its actions. */
export function ModelCard({ lora }: { lora: Lora }) {
  const { lora_id: loraId, status, preview_url: preview, download_url: file } = lora
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const name = nameOf(lora)
  const navigate = useNavigate()
  const best = lora.checkpoints.find((checkpoint) => checkpoint.is_chosen)
  const isBegun = status === 'DRAFT' && lora.checkpoints.length === 0
  const to = isBegun ? paths.loraModel.href({ loraId }) : paths.loraStatus.href({ loraId })
  return (
    <li>
      <CardFrame
        href={to}
        name={name}
        className={styles.frame}
        image={
          preview === null ? (
            <span className={styles.blank}>{status === 'COMPLETED' ? 'Uploaded, no samples' : 'No samples yet'}</span>
          ) : (
            <img crossOrigin="anonymous" className={styles.picture} src={preview} alt="" loading="lazy" />
          )
        }
      />
      <CardCaption
        title={name}
        headingLevel={2}
        lead={<Tag tone={STATES[status].tone}>{STATES[status].label}</Tag>}
        meta={typeLabel(lora.lora_type)}
        action={
          <Menu
            label={`About ${name}`}
            trigger={(trigger) => (
              <IconButton {...trigger} size="small" label={`Options of ${name}`}>
                <Ellipsis size={16} aria-hidden="true" />
              </IconButton>
            )}
          >
            <MenuAction label="Rename" icon={<Pencil size={16} />} onSelect={() => setOpen('rename')} />
            <TrainAgain lora={lora} />
            {best && (
              <MenuAction
                label="Compare"
                icon={<Columns2 size={16} />}
                onSelect={() => void navigate(paths.models.href({ tab: 'compare', left: `${loraId}:${best.step}` }))}
              />
            )}
            {file !== null && (
              <MenuAction
                label="Download"
                icon={<Download size={16} />}
                onSelect={() => void downloadFile(file, `${name}.safetensors`).catch(notifyError)}
              />
            )}
            <MenuAction label="Delete" icon={<Trash2 size={16} />} isDanger onSelect={() => setOpen('delete')} />
          </Menu>
        }
      />
      <p className={styles.facts}>{factsOf(lora)}</p>
      {status === 'COMPLETED' && !lora.can_draw && (
        <p className={styles.note}>Stored, but no engine here can use it.</p>
      )}
      {open === 'rename' && <RenameModelDialog lora={lora} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteDialog lora={lora} onClose={() => setOpen(null)} />}
    </li>
  )
}

/** Its source; wrapped where the card is narrow, as a truncated version number is useless. */
function factsOf(lora: Lora): string {
  const { trigger_word: trigger, model_type: base, trained_by: trainer, rank, training_data: set, set_version } = lora
  return [
    trigger && `‘${trigger}’`,
    base === 'DRAFT' ? 'built-in base' : base,
    isRemote(lora) && trainer !== null && `by ${trainer}`,
    rank !== null && `rank ${rank}`,
    set.length > 0 && `${set.length} images${set_version === null ? '' : `, version ${set_version}`}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function TrainAgain({ lora }: { lora: Lora }) {
  const navigate = useNavigate()
  const create = useCreateLora({
    mutation: {
      onError: notifyError,
      onSuccess: ({ lora_id: loraId }) => void navigate(paths.loraModel.href({ loraId })),
    },
  })
  if (lora.status !== 'COMPLETED' || lora.training_data.length === 0) return null
  const data = { lora_type: lora.lora_type, from_lora_id: lora.lora_id }
  return <MenuAction label="Train again" icon={<Copy size={16} />} onSelect={() => create.mutate({ data })} />
}

function DeleteDialog({ lora, onClose }: { lora: Lora; onClose: () => void }) {
  const remove = useDeleteLora({ mutation: { onSuccess: onClose, onError: notifyError } })
  const used = lora.used_in_styles
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${nameOf(lora)}?`}
      confirmLabel="Delete"
      busyLabel="Deleting"
      isBusy={remove.isPending}
      isDanger
      onConfirm={() => remove.mutate({ params: { lora_id: lora.lora_id } })}
      onClose={onClose}
    >
      {used.length > 0
        ? `The image ${used.length === 1 ? 'style' : 'styles'} ${used.map((name) => `‘${name}’`).join(', ')} will no longer use it. `
        : 'No image style uses it. '}
      Its training set is deleted. The images stay in your media, and existing videos don’t change.
    </ConfirmDialog>
  )
}

/** Another name for a model. */
function RenameModelDialog({ lora, onClose }: { lora: Lora; onClose: () => void }) {
  const { lora_id } = lora
  const update = useSaveLora(lora_id)
  const form = useZodForm(
    () => import('#generated/zod/schemas/updateLoraRequest.zod.ts').then((module) => module.UpdateLoraRequest),
    { mode: 'onChange', defaultValues: { lora_id, model_name: lora.model_name } },
  )
  return (
    <FormDialog
      form={form}
      title="Rename model"
      action="Save"
      isBusy={update.isPending}
      busyLabel="Saving"
      onSubmit={({ model_name = '' }) =>
        update.mutate(
          { data: { lora_id, model_name } },
          { onSuccess: onClose, onError: (error) => showRefusal(form, error) },
        )
      }
      onClose={onClose}
    >
      <TextInput control={form.control} name="model_name" label="Name" />
    </FormDialog>
  )
}
