import type { SummarizerOptions } from './browser-apis.ts'
import {
  BrowserModelError,
  createOptions,
  modelLanguage,
  useBrowserWork,
  type BrowserWork,
  type WorkCall,
} from './browser-work.ts'

/** How many points a summary of each length has, and about how long they are when they are spoken, s. */
const LENGTHS = [
  { length: 'short', seconds: 20 },
  { length: 'medium', seconds: 33 },
  { length: 'long', seconds: 46 },
] as const
const [, , LONGEST] = LENGTHS

interface LongText {
  text: string
  /** BCP 47 */
  language: string
  /** How long the shortened text shall take to say, s. */
  seconds: number
}

/** A long video has several summaries, one after the other. */
function partsOf({ text, seconds }: Omit<LongText, 'language'>): string[] {
  const count = Math.max(1, Math.round(seconds / LONGEST.seconds))
  const sentences = text.split(/(?<=[.!?…。！？]["”’»)]*)\s+/u)
  const size = Math.ceil(sentences.length / count)
  return Array.from({ length: count }, (_, at) => sentences.slice(at * size, (at + 1) * size).join(' ')).filter(Boolean)
}

function optionsOf({ language, seconds }: Omit<LongText, 'text'>): SummarizerOptions {
  const each = seconds / Math.max(1, Math.round(seconds / LONGEST.seconds))
  const { length } = LENGTHS.findLast((one) => one.seconds <= each * 1.2) ?? LENGTHS[0]
  const languages = [modelLanguage(language)]
  return {
    ...{ type: 'key-points', format: 'plain-text', length },
    ...{ expectedInputLanguages: languages, outputLanguage: modelLanguage(language) },
  }
}

/** The browser's summarizer, for texts of a language that become a video of so many seconds. */
export function useBrowserSummarizer(language: string, seconds: number): BrowserWork {
  return useBrowserWork(['summarizer', language, String(seconds)], () =>
    globalThis.Summarizer?.availability(optionsOf({ language, seconds })),
  )
}

/** The key points of a long text, one per line, about as long as the video shall be. Rejects where nothing is left of it. */
export async function shortenText(request: LongText, call: WorkCall): Promise<string> {
  const summarizer = await globalThis.Summarizer?.create({ ...optionsOf(request), ...createOptions(call) })
  if (!summarizer) throw new DOMException('The browser has no summarizer', 'NotSupportedError')
  try {
    const parts = partsOf(request)
    const lines: string[] = []
    for (const [at, part] of parts.entries()) {
      call.report({ step: 'working', share: at / parts.length })
      lines.push(...linesOf(await summarizer.summarize(part, { signal: call.signal })))
    }
    if (lines.length === 0) throw new BrowserModelError('Your browser’s model gave no usable answer. Try again.')
    return [...new Set(lines)].map((line) => `- ${line}`).join('\n')
  } finally {
    summarizer.destroy()
  }
}

/** The points of a summary without their marks. */
const linesOf = (summary: string): string[] =>
  summary
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d+[.)])\s*/u, '')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .filter(Boolean)
