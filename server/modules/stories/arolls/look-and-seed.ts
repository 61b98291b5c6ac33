import type { App } from '#server/platform/context.ts'
import type { ArollRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'

/** Look of a scene's pictures: an id that the illustrator knows. Its looks are the styles that people choose from. */
export function lookOf(
  services: Pick<App, 'engines'>,
  scene: SceneRow,
  story: StoryRow,
  layer: ArollRow | null,
): string {
  const { looks } = services.engines.illustrator
  const own = [layer?.imageStyle, layer?.leonardoStyleId, scene.imageStyle]
  const wanted = [...own, story.visualStyle, story.leonardoStyleId]
  return wanted.find((id) => looks.some((look) => look.id === id)) ?? looks[0]?.id ?? ''
}

/** Seed of a new picture: the layer's own, the story's, or, where the story has none, one that follows from the scene. */
export function seedOf(story: StoryRow, scene: SceneRow, layer: ArollRow | null): number {
  return layer?.seed ?? story.imageSeed ?? Number.parseInt(scene.id.slice(0, 7), 16)
}
