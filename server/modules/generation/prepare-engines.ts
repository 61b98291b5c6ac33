import type { Engines } from '#engines/ports.ts'
import type { MakePayload } from '#server/platform/jobs/payloads.ts'

/** Lets the engines of a story start while it is still being written: the first scene then waits for their work only. */
export function prepareEngines({ voice, illustrator }: Engines, parts: MakePayload['parts'] = 'ALL'): void {
  voice.prepare?.()
  if (parts === 'ALL') illustrator.prepare?.()
}
