import { useUpdateEngineSetup } from '#generated/client/admin/admin.ts'
import type { EngineValue } from '#generated/schema.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'

/** Changes settings of engines by one press; what cannot be used together is refused with the reason. */
export function useEngineUpdate() {
  const { mutate, isPending } = useUpdateEngineSetup()
  const update = (settings: EngineValue[], said: string) =>
    mutate(
      { data: { settings } },
      {
        onSuccess: () => notify(said),
        onError: (error) => {
          const [reason] = error instanceof ApiError ? (error.fields['settings'] ?? []) : []
          notifyError(reason === undefined ? error : new Error(reason))
        },
      },
    )
  return { update, isPending }
}
