import type { ReactNode } from 'react'

export type StartId = 'prompt' | 'script' | 'screenplay' | 'narration' | 'audio' | 'captions' | 'avatar' | 'blank'

/** Half heights of a voice's bars, drawn every 4.75 px. */
const SPOKEN = [2, 4.5, 3, 7, 11, 6, 15, 19]
const TO_SPEAK = [12, 17, 9, 13, 6, 10, 4, 6, 2.25]
const bars = (heights: readonly number[], from: number) =>
  heights.map((height, at) => `M${from + at * 4.75} ${24 - height}v${height * 2}`).join('')

/** The input of each kind of creation as a small drawing; the card colours the lines by `data-line`. */
export const START_GLYPHS: Readonly<Record<StartId, ReactNode>> = {
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
  screenplay: (
    <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
      <rect data-line="frame" x="24.5" y="1.5" width="47" height="46" rx="4" />
      <path d="M31 12h20M31 18h30" />
      <path data-line="caret" d="M43 26h10M38 32h20M40 38h16" />
    </svg>
  ),
  narration: (
    <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
      <rect data-line="frame" x="12.5" y="3.5" width="40" height="41" rx="4" />
      <path d="M20 13h25M20 20h20M20 27h24M20 34h13" />
      <path data-line="caret" d="M64 18v12M71 13v22M78 19v10M85 22v4" />
    </svg>
  ),
  audio: (
    <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
      <path data-line="caret" d={bars(SPOKEN, 10)} />
      <path d={bars(TO_SPEAK, 48)} />
    </svg>
  ),
  captions: (
    <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
      <rect data-line="frame" x="10.5" y="3.5" width="75" height="42" rx="6" />
      <path d="M44 15.5v11l9-5.5z" />
      <path data-line="caret" d="M26 37h14M44 37h9M57 37h13" />
    </svg>
  ),
  avatar: (
    <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
      <circle data-line="frame" cx="48" cy="19" r="10" />
      <path data-line="frame" d="M26 48c2-12 11-16 22-16s20 4 22 16" />
      <path data-line="caret" d="M44 22.5c2 2 6 2 8 0" />
      <path d="M68 14c3 3 3 7 0 10M74 10c5 5 5 13 0 18" />
    </svg>
  ),
  blank: (
    <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
      <rect data-line="frame" x="10.5" y="3.5" width="75" height="42" rx="6" strokeDasharray="4 4" />
      <path d="M48 17v15M40.5 24.5h15" />
    </svg>
  ),
}
