import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Clock, Globe, TriangleAlert } from 'lucide-react'
import { useId, type RefObject } from 'react'
import { LANGUAGES } from '#src/domain/languages.ts'
import { lengthLabel, lengthsFor } from '#src/shared/lib/story-lengths.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import type { Choices, TextKind } from '../lib/choices.ts'
import styles from './story-step.module.css'

const LONGEST_TEXT = 60_000
const languages = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))

const words = {
  PROMPT: {
    label: 'Prompt',
    help: 'A sentence or two is enough; the story is written for you.',
    placeholder: 'A lighthouse keeper writes one letter every night, until the winter the light goes out.',
  },
  SCRIPT: {
    label: 'Script',
    help: 'It is spoken word for word. An empty line begins a new scene.',
    placeholder: 'Paste or write what is to be said.',
  },
} as const satisfies Record<TextKind, unknown>

interface StoryStepProps {
  choices: Choices
  onChange: (changed: Partial<Choices>) => void
  onKind: (kind: TextKind) => void
  field: RefObject<HTMLTextAreaElement | null>
  isPremium: boolean
  /** Words and length, as the summary says them. */
  count: string
  /** What keeps the story from going on. */
  problem: string | null
}

/** The story itself: an idea that is written out, or words that are kept. */
export function StoryStep({ choices, onChange, onKind, field, isPremium, count, problem }: StoryStepProps) {
  const id = useId()
  const { kind, text, language, seconds } = choices
  const tab = (value: TextKind) => ({ value, label: words[value].label, id: `${id}-${value}`, 'aria-controls': id })
  return (
    <>
      <Tabs
        className={styles.tabs ?? ''}
        value={kind}
        onChange={(_event, value: TextKind) => onKind(value)}
        aria-label="Begin with"
      >
        <Tab {...tab('PROMPT')} />
        <Tab {...tab('SCRIPT')} />
      </Tabs>
      <div id={id} role="tabpanel" aria-labelledby={`${id}-${kind}`}>
        <div className={styles.paper} data-wrong={problem !== null || undefined}>
          <textarea
            ref={field}
            className={styles.text}
            aria-label={words[kind].label}
            aria-describedby={`${id}-help`}
            aria-invalid={problem !== null}
            placeholder={words[kind].placeholder}
            data-kind={kind}
            value={text}
            maxLength={LONGEST_TEXT}
            onChange={(event) => onChange({ text: event.target.value })}
          />
          <div className={styles.tools}>
            <Pick
              label="Language"
              icon={<Globe size={16} aria-hidden="true" />}
              options={languages}
              value={language}
              // A voice speaks one language.
              onChange={(code) => onChange({ language: code, voice: null })}
            />
            {kind === 'PROMPT' && (
              <Pick
                label="Length"
                icon={<Clock size={16} aria-hidden="true" />}
                options={lengthsFor(isPremium).map((value) => ({ value: String(value), label: lengthLabel(value) }))}
                value={String(seconds)}
                onChange={(value) => onChange({ seconds: Number(value) })}
              />
            )}
            <span className={styles.count}>{count}</span>
          </div>
        </div>
        {problem === null ? (
          <p className={styles.help} id={`${id}-help`}>
            {words[kind].help}
          </p>
        ) : (
          <p className={styles.help} id={`${id}-help`} role="alert" data-error>
            <TriangleAlert size={14} aria-hidden="true" />
            {problem}
          </p>
        )}
      </div>
    </>
  )
}
