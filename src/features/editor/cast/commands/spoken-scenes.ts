import { patchScene, type OpenStory } from '#src/features/editor/core/open-story.ts'

/** Scenes that a character speaks. */
export function spokenBy(open: OpenStory, characterId: string): string[] {
  return open.order.filter((id) => open.scenes[id]?.speaker_story_character_id === characterId)
}

/** With another voice in those scenes; a voice-over of theirs is out of date. */
export function withCharacterVoice(open: OpenStory, characterId: string, voice: string): OpenStory {
  return spokenBy(open, characterId).reduce((to, sceneId) => {
    const scene = to.scenes[sceneId]
    if (!scene || scene.language_and_voice_code === voice) return to
    const isStale = scene.is_voiceover_stale || scene.audio_media !== null
    return patchScene(to, sceneId, { language_and_voice_code: voice, is_voiceover_stale: isStale })
  }, open)
}
