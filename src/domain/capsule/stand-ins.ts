import { type Capsule, type CapsuleFile, mapTexts } from './capsule.ts'
import { redactMessage } from './redact-call.ts'
import { standInText, TEXT_NAMES } from './stand-in-text.ts'

/** Makes a file that is as large in px and as long as this one, and shows nothing of it; null where nobody can. */
export type MakeStandIn = (
  file: CapsuleFile,
  place: number,
) => Promise<Pick<CapsuleFile, 'contentType' | 'data'> | null>

/** An error may quote what somebody wrote. */
const redacted = (message: string | null) => (message === null ? null : redactMessage(message))

/**
 * The capsule as it may be shown to anybody: the same story, lengths, places and failures, with other words and pictures. Its still is
 * left out: it is redrawn from what stands here.
 */
export async function withStandIns(capsule: Capsule, make: MakeStandIn): Promise<Capsule> {
  const files = await Promise.all(
    capsule.files.map(async (file, place) => {
      const other = file.data === null ? null : await make(file, place)
      return { ...file, ...(other ?? { data: null }) }
    }),
  )
  return {
    ...capsule,
    description: standInText(capsule.description),
    failure: capsule.failure && { ...capsule.failure, message: redacted(capsule.failure.message) },
    story: mapTexts(capsule.story, (text, name) => (TEXT_NAMES.has(name) ? standInText(text) : text)),
    still: null,
    files,
    hasStandIns: true,
  }
}
