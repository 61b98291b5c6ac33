import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { splitScript } from '#src/domain/split-script.ts'
import type { OnScreenText, WrittenScene } from '#engines/ports.ts'
import type { Passage } from './narrate-brief.ts'

/** How long each group of words is shown at least, s: time to appear, to be read and to leave. */
const SHOWN_S: Readonly<Record<OnScreenText['preset'], number>> = {
  ...{ title: 2.6, point: 2.4, number: 2.8, quote: 3.2, 'end-card': 3.4 },
}

/** A scene for each passage of which words are shown; others are joined and divided to `seconds` each. */
export function scenesOfPassages(
  passages: readonly Passage[],
  seconds: number,
  language: string,
): Omit<WrittenScene, 'visualPrompt'>[] {
  const groups: { text: string; onScreen?: OnScreenText }[] = []
  for (const { text, onScreen } of passages) {
    const last = groups.at(-1)
    if (onScreen) groups.push({ text, onScreen })
    else if (last && !last.onScreen) last.text += `\n${text}`
    else groups.push({ text })
  }
  return groups.flatMap(({ text, onScreen }) => {
    if (!onScreen) return splitScript(text, language, seconds).map((part) => ({ narration: joinLines(part) }))
    const missing = SHOWN_S[onScreen.preset] - estimateSeconds(text, language)
    return [{ narration: text, onScreen, pauseMs: Math.max(0, Math.round(missing * 1000)) }]
  })
}

/** Scripts without spaces have none after a sentence. */
const joinLines = (text: string) => text.replaceAll(/(?<=[。！？])\s*\n\s*/gu, '').replaceAll(/\s*\n\s*/gu, ' ')
