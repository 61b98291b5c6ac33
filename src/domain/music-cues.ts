/** Most cues of a story, beside its background music. */
export const MAX_MUSIC_CUES = 100
