import { Clock, Globe, Shuffle } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useListLeonardoPresets } from '#generated/client/constants/constants.ts'
import type { AspectRatio, OtherImageModel, ShotsPerScene, StoryPlan } from '#generated/schema.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/domain/languages.ts'
import { BrandSwitch } from '#src/shared/story/brand/brand-switch.tsx'
import { LanguageNote } from '#src/shared/story/language/language-note.tsx'
import { useLanguageGuess } from '#src/shared/story/language/guess-language.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { lengthLabel, lengthsFor } from '#src/shared/lib/story-choices.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { gradientOf } from '#src/shared/ui/picks/gradient-of.ts'
import { RatioIcon } from '#src/shared/ui/ratio-icon.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { notifyError, notifyErrorWithRetry } from '#src/shared/ui/snackbar/notify-error.ts'
import { WritingArea } from '#src/shared/ui/writing-area.tsx'
import { useGenerateStory } from '../hooks/use-generate-story.ts'
import { useNewStoryQuote } from '../hooks/use-new-story-quote.ts'
import { COMPOSER_FIELDS, useRefusedFields, type ComposerField } from '../hooks/use-refused-fields.ts'
import { SHAPES } from '../lib/prompt-options.ts'
import styles from './prompt-composer.module.css'

// Only with engines of providers.
const NewStoryPrice = lazy(async () => ({ default: (await import('./new-story-price.tsx')).NewStoryPrice }))
const WritingForecast = lazy(async () => ({
  default: (await import('#src/shared/story/writing/writing-forecast.tsx')).WritingForecast,
}))
const WrittenPlan = lazy(async () => ({ default: (await import('./written-plan.tsx')).WrittenPlan }))
const PromptForecast = lazy(async () => ({ default: (await import('./prompt-forecast.tsx')).PromptForecast }))

const SUGGESTIONS = 4
/** Scenes of a video that is made by one press. */
const HOME_SCENES = { size: 'SHORT', pace: 'MEDIUM' } as const
/** The server's limit, in characters. Nothing is cut off: a longer text is reported and stays. */
const MAX_PROMPT_LENGTH = 60_000
const figure = new Intl.NumberFormat('en')
const languages = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))

/** Each control's label before the reason of its refusal; the prompt's text is below the prompt. */
const FIELD_LABELS: Record<Exclude<ComposerField, 'initial_prompt'>, string> = {
  aspect_ratio: 'Aspect ratio',
  video_length_in_sec: 'Length',
  language: 'Language',
  visual_style: 'Style',
  use_brand_settings: 'Brand settings',
}

/** A refusal of a field without a control here, in that field's words. */
function withFieldText(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const [text] = Object.entries(error.fields).flatMap(([name, texts]) =>
    (COMPOSER_FIELDS as readonly string[]).includes(name) ? [] : texts,
  )
  return text === undefined ? error : new Error(text)
}

interface PromptComposerProps {
  /** Called with the first letter of a prompt. */
  onBegin: () => void
}

/** Creates a story from a prompt: a sentence, a style, Generate. The page's main control. */
export function PromptComposer({ onBegin }: PromptComposerProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const user = useSessionStore((state) => state.user)
  const presets = useListLeonardoPresets()
  const looks = presets.data?.models[0]?.styles ?? []
  const [prompt, setPrompt] = useState('')
  const [ratio, setRatio] = useState<AspectRatio>('SIXTEEN_NINE')
  const [seconds, setSeconds] = useState(30)
  const [chosenLanguage, setLanguage] = useState<string>()
  const [lookId, setLook] = useState<string>()
  // The model that replaces the usual one, which would refuse something.
  const [imageModel, setImageModel] = useState<OtherImageModel>()
  const [shots, setShots] = useState<ShotsPerScene>('AUTO')
  const [usesBrand, setUsesBrand] = useState(false)
  // What the browser's language model wrote, as long as it is about the same.
  const [written, setWritten] = useState<{ plan: StoryPlan; about: string }>()
  const [firstSuggestion, setFirstSuggestion] = useState(0)
  const section = useRef<HTMLElement>(null)
  const { problems, ...refusal } = useRefusedFields(section)
  const problem = problems.initial_prompt ?? null
  const { generate, isPending } = useGenerateStory()
  const look = looks.find((one) => one.leonardo_style_id === lookId) ?? looks[0]
  const guess = useLanguageGuess(prompt)
  const language = chosenLanguage ?? guess ?? DEFAULT_LANGUAGE
  const about = JSON.stringify([prompt, language, seconds, usesBrand])
  const plan = written?.about === about ? written.plan : undefined
  const { quote, balance, isLoading } = useNewStoryQuote(seconds, language, imageModel?.model_id, shots)
  const isEmpty = prompt.trim() === ''
  const isTooLong = prompt.length > MAX_PROMPT_LENGTH
  const suggested = user?.suggested_content ?? []
  const shown = suggested
    .map((_, at) => suggested[(at + firstSuggestion) % suggested.length] ?? '')
    .slice(0, SUGGESTIONS)

  const changePrompt = (text: string) => {
    refusal.forget('initial_prompt')
    setPrompt(text)
  }
  /** Props of a control to show that its value was refused, until another one is chosen. */
  const marked = <Value,>(name: keyof typeof FIELD_LABELS, onChange: (value: Value) => void) => ({
    problemId: problems[name] === undefined ? undefined : `${id}-${name}`,
    onChange: (value: Value) => {
      refusal.forget(name)
      onChange(value)
    },
  })
  const handleGenerate = () => {
    if (isLoading || isPending) return
    if (isEmpty || isTooLong) {
      field.current?.focus()
      return
    }
    const settings = { ratio, seconds, look: look?.leonardo_style_id, imageModel: imageModel?.model_id, shots }
    const chosen = plan ? language : chosenLanguage
    const idea = { ...settings, prompt: prompt.trim(), language: chosen, usesBrand, plan, price: quote?.most }
    refusal.forgetAll()
    generate(idea).catch((error: unknown) => {
      const isShownHere = refusal.mark(error)
      if (error instanceof ApiError && error.fields['default_image_model']) {
        setImageModel(undefined)
        return notifyError(withFieldText(error))
      }
      if (!isShownHere) notifyErrorWithRetry(withFieldText(error), () => latestGenerate.current())
    })
  }
  // A Retry may be shown while the form is changed: it sends the current form.
  const latestGenerate = useRef(handleGenerate)
  useEffect(() => {
    latestGenerate.current = handleGenerate
  })
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    handleGenerate()
  }
  return (
    <div>
      <section ref={section} className={styles.composer} aria-labelledby={id}>
        <div className={styles.left}>
          <h1 className={styles.title} id={id}>
            What is your story about?
          </h1>
          <WritingArea
            ref={field}
            className={styles.idea}
            aria-labelledby={id}
            placeholder="A lighthouse keeper writes one letter every night, until the winter the light goes out."
            value={prompt}
            dir="auto"
            aria-invalid={isTooLong || problem !== null}
            aria-describedby={isTooLong || problem !== null ? `${id}-problem` : undefined}
            onChange={(event) => {
              if (prompt === '') onBegin()
              changePrompt(event.target.value)
            }}
            onKeyDown={handleKey}
          />
          {isTooLong && (
            <p className={styles.problem} id={`${id}-problem`} role="alert">
              This text has {figure.format(prompt.length)} characters,{' '}
              {figure.format(prompt.length - MAX_PROMPT_LENGTH)} too many. Shorten it to continue.
            </p>
          )}
          {!isTooLong && problem !== null && (
            <p className={styles.problem} id={`${id}-problem`} role="alert">
              {problem}
            </p>
          )}
          <LanguageNote
            text={prompt}
            language={language}
            guess={guess}
            onLanguage={marked('language', setLanguage).onChange}
            isPrompt
          />
          <div className={styles.controls}>
            <Segmented
              label="Aspect ratio"
              segments={SHAPES.map((shape) => ({ ...shape, icon: <RatioIcon ratio={shape.value} size={14} /> }))}
              value={ratio}
              {...marked('aspect_ratio', setRatio)}
            />
            <Pick
              label="Length"
              icon={<Clock size={16} aria-hidden="true" />}
              options={lengthsFor(user?.is_premium === true).map((value) => ({
                value: String(value),
                label: lengthLabel(value),
              }))}
              value={String(seconds)}
              {...marked('video_length_in_sec', (value: string) => setSeconds(Number(value)))}
            />
            <Pick
              label="Language"
              icon={<Globe size={16} aria-hidden="true" />}
              options={languages}
              value={language}
              {...marked('language', setLanguage)}
            />
            {look && (
              <Pick
                label="Style"
                icon={
                  <span className={styles.swatch} style={gradientOf(look.preview_colors)}>
                    {look.preview_url && <img crossOrigin="anonymous" src={look.preview_url} alt="" />}
                  </span>
                }
                options={looks.map((one) => ({ value: one.leonardo_style_id, label: one.name }))}
                value={look.leonardo_style_id}
                {...marked('visual_style', setLook)}
              />
            )}
            <BrandSwitch checked={usesBrand} {...marked('use_brand_settings', setUsesBrand)} />
          </div>
          {Object.entries(FIELD_LABELS).map(([name, label]) => {
            const text = problems[name as ComposerField]
            return (
              text !== undefined && (
                <p key={name} className={styles.problem} id={`${id}-${name}`} role="alert">
                  {label}: {text}
                </p>
              )
            )
          })}
          {!isEmpty && (
            <Suspense>
              <div className={styles.forecast}>
                {plan ? (
                  <WrittenPlan {...{ plan, language }} onDiscard={() => setWritten(undefined)} />
                ) : (
                  <WritingForecast
                    {...{ prompt, language, seconds, usesBrand }}
                    {...HOME_SCENES}
                    onPrompt={(text) => (changePrompt(text), field.current?.focus())}
                    onPlan={(made) => setWritten({ plan: made, about })}
                    planNote="You read it before your video is made."
                  />
                )}
              </div>
            </Suspense>
          )}
          {(quote ?? imageModel) && (
            <Suspense>
              <PromptForecast
                {...{ quote, imageModel }}
                prompt={prompt.trim()}
                onPrompt={(text) => (changePrompt(text), field.current?.focus())}
                onImageModel={(other) => (setImageModel(other), field.current?.focus())}
              />
            </Suspense>
          )}
          <div className={styles.go}>
            {quote ? (
              <Suspense>
                <NewStoryPrice {...{ quote, balance, shots }} onShots={setShots} />
              </Suspense>
            ) : (
              <p className={styles.price}>
                {!isLoading && <b>The first generation is free.</b>} <EngineBadge kind="WRITER" />
              </p>
            )}
            <Button
              variant="contained"
              size="large"
              shortcut="$mod+Enter"
              data-control="generate"
              onClick={handleGenerate}
              disabled={isEmpty || isTooLong || isLoading}
              {...(quote && { price: quote.most })}
              isBusy={isPending}
              busyLabel="Starting"
            >
              Generate
            </Button>
          </div>
        </div>
        <figure className={styles.still} style={look && gradientOf(look.preview_colors)}>
          {look?.preview_url && <img crossOrigin="anonymous" src={look.preview_url} alt="" />}
          {look && (
            <figcaption>
              <span>{look.name}</span>
              <span>{SHAPES.find((shape) => shape.value === ratio)?.label}</span>
            </figcaption>
          )}
        </figure>
      </section>
      {shown.length > 0 && (
        <div className={styles.try}>
          <span className={styles.tryLabel}>Try</span>
          {shown.map((idea) => (
            <button
              key={idea}
              type="button"
              className={styles.suggestion}
              onClick={() => {
                changePrompt(idea)
                field.current?.focus()
              }}
            >
              {idea}
            </button>
          ))}
          <IconButton
            size="small"
            label="Other ideas"
            onClick={() => setFirstSuggestion((first) => (first + SUGGESTIONS) % suggested.length)}
          >
            <Shuffle size={16} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
