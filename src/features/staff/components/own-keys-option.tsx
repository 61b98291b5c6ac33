import { useUpdateEngineSetup } from '#generated/client/admin/admin.ts'
import type { EngineSetup } from '#generated/schema.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { Switch } from '#src/shared/ui/switch.tsx'
import styles from './people.module.css'

/** Whether users may set keys of their own. */
export function OwnKeysOption({ options }: Pick<EngineSetup, 'options'>) {
  const { mutate: update, isPending } = useUpdateEngineSetup()
  const option = options.find(({ name }) => name === 'ENGINE_OWN_KEYS')
  if (!option) return null
  const change = (isOn: boolean) =>
    update({ data: { settings: [{ name: option.name, value: isOn ? '1' : null }] } }, { onError: notifyError })
  return (
    <div>
      <Switch
        label="Users may use their own provider keys"
        checked={option.value === '1'}
        disabled={isPending || option.source === 'ENVIRONMENT'}
        onChange={(_event, isOn) => change(isOn)}
      />
      <p className={styles.note}>
        Their own work then costs no credits at that provider, which bills them.{' '}
        {option.source === 'ENVIRONMENT' && 'Set by the environment.'}
      </p>
    </div>
  )
}
