import { afterAll, beforeEach } from 'vitest'
import type { IllustrationRequest } from '#engines/ports.ts'
import { createTestApp } from './create-test-app.ts'
import { createTestEngines } from './test-engines.ts'

/** An app whose illustrator records its requests; a test may replace its behaviour. */
export async function setUpDrawing() {
  const { illustrator } = createTestEngines()
  const asked: IllustrationRequest[] = []
  /** `draw` is the illustrator's behaviour; each test begins with the default. */
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
