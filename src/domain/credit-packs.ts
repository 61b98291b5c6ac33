import { CURRENCIES, type Currency } from './plans.ts'

export interface CreditPack {
  /** Names size and currency, for example credits-300-usd. */
  id: string
  credits: number
  /** Smallest unit of the currency. */
  amount: number
  currency: Currency
}

/** What packs cost, by their credits. A credit costs more than in any plan: a pack is for who runs out once. */
const SIZES: ReadonlyMap<number, Readonly<Record<Currency, number>>> = new Map([
  [100, { USD: 400, EUR: 400, GBP: 350, INR: 19_900 }],
  [300, { USD: 1_000, EUR: 1_000, GBP: 900, INR: 54_900 }],
  [1_000, { USD: 2_900, EUR: 2_900, GBP: 2_500, INR: 149_900 }],
])

/** Every pack in one currency, smallest first. */
export function packsIn(currency: Currency): CreditPack[] {
  return [...SIZES].map(([credits, amounts]) => ({
    id: `credits-${credits}-${currency}`.toLowerCase(),
    credits,
    amount: amounts[currency],
    currency,
  }))
}

/** The pack of an id; undefined for one that is not sold. */
export function findPack(packId: string): CreditPack | undefined {
  return CURRENCIES.flatMap(packsIn).find(({ id }) => id === packId)
}

/** What a pack is called on invoices and in mails. */
export function packTitle({ credits }: Pick<CreditPack, 'credits'>): string {
  return `${credits.toLocaleString('en-US')} credits`
}
