import type { MusicCueInput } from '#generated/schema.ts'

/** An effect of the whole film; with `scene_id`: of a scene. */
export const newEffect = (media_id: string, values: Partial<MusicCueInput> = {}): MusicCueInput => ({
  ...{ kind: 'EFFECT', media_id, start_ms: 0, ...values },
})
