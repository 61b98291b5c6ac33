import { afterAll, beforeEach } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { beginScreenplay } from './begin-screenplay.ts'

/** An app with enough voices for a cast, and a helper that begins a screenplay in it. */
export async function setUpScreenplays() {
  const engines = createTestEngines()
  const [voice] = engines.voice.voices
  const voices = ['', '-2', '-3'].flatMap((more) => (voice ? [{ ...voice, id: voice.id + more }] : []))
  const app = await createTestApp({ engines: { voice: { ...engines.voice, voices } } })
  beforeEach(() => app.reset())
  afterAll(() => app.close())
  return { app, begin: (script?: string) => beginScreenplay(app, script) }
}
