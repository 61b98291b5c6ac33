import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getGetUserDetailsQueryKey,
  useGetUserDetails,
  useUpdateUserBrandSettings,
} from '#generated/client/profile/profile.ts'
import type { BrandSettings, UpdateBrandSettingsRequest, User } from '#generated/schema.ts'
import { errorText, fieldText } from '#src/shared/api/api-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'

export type { BrandSettings }

export type BrandChange = UpdateBrandSettingsRequest

/** Puts a returned brand into the cached user, so that no old value is shown meanwhile. */
export function useTakeBrand(): (brand: BrandSettings) => void {
  const queries = useQueryClient()
  return (user_brand_settings) =>
    queries.setQueryData<User>(getGetUserDetailsQueryKey(), (user) => user && { ...user, user_brand_settings })
}

/** Saves parts of the brand, one call after the other. */
export function useSaveBrand() {
  const onSuccess = useTakeBrand()
  return useUpdateUserBrandSettings({ mutation: { scope: { id: 'brand settings' }, onSuccess } })
}

/** The user's brand: changes show at once and are saved automatically, one after the other. `onSaved`: refetches its previews. */
export function useBrandSettings(onSaved?: () => Promise<unknown>) {
  const { data, isPending, error, refetch, isRefetching } = useGetUserDetails()
  const [shown, setShown] = useState<BrandChange>({})
  const update = useSaveBrand()
  const saved = data?.user_brand_settings

  const preview = (change: BrandChange) => setShown((present) => ({ ...present, ...change }))
  /** Later changes stay shown. */
  const forget = (change: BrandChange) =>
    setShown((present) => {
      const others = Object.entries(present).filter(([name, value]) => value !== change[name as keyof BrandChange])
      return Object.fromEntries(others)
    })
  async function change(part: BrandChange, done?: string): Promise<void> {
    preview(part)
    try {
      await update.mutateAsync({ data: part })
      await onSaved?.()
      if (done !== undefined) notify(done)
    } catch (cause) {
      notify(`Couldn’t save your brand. ${fieldText(cause) ?? errorText(cause)}`, { tone: 'error' })
    }
    forget(part)
  }

  return {
    /** undefined while it is not loaded. */
    brand: saved && { ...saved, ...shown },
    /** Shown and not saved yet, while a slider is dragged. */
    preview,
    change,
    isSaving: update.isPending,
    isPending,
    error,
    refetch,
    isRefetching,
  }
}
