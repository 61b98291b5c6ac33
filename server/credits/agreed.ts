import type { Scope } from '#server/context.ts'
import { priceChanged } from '#server/http/http-error.ts'

/**
 * Refuses (402) what would cost more than the person was shown, with what the call has held already. Of several pieces the sum is asked
 * for first, so that people are asked once.
 * @param cost credits
 */
export function requireAgreed({ agreed }: Pick<Scope, 'agreed'>, cost: number): void {
  if (agreed && agreed.held + cost > agreed.most) throw priceChanged({ shown: agreed.most, most: agreed.held + cost })
}
