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

/** Pieces that larger work is paid by, by what their names begin with. */
const PIECES: Readonly<Record<string, string>> = { picture: 'picture', voice: 'voice-over', motion: 'clip' }

/** Work that is paid by the piece; other work is what its piece is. */
const WHOLE: readonly string[] = ['generate_story', 'generate_visuals', 'translate_story']

/**
 * An action of the cost table, or why credits came or went, as people read it.
 * @param item the piece of larger work that it was: 'voice:…'
 */
export function usageLabel(action: string, item: string | null = null): string {
  const cost = Object.entries(CREDIT_COSTS).find(([id]) => id === action)?.[1]
  const label = cost?.label ?? REASONS[action] ?? action.replaceAll('_', ' ')
  const piece = WHOLE.includes(action) ? PIECES[item?.split(':')[0] ?? ''] : undefined
  return piece === undefined ? label : `${label}: ${piece}`
}
