import { afterAll, beforeEach } from 'vitest'
import type { IllustrationRequest } from '#engines/ports.ts'
import { createTestApp } from './create-test-app.ts'
import { createTestEngines } from './test-engines.ts'

/** An app whose illustrator notes what it is asked for; a test may have it draw otherwise. */
export async function setUpDrawing() {
  const { illustrator } = createTestEngines()
  const asked: IllustrationRequest[] = []
  /** `draw` is what the illustrator does; each test begins with its own way. */
  const engine = { draw: illustrator.illustrate }
  const app = await createTestApp({
    engines: {
      illustrator: {
        ...illustrator,
        illustrate(request) {
          asked.push(request)
          return engine.draw(request)
        },
      },
    },
  })
  beforeEach(() => {
    asked.length = 0
    engine.draw = illustrator.illustrate
    return app.reset()
  })
  afterAll(() => app.close())
  return { app, asked, engine, illustrator }
}
