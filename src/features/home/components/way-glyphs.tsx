import type { ReactNode } from 'react'

export type WayId = 'prompt' | 'script' | 'blank'

/** What each way begins with, drawn small; the card colours the lines by `data-line`. */
export const WAY_GLYPHS: Readonly<Record<WayId, ReactNode>> = {
  prompt: (
    <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
      <rect data-line="frame" x="4.5" y="4.5" width="87" height="39" rx="6" />
      <path d="M14 14h46M14 23h32" />
      <path data-line="caret" d="M49 18.5v9" />
    </svg>
  ),
  script: (
    <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
      <rect data-line="frame" x="24.5" y="1.5" width="47" height="46" rx="4" />
      <path d="M32 11h31M32 18h26M32 25h30M32 32h18" />
    </svg>
  ),
  blank: (
    <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
      <rect data-line="frame" x="10.5" y="3.5" width="75" height="42" rx="6" strokeDasharray="4 4" />
      <path d="M48 17v15M40.5 24.5h15" />
    </svg>
  ),
}
