import { create } from 'zustand'
import { ApiError } from '../../api/api-error.ts'

/** The dialog's default text. */
export const planFullText = 'You have exceeded the number of Projects & Videos in your plan'

export const useUpgradeText = create<string | null>(() => null)

/** Opens the upgrade dialog: the plan does not include the requested feature. */
export function openUpgradeDialog(text = planFullText): void {
  useUpgradeText.setState(text)
}

/** Whether the upgrade dialog shows it already: then nothing else has to. */
export const isUpgradeRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'UPGRADE_MEMBERSHIP'
