import { useListVoices } from '#generated/client/constants/constants.ts'
import { isSameLanguage } from '#src/domain/languages.ts'
import { CharacterFace } from '#src/shared/story/cast/character-face.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { updateSpeaker } from './commands/update-speaker.ts'
import { useCast } from './use-cast.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'

const NARRATOR = 'narrator'

/** Who speaks a scene. Choosing a character also takes their voice. */
export function SpeakerPick({ scene }: { scene: SceneRow }) {
  const editor = useEditor()
  const cast = useCast().data?.results ?? []
  const narrator = cast.find(({ role }) => role === 'Narrator')
  const speaker = cast.find(({ id }) => id === scene.speaker_story_character_id) ?? narrator
  const others = cast.filter(({ role }) => role !== 'Narrator')
  return (
    <Pick
      label="Speaker"
      size="xsmall"
      icon={<CharacterFace character={speaker} size={20} />}
      options={[
        { value: NARRATOR, label: narrator?.call_name ?? 'Narrator' },
        ...others.map((each) => ({
          value: each.id,
          label: each.call_name,
          icon: <CharacterFace character={each} size={20} />,
        })),
      ]}
      value={speaker === undefined || speaker.role === 'Narrator' ? NARRATOR : speaker.id}
      onChange={(value) => void updateSpeaker(editor, scene.id, cast.find(({ id }) => id === value) ?? null)}
    />
  )
}

/**
 * The voice of scenes without their own: the story's choice, else the last one used, as long as it speaks the story's language.
 * null for the language's default voice.
 */
export function useStoryVoice(): string | null {
  const chosen = useOpen(({ story }) => story.default_voice_code)
  const usual = useOpen(({ story }) => story.usual_voice_code)
  const language = useOpen(({ story }) => story.language)
  const { data } = useListVoices({ query: { staleTime: Infinity } })
  if (chosen !== null) return chosen
  const voice = data?.voices.find(({ voice_code: code }) => code === usual)
  return voice && isSameLanguage(voice.language, language) ? voice.voice_code : null
}
