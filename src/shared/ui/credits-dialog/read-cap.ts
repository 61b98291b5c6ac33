export const MAX_CREDITS = 1_000_000

/** A cap as typed: null for none, undefined when invalid. */
export function readCap(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,7}$/.test(typed) && Number(typed) <= MAX_CREDITS ? Number(typed) : undefined
}
