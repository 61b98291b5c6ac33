/** A balance as the header shows it: two decimals, and above 1000 compacted with K (1500 → '1.50K'). */
export function formatCreditBalance(credits: number): string {
  return credits > 1000 ? `${(credits / 1000).toFixed(2)}K` : credits.toFixed(2)
}
