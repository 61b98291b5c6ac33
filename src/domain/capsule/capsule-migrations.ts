/** Changes what a version wrote into what the next one writes. */
export type CapsuleMigration = (older: Record<string, unknown>) => Record<string, unknown>

/** What every story says since, as it is for those that said nothing. */
const withOfStory =
  (added: Record<string, unknown>): CapsuleMigration =>
  (older) => {
    const { story } = older
    return typeof story === 'object' && story !== null ? { ...older, story: { ...story, ...added } } : older
  }

/** 1 to 2: stories tell which length they keep from a plan that ended. */
const withKeptLength = withOfStory({ kept_length_in_frames: null })

/** 2 to 3: stories tell which voice they have spoken with. */
const withUsualVoice = withOfStory({ usual_voice_code: null })

/** By place: from version 1 to 2 first. Each step stays as it is once it is out: somebody has a file that needs it. */
export const capsuleMigrations: readonly CapsuleMigration[] = [withKeptLength, withUsualVoice]
