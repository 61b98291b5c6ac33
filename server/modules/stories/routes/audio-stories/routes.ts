import { createStoryFromAudio } from './create-story-from-audio.ts'
import { createVideoCaptionsStory } from './create-video-captions-story.ts'
import { divideTranscriptIntoScenes } from './divide-transcript-into-scenes.ts'
import { generateVisualsForAudioStory } from './generate-visuals-for-audio-story.ts'
import { transcribeAudioStory } from './transcribe-audio-story.ts'

export const audioStoriesRoutes = {
  createStoryFromAudio,
  createVideoCaptionsStory,
  divideTranscriptIntoScenes,
  generateVisualsForAudioStory,
  transcribeAudioStory,
}
