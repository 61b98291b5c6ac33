import type { Currency } from '#src/domain/plans.ts'

const FPS = 30

/** A length in frames as minutes and seconds: 2550 → '1:25'. */
export function formatFrames(frames: number): string {
  return formatSeconds(Math.round(frames / FPS))
}

/** Whole seconds as minutes and seconds: 85 → '1:25', 3725 → '1:02:05'. */
export function formatSeconds(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** An amount in the smallest unit, formatted; whole amounts without decimals: 1900, USD → '$19'. */
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

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** An estimated amount of US dollars: 'about $0.24' */
export const dollarText = (amount: number): string =>
  amount < 0.01 ? 'less than $0.01' : `about ${dollars.format(amount)}`

/** '1 credit', '1,200 credits' */
export const creditsText = (credits: number): string =>
  `${credits.toLocaleString('en')} ${credits === 1 ? 'credit' : 'credits'}`
