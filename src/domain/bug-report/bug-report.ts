import type { StoryDocument } from '#generated/schema.ts'

const CHUNK = 32_768

/** Incremented with every change of the bug report's format; `read-bug-report.ts` reads older ones. */
export const BUG_REPORT_VERSION = 4

/** Something that was done, called or went wrong. `ms`: since the recording began. */
export type BugReportEvent =
  | { kind: 'action'; ms: number; id: string }
  | {
      kind: 'call'
      ms: number
      method: string
      /** Under the API's URL, ids in it, without a query. */
      path: string
      /** Its texts are redacted; null: none, or not recorded. */
      body: unknown
      /** null: under way; 0: it ended without an answer. */
      status: number | null
      tookMs: number | null
      /** The refusal's code. */
      error: string | null
    }
  | { kind: 'error'; ms: number; message: string; stack: string[] }

/** A file of the story. */
export interface BugReportFile {
  /** Replaces the signed URL in the document, which is not shared. */
  address: string
  contentType: string
  /** Base64; null: it is not in the bug report. */
  data: string | null
}

/** The frame as the user saw it. */
export interface BugReportStill {
  frame: number
  /** px of the canvas that it was drawn on. */
  drawnWidth: number
  /** px of the image here. */
  width: number
  height: number
  /** PNG, base64. */
  data: string
}

/** The state of a problem: enough to reproduce it, without secrets. */
export interface BugReport {
  version: typeof BUG_REPORT_VERSION
  madeAt: string
  app: { version: string; build: string }
  engines: { kind: string; label: string; is_built_in: boolean }[]
  browser: { agent: string; language: string; width: number; height: number; pixelRatio: number }
  /** Path alone. */
  page: string
  /** The user's comment. */
  description: string
  /** The error shown to the user; null without one. */
  failure: { operation: string | null; message: string | null } | null
  story: StoryDocument | null
  /** The playhead's frame. */
  frame: number | null
  still: BugReportStill | null
  /** Oldest first. */
  events: BugReportEvent[]
  files: BugReportFile[]
  /** Whether texts and images are replaced by fallbacks of the same size. */
  hasStandIns: boolean
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** The value with each of its texts mapped by a function of text and key. */
export function mapTexts<Value>(value: Value, change: (text: string, name: string) => string | null): Value {
  const walk = (part: Json, name: string): Json => {
    if (typeof part === 'string') return change(part, name)
    if (Array.isArray(part)) return (part as readonly Json[]).map((each) => walk(each, name))
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([inner, each]) => [inner, walk(each, inner)]))
  }
  return walk(value as Json, '') as Value
}

/** Of files; those of whom to thank for one lead to pages. */
const ADDRESS_NAME = /^(?:(?!author|page|licence).+_)?url$|^preview_image$|^last_video_file$|_file_location$/

/** Whether a text of the contract's documents is a URL of a file. */
export const isFileAddress = (text: string, name: string): boolean =>
  text !== '' && (ADDRESS_NAME.test(name) || /[?&]sig=/.test(text))

/** The document with names in place of its files' URLs, and the mapping of both. Links that open it are left out. */
export function withoutAddresses(story: StoryDocument): {
  story: StoryDocument
  names: Map<string, string>
} {
  const names = new Map<string, string>()
  const nameOf = (address: string) => {
    const known = names.get(address) ?? `bundle:${names.size + 1}`
    names.set(address, known)
    return known
  }
  const named = mapTexts(story, (text, name) => (isFileAddress(text, name) ? nameOf(text) : text))
  return { story: { ...named, public_preview_id: null, public_preview_expires_at: null }, names }
}

export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += CHUNK) parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)))
  return btoa(parts.join(''))
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** A file: gzip of JSON. */
export function writeBugReport(bugReport: BugReport): Promise<Blob> {
  return new Response(new Blob([JSON.stringify(bugReport)]).stream().pipeThrough(new CompressionStream('gzip'))).blob()
}
