import type { PickOption } from '../ui/pick.tsx'

/** When a link ends: never, in so many days, or when it was set to before. */
export type LinkExpiry = 'never' | '1' | '7' | '30' | 'kept'

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

export const isExpired = (expiresAt: string | null, now: Date): boolean =>
  expiresAt !== null && new Date(expiresAt) <= now

/** The choices; an end that was set stands among them as its date. */
export function expiryOptions(expiresAt: string | null, now: Date): PickOption<LinkExpiry>[] {
  const current = expiresAt === null ? [] : [{ value: 'kept' as const, label: currentLabel(expiresAt, now) }]
  return [
    ...current,
    { value: 'never', label: 'Never' },
    { value: '1', label: 'In a day' },
    { value: '7', label: 'In 7 days' },
    { value: '30', label: 'In 30 days' },
  ]
}

const currentLabel = (expiresAt: string, now: Date) =>
  `${isExpired(expiresAt, now) ? 'Expired' : 'On'} ${moment.format(new Date(expiresAt))}`

/** Days for the call; null for no end, undefined to leave it as it is. */
export const daysOf = (end: LinkExpiry): number | null | undefined =>
  end === 'kept' ? undefined : end === 'never' ? null : Number(end)
