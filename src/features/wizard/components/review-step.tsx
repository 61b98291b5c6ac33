import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useListLeonardoPresets, useListMusic } from '#generated/client/constants/constants.ts'
import type { CreditsEstimate } from '#generated/schema.ts'
import { aspectRatio } from '#src/domain/aspect-ratio.ts'
import { LANGUAGES } from '#src/domain/languages.ts'
import { LanguageNote } from '#src/shared/story/language/language-note.tsx'
import { useLanguageGuess } from '#src/shared/story/language/guess-language.ts'
import { useVoiceFor } from '#src/shared/story/language/use-voice-for.ts'
import type { Choices } from '../lib/choices.ts'
import type { Estimate } from '../lib/estimate.ts'
import type { StepId } from '../lib/steps.ts'
import { KINDS } from '../lib/kinds.ts'
import { pathOf } from '#src/shared/lib/path-of.ts'
import { SCENE_PACES } from '#src/shared/lib/story-choices.ts'
import { OUTPUT_WORDS, SIZE_WORDS } from './look-step.tsx'
import styles from './review-step.module.css'

interface ReviewStepProps {
  choices: Choices
  estimate: Estimate
  credits: CreditsEstimate | undefined
  /** Why the story cannot be generated yet. */
  problem: string | null
  hrefOf: (step: StepId) => string
  onLanguage: (code: string) => void
}

/** All choices, with a link back to each. */
export function ReviewStep({ choices, estimate, credits, problem, hrefOf, onLanguage }: ReviewStepProps) {
  const presets = useListLeonardoPresets()
  const tracks = useListMusic()
  const looks = presets.data?.models[0]?.styles ?? []
  const look = looks.find((one) => one.leonardo_style_id === choices.look) ?? looks[0]
  const { text, language } = choices
  const guess = useLanguageGuess(text)
  const voice = useVoiceFor()({ text, language, chosen: [choices.voice] })
  const track = tracks.data?.tracks.find(({ file_location: address }) => pathOf(address) === pathOf(choices.music))
  const nameIn = (words: readonly { value: string; label: string }[], value: string) =>
    words.find((one) => one.value === value)?.label ?? value
  const rows: readonly { name: string; value: string; step: StepId }[] = [
    { name: KINDS[choices.kind].label, value: choices.text.trim(), step: 'story' },
    { name: 'Language', value: nameIn(LANGUAGES.map(toWord), choices.language), step: 'story' },
    {
      name: 'Style',
      value: `${look?.name ?? '–'}, ${aspectRatio(choices.ratio).label}, ${nameIn(OUTPUT_WORDS, choices.output).toLowerCase()}`,
      step: 'look',
    },
    {
      name: 'Scenes',
      value: `${estimate.scenes}, ${nameIn(SIZE_WORDS, choices.size).toLowerCase()}, ${nameIn(SCENE_PACES, choices.pace).toLowerCase()} pace`,
      step: 'look',
    },
    {
      name: 'Voice',
      value: voice ? `${voice.name}. ${voice.description}` : voice === null ? 'None, captions only' : '–',
      step: 'voice',
    },
    { name: 'Music', value: choices.music === null ? 'None' : (track?.name ?? 'Your music'), step: 'voice' },
  ]
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{problem}</span>
          <Link to={hrefOf('story')}>Change the story</Link>
        </p>
      )}
      {credits && !credits.is_affordable && (
        <p className={styles.problem} role="alert">
          <TriangleAlert size={16} aria-hidden="true" />
          <span>
            This costs {credits.quote && 'up to '}
            {credits.credits} credits. You have {credits.balance}. Your choices are still here.
          </span>
        </p>
      )}
      <LanguageNote {...choices} guess={guess} onLanguage={onLanguage} isPrompt={choices.kind === 'PROMPT'} />
      <dl className={styles.rows}>
        {rows.map(({ name, value, step }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
            <dd className={styles.change}>
              <Link to={hrefOf(step)} aria-label={`Change ${name.toLowerCase()}`}>
                Change
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const toWord = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name })
