import {
  EngineError,
  type EngineCall,
  problemOf,
  type WriterRequest,
  type WrittenStory,
  type Engines,
} from '#engines/ports.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { requirePayable } from '#server/modules/generation/hold-pieces.ts'
import { hold, type Work } from '#server/modules/billing/credits/hold.ts'
import { unavailable, validationFailed } from '#server/platform/http/http-error.ts'
import { captureWriting } from './writing-price.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import type { MakePayload } from '#server/platform/jobs/payloads.ts'

/**
 * Calls the writer within a call, outside of any transaction. @param field the field of the text, named where it cannot be
 * used
 */
export async function askWriter(
  { engines }: Pick<Services, 'engines'>,
  request: WriterRequest,
  call: EngineCall,
  field: string,
): Promise<WrittenStory> {
  try {
    return await engines.writer.write(request, call)
  } catch (cause) {
    if (cause instanceof EngineError) throw validationFailed({ [field]: [cause.message] })
    throw problemOf(cause) === null ? cause : unavailable()
  }
}

/**
 * Refuses (402) what cannot be paid, before a writer is called.
 * @param listed credits that apply without a shown price
 */
export async function requireWritingPayable(
  scope: Scope,
  userId: string,
  { action, storyId }: Pick<Work, 'action' | 'storyId'>,
  { cost, listed }: { cost: number; listed: number },
): Promise<void> {
  const approvedPrice = scope.approvedPrice ?? { most: listed, held: 0 }
  const subject = { userId, action, units: 1, ...(storyId !== undefined && { storyId }) }
  await requirePayable({ ...scope, approvedPrice }, subject, cost)
}

/** Charges a text that was generated within this call. */
export async function chargeWriting(scope: Scope, userId: string, work: Work, written: WrittenStory): Promise<void> {
  await captureWriting(scope, await hold(scope, userId, work), written)
}

/** Whether a scene's text has words. */
export const hasWords = ({ text }: Pick<SceneRow, 'text'>): boolean => /[\p{L}\p{N}]/u.test(text)

/** Has the writer suggest an image for a scene's text; called outside of any transaction. */
export function writeForImage(
  services: Pick<Services, 'engines'>,
  { language }: Pick<StoryRow, 'language'>,
  { text }: Pick<SceneRow, 'text'>,
  call: EngineCall,
): Promise<WrittenStory> {
  const request = { kind: 'SCRIPT', text, language, sceneSize: 'LONG', scenePace: 'SLOW', targetSeconds: 10 } as const
  return askWriter(services, request, call, 'prompt')
}

/** Lets the engines of a story start while it is still being written: the first scene then waits for their work only. */
export function prepareEngines({ voice, illustrator }: Engines, parts: MakePayload['parts'] = 'ALL'): void {
  voice.prepare?.()
  if (parts === 'ALL') illustrator.prepare?.()
}
