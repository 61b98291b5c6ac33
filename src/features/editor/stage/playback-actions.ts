import {
  Captions,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  FastForward,
  Maximize,
  Pause,
  Play,
  Repeat,
  Rewind,
  SkipBack,
  SkipForward,
  VolumeX,
} from 'lucide-react'
import { FPS } from '#src/domain/frames.ts'
import { filmOf } from '../core/open-story.ts'
import { toggleFullScreen as toggleStage } from '../core/full-screen.ts'
import type { Action, ActionContext } from '../core/action.tsx'
import { updateCaptions } from '../captions/commands/update-captions.ts'

const hasFilm = ({ editor }: ActionContext) => editor.store.getState().open.order.length > 0

const step =
  (frames: number) =>
  ({ editor: { playback } }: ActionContext) => {
    playback.pause()
    playback.seek(playback.getFrame() + frames)
  }

export const togglePlay: Action = {
  id: 'toggle-play',
  label: 'Play or pause',
  icon: Play,
  shortcut: 'Space',
  isEnabled: hasFilm,
  run: ({ editor }) => editor.playback.toggle(),
}

export const frameBack: Action = {
  id: 'frame-back',
  label: 'Back one frame',
  icon: ChevronLeft,
  shortcut: 'ArrowLeft',
  isEnabled: hasFilm,
  run: step(-1),
}

export const frameForward: Action = {
  id: 'frame-forward',
  label: 'Forward one frame',
  icon: ChevronRight,
  shortcut: 'ArrowRight',
  isEnabled: hasFilm,
  run: step(1),
}

export const secondBack: Action = {
  id: 'second-back',
  label: 'Back one second',
  icon: ChevronsLeft,
  shortcut: 'Shift+ArrowLeft',
  isEnabled: hasFilm,
  run: step(-FPS),
}

export const secondForward: Action = {
  id: 'second-forward',
  label: 'Forward one second',
  icon: ChevronsRight,
  shortcut: 'Shift+ArrowRight',
  isEnabled: hasFilm,
  run: step(FPS),
}

export const toStart: Action = {
  id: 'to-start',
  label: 'Go to start',
  icon: SkipBack,
  shortcut: 'Home',
  isEnabled: hasFilm,
  run: ({ editor }) => editor.playback.seek(0),
}

export const toEnd: Action = {
  id: 'to-end',
  label: 'Go to end',
  icon: SkipForward,
  shortcut: 'End',
  isEnabled: hasFilm,
  run: ({ editor }) => editor.playback.seek(filmOf(editor.store.getState().open).durationInFrames - 1),
}

export const shuttleBack: Action = {
  id: 'shuttle-back',
  label: 'Play backwards, faster with each press',
  icon: Rewind,
  shortcut: 'KeyJ',
  isEnabled: hasFilm,
  run: ({ editor }) => editor.playback.shuttle(-1),
}

export const shuttlePause: Action = {
  id: 'shuttle-pause',
  label: 'Pause',
  icon: Pause,
  shortcut: 'KeyK',
  isEnabled: hasFilm,
  run: ({ editor }) => editor.playback.shuttle(0),
}

export const shuttleForward: Action = {
  id: 'shuttle-forward',
  label: 'Play, faster with each press',
  icon: FastForward,
  shortcut: 'KeyL',
  isEnabled: hasFilm,
  run: ({ editor }) => editor.playback.shuttle(1),
}

export const toggleLoop: Action = {
  id: 'toggle-loop',
  label: 'Loop',
  icon: Repeat,
  shortcut: 'Shift+KeyL',
  isEnabled: hasFilm,
  run: ({ editor: { playback } }) => playback.setLooping(!playback.getState().isLooping),
}

export const toggleMute: Action = {
  id: 'toggle-mute',
  label: 'Mute preview',
  icon: VolumeX,
  shortcut: 'KeyM',
  isEnabled: hasFilm,
  run: ({ editor: { playback } }) => playback.setMuted(!playback.getState().isMuted),
}

export const toggleFullScreen: Action = {
  id: 'toggle-full-screen',
  label: 'Full screen',
  icon: Maximize,
  shortcut: 'KeyF',
  isEnabled: hasFilm,
  run: () => void toggleStage(),
}

export const toggleCaptions: Action = {
  id: 'toggle-captions',
  label: 'Captions',
  icon: Captions,
  shortcut: 'KeyC',
  isEnabled: () => true,
  run({ editor }) {
    const { show_captions: isShown } = editor.store.getState().open.story.captions_settings
    void updateCaptions(editor, { show_captions: !isShown })
  },
}
