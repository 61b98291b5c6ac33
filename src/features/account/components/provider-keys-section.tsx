import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getListProviderKeysQueryKey,
  useListProviderKeys,
  useUpdateProviderKey,
} from '#generated/client/account/account.ts'
import type { ProviderKeyList, UpdateProviderKeyRequest } from '#generated/schema.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { AccountSection } from './account-section.tsx'
import styles from './account.module.css'

type ProviderKey = ProviderKeyList['providers'][number]

/** The user's own keys of providers. Hidden where the operator does not allow any. */
export function ProviderKeysSection() {
  const { data } = useListProviderKeys()
  const [entered, setEntered] = useState<ProviderKey>()
  if (!data || data.providers.length === 0) return null
  return (
    <AccountSection
      title="Your own keys"
      text="Your work uses your key, and the provider bills you: it costs no credits here. Keys are stored encrypted and never shown again."
    >
      {data.providers.map((provider) => (
        <KeyRow key={provider.name} provider={provider} onEnter={() => setEntered(provider)} />
      ))}
      {entered && <KeyDialog provider={entered} onClose={() => setEntered(undefined)} />}
    </AccountSection>
  )
}

/** Changes a key; what is listed afterwards is the answer. */
function useKeyChange() {
  const client = useQueryClient()
  const { mutateAsync, isPending, variables } = useUpdateProviderKey()
  const change = async (data: UpdateProviderKeyRequest) => {
    client.setQueryData(getListProviderKeysQueryKey(), await mutateAsync({ data }))
  }
  return { change, isPending, isRemoving: isPending && variables?.data.key === null }
}

function KeyRow({ provider: { name, label, is_set: isSet }, onEnter }: { provider: ProviderKey; onEnter: () => void }) {
  const { change, isPending, isRemoving } = useKeyChange()
  const send = (data: UpdateProviderKeyRequest, said: string) =>
    void change(data).then(() => notify(said), notifyKeyError)
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{label}</p>
        <p className={styles.note}>{isSet ? 'Your key is set' : 'No key'}</p>
      </div>
      {isSet && (
        <>
          <Button
            size="small"
            variant="text"
            aria-label={`Remove ${label} key`}
            isBusy={isRemoving}
            onClick={() => send({ provider: name, key: null }, `${label} key removed`)}
          >
            Remove
          </Button>
          <Button
            size="small"
            variant="text"
            aria-label={`Test ${label} key`}
            isBusy={isPending && !isRemoving}
            onClick={() => send({ provider: name }, `${label} didn’t refuse the key`)}
          >
            Test
          </Button>
        </>
      )}
      <Button size="small" aria-label={isSet ? `Replace ${label} key` : `Add key of ${label}`} onClick={onEnter}>
        {isSet ? 'Replace' : 'Add key'}
      </Button>
    </div>
  )
}

/** The reason is at the field that is not shown here. */
const notifyKeyError = (error: unknown) => {
  const [reason] = error instanceof ApiError ? (error.fields['key'] ?? []) : []
  notifyError(reason === undefined ? error : new Error(reason))
}

function KeyDialog({ provider: { name, label }, onClose }: { provider: ProviderKey; onClose: () => void }) {
  const { change, isPending } = useKeyChange()
  const form = useZodForm<{ key: string }, { key: string }>(
    () => import('../lib/provider-key-schema.ts').then((module) => module.providerKeySchema),
    { defaultValues: { key: '' } },
  )
  const submit = async ({ key }: { key: string }) => {
    try {
      await change({ provider: name, key })
      notify(`${label} key saved`)
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  }
  return (
    <FormDialog
      form={form}
      title={`${label} key`}
      action="Save"
      isBusy={isPending}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="key"
        label="Key"
        type="password"
        autoComplete="off"
        help={`${label} is asked whether it takes the key, where that costs nothing`}
        maxLength={500}
      />
    </FormDialog>
  )
}
