import type { Stage } from '../core/stage.ts'
import { vectorOf } from '../objects/objects.ts'
import type { SubjectArt } from './art.ts'
import { CATALOGUE } from './catalogue.ts'

/** A subject as this image's look draws it; undefined where nothing is drawn for the word. */
export function artOf({ look, objects }: Pick<Stage, 'look' | 'objects'>, kind: string): SubjectArt | undefined {
  const own = CATALOGUE.get(kind)
  const name = vectorOf(kind, look.graphic !== undefined, own !== undefined)
  return (name === undefined ? undefined : objects.get(name)) ?? own
}

/** A subject within a landscape or a room, which the catalogue's own art is drawn for. */
export const artInPlace = (stage: Pick<Stage, 'look' | 'objects'>, kind: string): SubjectArt | undefined =>
  CATALOGUE.get(kind) ?? artOf(stage, kind)
