import type { EngineCall, WrittenStory } from '#engines/ports.ts'
import type { Services } from '#server/platform/context.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { askWriter } from './ask-writer.ts'

/** Whether a scene's text says anything. */
export const hasWords = ({ text }: Pick<SceneRow, 'text'>): boolean => /[\p{L}\p{N}]/u.test(text)

/** Has the writer say what a picture of a scene's text could show; it is asked outside of any transaction. */
export function writeForPicture(
  services: Pick<Services, 'engines'>,
  { language }: Pick<StoryRow, 'language'>,
  { text }: Pick<SceneRow, 'text'>,
  call: EngineCall,
): Promise<WrittenStory> {
  const request = { kind: 'SCRIPT', text, language, sceneSize: 'LONG', scenePace: 'SLOW', targetSeconds: 10 } as const
  return askWriter(services, request, call, 'prompt')
}
