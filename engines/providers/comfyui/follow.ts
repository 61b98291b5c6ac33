import type { Follows, IllustrationRequest } from '#engines/ports.ts'
import { type PicturePlace, placesIn, type Values, type Workflow } from './workflow.ts'

/** Where portraits and their strengths stand in a workflow, in their order. */
const PORTRAITS = [
  ['portrait', 'portrait_strength'],
  ['portrait_2', 'portrait_2_strength'],
  ['portrait_3', 'portrait_3_strength'],
] as const

/** A grey square: nodes that load a picture need one, also where nobody is in the scene. */
const NOTHING = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAKUlEQVR42u3MQREAAAwCIKMb3RD77SAA6VEEAoFAIBAIBAKBQCAQfA8G320AeXC6efoAAAAASUVORK5CYII=',
    'base64',
  ),
)

/** What a workflow leaves open for pictures. */
export function followsOf(workflow: Workflow): Follows {
  const places = placesIn(workflow)
  const open = PORTRAITS.findIndex(([name]) => !places.includes(name))
  return { portraits: open < 0 ? PORTRAITS.length : open, style: places.includes('style_picture') }
}

/** The pictures of a request and how strong each is, 0 to 1; what there is nothing for has a grey square and no strength. */
export function followedBy({ people = [], style }: IllustrationRequest): {
  pictures: Partial<Record<PicturePlace, Uint8Array>>
  values: Values
} {
  const pictures: Partial<Record<PicturePlace, Uint8Array>> = { style_picture: style?.picture ?? NOTHING }
  const values: Values = { style_strength: style?.strength ?? 0 }
  for (const [at, [place, strength]] of PORTRAITS.entries()) {
    pictures[place] = people[at]?.picture ?? NOTHING
    values[strength] = people[at] ? 1 : 0
  }
  return { pictures, values }
}
