import type { PaidPurchase } from './report-purchase.ts'

/** What prices are written with, as ad networks call it. */
const CODES: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR' }

/** The operator's address with `{value}`, `{currency}` and `{order}` filled in: 1900 and $ make 19.00 and USD. */
export function conversionAddress(template: string, { id, amount, currency }: PaidPurchase): string {
  const values = { value: (amount / 100).toFixed(2), currency: CODES[currency] ?? currency, order: id }
  return template.replace(/(?:\{|%7B)(value|currency|order)(?:\}|%7D)/gi, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name]),
  )
}
