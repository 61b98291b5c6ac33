import type { CreationMode, ScriptType, Story } from '#generated/schema.ts'

export type TextKind = 'PROMPT' | 'SCRIPT' | 'SCREENPLAY' | 'NARRATION'

interface Kind {
  label: string
  mode: CreationMode
  scriptType: ScriptType
  help: string
  placeholder: string
  /** Text when it is empty. */
  missing: string
}

/** The kinds of input for a story, in the order of the tabs. */
export const KINDS: Readonly<Record<TextKind, Kind>> = {
  PROMPT: {
    label: 'Prompt',
    mode: 'Text',
    scriptType: 'PROMPT',
    help: 'Say what it is about, what it should say and how it should feel.',
    placeholder: 'A lighthouse keeper writes one letter every night, until the winter the light goes out.',
    missing: 'Enter at least three words',
  },
  SCRIPT: {
    label: 'Script',
    mode: 'Script',
    scriptType: 'SCRIPT',
    help: 'Your text stays word for word. Empty lines start new scenes. Very short scenes are merged.',
    placeholder: 'Paste or type your script.',
    missing: 'Enter or paste a script first',
  },
  SCREENPLAY: {
    label: 'Screenplay',
    mode: 'Screenplay',
    scriptType: 'SCREENPLAY',
    help: 'Fountain, Final Draft or plain text. Each heading (INT. or EXT.) starts a new segment that you can edit next.',
    placeholder: 'INT. LIGHTHOUSE - NIGHT\n\nMara climbs the stairs.\n\nMARA\nOne more night.',
    missing: 'Enter or paste a screenplay first',
  },
  NARRATION: {
    label: 'Narration',
    mode: 'Narrated',
    scriptType: 'SCRIPT',
    help: 'One voice reads it word for word. No cast.',
    placeholder: 'Paste or type the narrator’s text.',
    missing: 'Enter or paste text first',
  },
}

export const TEXT_KINDS: readonly TextKind[] = ['PROMPT', 'SCRIPT', 'SCREENPLAY', 'NARRATION']

/** The kind that a URL names; an unknown one is a prompt. */
export function kindNamed(text: string | null): TextKind {
  return TEXT_KINDS.find((kind) => kind.toLowerCase() === text) ?? 'PROMPT'
}

export function kindOf(story: Pick<Story, 'creation_mode' | 'script_type'>): TextKind {
  if (story.creation_mode === 'Narrated') return 'NARRATION'
  return TEXT_KINDS.find((kind) => KINDS[kind].scriptType === story.script_type) ?? 'PROMPT'
}

/** Whether the wizard created the story: others start and continue elsewhere. */
export function isOfWizard({ creation_mode: mode }: Pick<Story, 'creation_mode'>): boolean {
  return TEXT_KINDS.some((kind) => KINDS[kind].mode === mode)
}
