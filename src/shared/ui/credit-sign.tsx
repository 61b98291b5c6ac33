/** The sign of a credit: a circle with a four-point star. Decorative; the amount beside it is read. */
export function CreditSign({ size = 16 }: { size?: number }) {
  return (
    <svg
      className="lucide"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="8.5" />
      <path d="m12 7.800 1.200 3 3 1.200-3 1.200-1.200 3-1.200-3-3-1.200 3-1.200z" strokeLinejoin="round" />
    </svg>
  )
}
