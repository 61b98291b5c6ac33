export const MAX_CREDITS = 1_000_000

/** A cap as it was typed: null for none, undefined for what is no cap. */
export function readCap(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,7}$/.test(typed) && Number(typed) <= MAX_CREDITS ? Number(typed) : undefined
}
