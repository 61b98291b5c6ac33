/** '2.7 expected, 3 credits at most'; one number where they are the same. */
export function quotePriceText({ expected, most }: { expected: number; most: number }): string {
  if (most === 0) return 'Free'
  const credits = most === 1 ? 'credit' : 'credits'
  return expected === most ? `${most} ${credits}` : `${expected} expected, ${most} ${credits} at most`
}
