import contract from '#generated/openapi.json' with { type: 'json' }
import type { components } from '#generated/types/api.ts'

/** The whole story of the contract's own example, a fresh copy each time. */
export function exampleStory(): components['schemas']['StoryDocument'] {
  return exampleRenderDocument().story
}

/** What the contract's example of a render gives its renderer. */
export function exampleRenderDocument(): components['schemas']['RenderDocument'] {
  return structuredClone(
    contract.components.examples.RenderDocumentWhole.value,
  ) as components['schemas']['RenderDocument']
}
