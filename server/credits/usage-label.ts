import { CREDIT_COSTS } from '#src/domain/credits.ts'

/** Why credits came or went, in words. */
const REASONS: Readonly<Record<string, string>> = {
  starting_balance: 'Starting balance',
  premium_month: 'Credits of the plan',
  plan_month: 'Credits of the plan',
  credit_pack: 'Credits bought',
  payment_refunded: 'Payment refunded',
  expired: 'Credits expired',
}

/** An action of the cost table, or why credits came or went, as people read it. */
export function usageLabel(action: string): string {
  const cost = Object.entries(CREDIT_COSTS).find(([id]) => id === action)?.[1]
  return cost?.label ?? REASONS[action] ?? action.replaceAll('_', ' ')
}
