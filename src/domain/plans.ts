import type { BillingInterval, ChangeBegin, Currency, CurrencySymbol, PremiumType } from '#generated/schema.ts'
import { PREMIUM_MONTHLY_CREDITS } from './credits.ts'

interface CreditPack {
  /** Names size and currency, for example credits-300-usd. */
  id: string
  credits: number
  /** Smallest unit of the currency. */
  amount: number
  currency: Currency
}

/** Prices of packs, by their credits. A credit costs more than in any plan: a pack is for a single shortage. */
const SIZES: ReadonlyMap<number, Readonly<Record<Currency, number>>> = new Map([
  [100, { USD: 400, EUR: 400, GBP: 350, INR: 19_900 }],
  [300, { USD: 1_000, EUR: 1_000, GBP: 900, INR: 54_900 }],
  [1_000, { USD: 2_900, EUR: 2_900, GBP: 2_500, INR: 149_900 }],
])

export type { BillingInterval, ChangeBegin, Currency, PremiumType }

export interface Plan {
  name: string
  /** The plan in a sentence. */
  description: string
  creditsPerMonth: number
  /** Per month, in the smallest unit of each currency. */
  monthly: Readonly<Record<Currency, number>>
  isRecommended: boolean
}

/** Plans on sale, cheapest first. They differ in credits only. */
export const PLANS: Readonly<Record<PremiumType, Plan>> = {
  CREATOR: {
    name: 'Creator',
    description: 'For occasional videos',
    creditsPerMonth: 400,
    monthly: { USD: 900, EUR: 900, GBP: 800, INR: 49_900 },
    isRecommended: false,
  },
  PRO: {
    name: 'Pro',
    description: 'For people who publish every week',
    creditsPerMonth: PREMIUM_MONTHLY_CREDITS,
    monthly: { USD: 1_900, EUR: 1_900, GBP: 1_700, INR: 99_900 },
    isRecommended: true,
  },
  STUDIO: {
    name: 'Studio',
    description: 'For teams that publish every day',
    creditsPerMonth: 3_000,
    monthly: { USD: 4_900, EUR: 4_900, GBP: 4_300, INR: 249_900 },
    isRecommended: false,
  },
}

export const PREMIUM_TYPES: readonly PremiumType[] = ['CREATOR', 'PRO', 'STUDIO']

export const CURRENCY_SYMBOLS: Readonly<Record<Currency, CurrencySymbol>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  INR: '₹',
}

/** A year costs as much as this many months. */
const MONTHS_PER_YEAR_PAID = 10

export interface Price {
  /** Names plan, interval and currency, for example pro-month-usd. */
  id: string
  premiumType: PremiumType
  interval: BillingInterval
  /** Smallest unit of the currency per interval. */
  amount: number
  currency: Currency
}

export const CURRENCIES: readonly Currency[] = ['USD', 'EUR', 'GBP', 'INR']

/** Every plan, monthly and yearly, in one currency; cheapest first. */
export function pricesIn(currency: Currency): Price[] {
  const intervals: readonly BillingInterval[] = ['MONTH', 'YEAR']
  return intervals
    .flatMap((interval) =>
      PREMIUM_TYPES.map((premiumType) => ({
        id: [premiumType, interval, currency].join('-').toLowerCase(),
        premiumType,
        interval,
        amount: PLANS[premiumType].monthly[currency] * (interval === 'YEAR' ? MONTHS_PER_YEAR_PAID : 1),
        currency,
      })),
    )
    .sort((one, other) => one.amount - other.amount)
}

/** The price of an id; undefined for one that is not sold (any more). */
export function findPrice(priceId: string): Price | undefined {
  return CURRENCIES.flatMap(pricesIn).find(({ id }) => id === priceId)
}

/** Name of a price on invoices and in emails, for example 'Creator, monthly'. */
export function priceTitle({ premiumType, interval }: Pick<Price, 'premiumType' | 'interval'>): string {
  return `${PLANS[premiumType].name}, ${interval === 'YEAR' ? 'yearly' : 'monthly'}`
}

/**
 * When a running plan would change to another price; null where it cannot. A year that is paid runs to its end, and what runs in months
 * can only become a year of the same plan or a larger one: everything else would have to pay money back.
 */
export function changeBegin(present: Price, wanted: Price): ChangeBegin | null {
  if (present.currency !== wanted.currency) return null
  const isLarger = PREMIUM_TYPES.indexOf(wanted.premiumType) > PREMIUM_TYPES.indexOf(present.premiumType)
  if (present.interval === wanted.interval) return isLarger ? 'NOW' : 'NEXT_PERIOD'
  const isAsLarge = isLarger || wanted.premiumType === present.premiumType
  return wanted.interval === 'YEAR' && isAsLarge ? 'NOW' : null
}

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

/** Name of a pack on invoices and in emails. */
export function packTitle({ credits }: Pick<CreditPack, 'credits'>): string {
  return `${credits.toLocaleString('en-US')} credits`
}
