import { Fragment } from 'react'
import { useUpdateEngineSetup } from '#generated/client/admin/admin.ts'
import type { EngineSetting } from '#generated/schema.ts'
import { ApiError, errorText } from '#src/shared/api/api-error.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import styles from './people.module.css'

type Values = Record<string, string>

interface EngineDialogProps {
  title: string
  text: string
  fields: readonly {
    setting: EngineSetting
    label: string
    help?: string
    /** Engines that one press puts first. */
    choices?: readonly string[]
    hasDraft?: boolean
  }[]
  onClose: () => void
}

/** Changes settings of engines together. What the environment sets can only be read. */
export function EngineDialog({ title, text, fields, onClose }: EngineDialogProps) {
  const { mutateAsync: update, isPending } = useUpdateEngineSetup()
  const shown = fields.map(({ setting }) => [setting.name, setting.value ?? ''] as const)
  const form = useZodForm<Values, Values>(
    () => import('../lib/engine-schema.ts').then((module) => module.engineSchema),
    { defaultValues: Object.fromEntries(shown) },
  )
  const submit = async (values: Values) => {
    // An empty key stays as it is: it is never shown, so it cannot be typed again.
    const settings = shown
      .filter(([name, value]) => (values[name] ?? '').trim() !== value)
      .map(([name]) => ({ name, value: values[name]?.trim() || null }))
    if (settings.length === 0) return onClose()
    try {
      await update({ data: { settings } })
      notify('Engines saved')
      onClose()
    } catch (error) {
      const [reason] = error instanceof ApiError ? (error.fields['settings'] ?? []) : []
      form.setError('root', { type: 'server', message: reason ?? errorText(error) })
    }
  }
  return (
    <FormDialog
      form={form}
      title={title}
      action="Save"
      isBusy={isPending}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <p className={styles.ask}>{text}</p>
      {fields.map(({ setting: { name, is_secret: isSecret, source, usual }, label, help, choices = [], hasDraft }) => (
        <Fragment key={name}>
          <TextInput
            control={form.control}
            name={name}
            label={label}
            type={isSecret ? 'password' : 'text'}
            autoComplete="off"
            placeholder={isSecret ? (source === 'NONE' ? '' : '••••••••') : (usual ?? '')}
            help={source === 'ENVIRONMENT' ? `Set by ${name} in the environment, which wins` : help}
            disabled={source === 'ENVIRONMENT'}
            maxLength={2000}
          />
          {choices.length > 0 && (
            <p className={styles.choices}>
              On this computer:
              {choices.map((engine) => (
                <Button
                  key={engine}
                  size="xsmall"
                  onClick={() =>
                    form.setValue(name, putFirst(engine, form.getValues(name) ?? '', hasDraft), { shouldDirty: true })
                  }
                >
                  {engine}
                </Button>
              ))}
            </p>
          )}
        </Fragment>
      ))}
    </FormDialog>
  )
}

/** A chain of engines that begins with this one; the built-in one stays its end. */
function putFirst(engine: string, chain: string, hasDraft = false): string {
  const others = chain.split(',').flatMap((each) => (each.trim() === engine ? [] : each.trim() || []))
  return [engine, ...(others.length === 0 && hasDraft ? ['draft'] : others)].join(',')
}
