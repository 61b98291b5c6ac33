import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Clock, FileUp, Globe, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react'
import type { StoryPlan } from '#generated/schema.ts'
import { isSameLanguage, LANGUAGES } from '#src/domain/languages.ts'
import { BuiltInNotice } from '#src/shared/story/engines/built-in-notice.tsx'
import { LanguageNote } from '#src/shared/story/language/language-note.tsx'
import { useLanguageGuess } from '#src/shared/story/language/guess-language.ts'
import { lengthLabel, lengthsFor } from '#src/shared/lib/story-choices.ts'
import { SCRIPT_FILES } from '#src/shared/story/screenplay/read-script-file.ts'
import { WritingForecast } from '#src/shared/story/writing/writing-forecast.tsx'
import { FileButton } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { TextConflict } from '#src/shared/ui/version-choice/version-choice.tsx'
import { WritingArea } from '#src/shared/ui/writing-area.tsx'
import { useScriptFile } from '../hooks/use-script-file.ts'
import type { WizardStory } from '../hooks/use-wizard-story.ts'
import type { Choices } from '../lib/choices.ts'
import { KINDS, TEXT_KINDS, type TextKind } from '../lib/kinds.ts'
import styles from './story-step.module.css'

/** The layout of a longer text is not computed at every keystroke to find the field's height. */
const FITTED = 20_000
const languages = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))

interface StoryStepProps {
  choices: Choices
  onChange: (changed: Partial<Choices>) => void
  onKind: (kind: TextKind) => void
  /** Gets what the browser's language model wrote. */
  onPlan: (plan: StoryPlan) => Promise<void>
  /** Whether there are scenes, which another text would replace. */
  hasScenes: boolean
  field: RefObject<HTMLTextAreaElement | null>
  isPremium: boolean
  /** Not saved yet: its language follows the text until the user chooses one. */
  isNew: boolean
  /** Words and length, as in the summary. */
  count: string
  /** Why the wizard cannot continue. */
  problem: string | null
  /** Another user changed the same words meanwhile. */
  conflict: WizardStory['conflict']
}

/** The story itself: an idea for a script, or a finished text. */
export function StoryStep({
  choices,
  onChange,
  onKind,
  onPlan,
  hasScenes,
  field,
  isPremium,
  isNew,
  count,
  problem: missing,
  conflict,
}: StoryStepProps) {
  const id = useId()
  const { kind, text, language, seconds, size, pace, usesBrand } = choices
  const { label, help, placeholder } = KINDS[kind]
  const file = useScriptFile({ choices, onChange, onKind })
  const problem = file.problem ?? missing
  const guess = useLanguageGuess(text)
  const [isChosen, setChosen] = useState(false)
  const followGuess = useEffectEvent((code: string) => {
    if (isNew && !isChosen && !isSameLanguage(code, language)) onChange({ language: code, voice: null })
  })
  useEffect(() => {
    if (guess !== null) followGuess(guess)
  }, [guess])
  const handleLanguage = (code: string) => {
    setChosen(true)
    // A voice speaks one language.
    onChange({ language: code, voice: null })
  }
  return (
    <>
      <Tabs
        className={styles.tabs ?? ''}
        value={kind}
        variant="scrollable"
        onChange={(_event, value: TextKind) => onKind(value)}
        aria-label="Start with"
      >
        {TEXT_KINDS.map((value) => (
          <Tab key={value} value={value} label={KINDS[value].label} id={`${id}-${value}`} aria-controls={id} />
        ))}
      </Tabs>
      <div id={id} role="tabpanel" aria-labelledby={`${id}-${kind}`}>
        <div className={styles.paper} data-wrong={problem !== null || undefined} {...file.dropping}>
          <WritingArea
            ref={field}
            className={styles.text}
            dir="auto"
            lang={language}
            aria-label={label}
            aria-describedby={`${id}-help`}
            aria-invalid={problem !== null}
            placeholder={placeholder}
            data-kind={kind}
            data-long={text.length > FITTED || undefined}
            value={text}
            onChange={(event) => {
              file.forgetProblem()
              onChange({ text: event.target.value })
            }}
          />
          <div className={styles.tools}>
            <Pick
              label="Language"
              icon={<Globe size={16} aria-hidden="true" />}
              options={languages}
              value={language}
              onChange={handleLanguage}
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
            <FileButton
              label="Script file"
              accept={SCRIPT_FILES}
              size="small"
              icon={<FileUp size={16} aria-hidden="true" />}
              onFile={file.open}
            >
              Open file
            </FileButton>
            <span className={styles.count}>{count}</span>
          </div>
        </div>
        {conflict && (
          <div className={styles.conflict}>
            <TextConflict conflict={conflict} />
          </div>
        )}
        <LanguageNote
          text={text}
          language={language}
          voice={choices.voice}
          guess={guess}
          onLanguage={handleLanguage}
          isPrompt={kind === 'PROMPT'}
        />
        {kind === 'PROMPT' && (
          <div className={styles.forecast}>
            <WritingForecast
              {...{ language, seconds, size, pace, usesBrand }}
              prompt={text}
              onPlan={onPlan}
              planNote={hasScenes ? 'It takes the place of your scenes.' : 'You check it in the next steps.'}
              onPrompt={(prompt) => (onChange({ text: prompt }), field.current?.focus())}
              onScript={() => onKind('SCRIPT')}
            />
          </div>
        )}
        {problem === null ? (
          <p className={styles.help} id={`${id}-help`}>
            {help}
          </p>
        ) : (
          <p className={styles.help} id={`${id}-help`} role="alert" data-error>
            <TriangleAlert size={14} aria-hidden="true" />
            {problem}
          </p>
        )}
      </div>
      <BuiltInNotice className={styles.notice} />
    </>
  )
}
