import contract from '#generated/openapi.json' with { type: 'json' }
import type { RenderDocument, StoryDocument } from '#generated/schema.ts'

/** The whole story of the contract's own example, a fresh copy each time. */
export function exampleStory(): StoryDocument {
  return exampleRenderDocument().story
}

/** The renderer's input in the contract's example of a render. */
export function exampleRenderDocument(): RenderDocument {
  return structuredClone(contract.components.examples.RenderDocumentWhole.value) as RenderDocument
}
