import type { WriterRequest, WrittenStory } from '#engines/ports.ts'
import { createWriter } from '../writer.ts'

const writer = createWriter()
const BASE: WriterRequest = {
  kind: 'PROMPT',
  text: '',
  language: 'en-US',
  sceneSize: 'SHORT',
  scenePace: 'MEDIUM',
  targetSeconds: 60,
}

/** What the writer makes of a request; what it leaves out is a prompt in English for a minute. */
export async function write(request: Partial<WriterRequest>): Promise<WrittenStory> {
  return writer.write({ ...BASE, ...request })
}
