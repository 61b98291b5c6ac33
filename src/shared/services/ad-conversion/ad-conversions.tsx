import { useEffect } from 'react'
import { purchasePort, type PaidPurchase } from './report-purchase.ts'

/** Currency codes of ad networks by currency sign. */
const CODES: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR' }

interface AdConversionsProps {
  /** The ad network's URL, with places for value, currency and order. */
  url: string
  isAllowed: boolean
}

/** Asks the ad network's URL for an image after a payment: none of its code runs in the page. */
export function AdConversions({ url, isAllowed }: AdConversionsProps) {
  useEffect(() => {
    if (!isAllowed) return purchasePort.close()
    return purchasePort.connect((purchase) => askFor(url, purchase))
  }, [url, isAllowed])
  return null
}

/** Once in a tab: the page after paying can be reloaded. */
function askFor(url: string, purchase: PaidPurchase) {
  const key = `conversion:${purchase.id}`
  if (sessionStorage.getItem(key) !== null) return
  sessionStorage.setItem(key, '1')
  const image = new Image()
  // The user's place in the app is private.
  image.referrerPolicy = 'no-referrer'
  image.src = conversionAddress(url, purchase)
}

/** The operator's URL with `{value}`, `{currency}` and `{order}` filled in: 1900 and $ make 19.00 and USD. */
export function conversionAddress(template: string, { id, amount, currency }: PaidPurchase): string {
  const values = { value: (amount / 100).toFixed(2), currency: CODES[currency] ?? currency, order: id }
  return template.replace(/(?:\{|%7B)(value|currency|order)(?:\}|%7D)/gi, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name]),
  )
}
