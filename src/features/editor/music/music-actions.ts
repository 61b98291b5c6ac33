import { AudioLines, Gauge } from 'lucide-react'
import { DEFAULT_DUCKING_DB, LOUDNESS_NAMES, LOUDNESS_TARGETS, signed } from '#src/domain/sound.ts'
import type { Action, ActionContext } from '../core/action.tsx'
import { isMusicPlayed } from '../core/open-music-cues.ts'
import { updateStory } from '../visuals/commands/update-story.ts'
import { updateMusic } from './commands/update-music.ts'

const storyOf = ({ editor }: ActionContext) => editor.store.getState().open.story

export const toggleDucking: Action = {
  id: 'toggle-ducking',
  label: 'Lower the music under speech',
  icon: AudioLines,
  keywords: 'ducking duck background volume voice sound',
  isEnabled: ({ editor }) => isMusicPlayed(editor.store.getState().open),
  run(context) {
    const isOn = (storyOf(context).music.ducking_db ?? null) !== null
    void updateMusic(context.editor, { ducking_db: isOn ? null : DEFAULT_DUCKING_DB })
  },
}

const loudness = (lufs: (typeof LOUDNESS_TARGETS)[number] | null): Action => ({
  id: `loudness-${lufs ?? 'as-mixed'}`,
  label: lufs === null ? 'Loudness: as mixed' : `Loudness: ${signed(lufs)} LUFS`,
  icon: Gauge,
  keywords: `master normalise volume sound ${lufs === null ? '' : LOUDNESS_NAMES[lufs]}`,
  isEnabled: (context) => (storyOf(context).loudness_lufs ?? null) !== lufs,
  run: ({ editor }) => void updateStory(editor, { loudness_lufs: lufs }),
})

/** How the sound of the whole story is mixed. */
export const soundActions: readonly Action[] = [toggleDucking, ...[null, ...LOUDNESS_TARGETS].map(loudness)]
