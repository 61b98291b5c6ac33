import type { Currency } from '#src/domain/plans.ts'

/** An amount in the smallest unit as people write it; whole amounts without decimals: 1900, USD → '$19'. */
export function formatMoney(amount: number, currency: Currency): string {
  const digits = amount % 100 === 0 ? 0 : 2
  const locale = currency === 'INR' ? 'en-IN' : 'en-US'
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100)
}
