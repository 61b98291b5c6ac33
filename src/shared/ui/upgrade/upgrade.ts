import { createValueStore } from '../../lib/value-store.ts'

/** What the dialog says unless the caller knows better. */
export const planFullText = 'You have exceeded the number of Projects & Videos in your plan'

export const upgradeText = createValueStore<string | null>(null)

/** Opens the upgrade dialog: the plan does not cover what was asked for. */
export function openUpgradeDialog(text = planFullText): void {
  upgradeText.set(text)
}
