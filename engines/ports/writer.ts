import type { EngineInfo } from './engine.ts'

export type SceneSize = 'SHORT' | 'MEDIUM' | 'LONG'

export type ScenePace = 'SLOW' | 'MEDIUM' | 'FAST'

export interface WriterRequest {
  /** PROMPT: invent a narration about the text. SCRIPT: the text is the narration, kept verbatim. */
  kind: 'PROMPT' | 'SCRIPT'
  text: string
  /** BCP 47, for example en-US. */
  language: string
  sceneSize: SceneSize
  scenePace: ScenePace
  /** Target length in seconds; ignored for SCRIPT. */
  targetSeconds: number
}

export interface WrittenScene {
  narration: string
  /** What the picture shows; the illustrator's input. */
  visualPrompt: string
}

export interface WrittenStory {
  title: string
  scenes: WrittenScene[]
  /** People found in the text, without the narrator. */
  cast: { name: string; description: string }[]
}

export interface Writer {
  info: EngineInfo
  /** Deterministic: the same request gives the same story. Rejects with an EngineError on text it cannot use. */
  write(request: WriterRequest): Promise<WrittenStory>
}
