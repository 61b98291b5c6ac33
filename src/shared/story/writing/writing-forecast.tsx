import TextField from '@mui/material/TextField'
import { Clock, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import type { ForecastWritingRequest, ScenePace, SceneSize, StoryPlan } from '#generated/schema.ts'
import { writerTarget } from '#src/domain/text-length.ts'
import { BrowserOffer } from '#src/shared/browser-models/browser-offer.tsx'
import { shortenText, useBrowserSummarizer } from '#src/shared/browser-models/shorten-text.ts'
import { useBrowserWriter, writePlan } from '#src/shared/browser-models/write-plan.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { lengthLabel } from '#src/shared/lib/story-choices.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { useWritingForecast } from './use-writing-forecast.ts'
import styles from './writing-forecast.module.css'

/** Longest text of key points, characters. */
const MAX_POINTS = 5_000
/** Below this share of the chosen length a video is called shorter, and above that one longer. */
const [NEARLY, MUCH] = [0.9, 1.3]

interface Topic {
  prompt: string
  /** BCP 47 */
  language: ForecastWritingRequest['language']
  /** Length that is aimed for, seconds. */
  seconds: number
}

export interface WritingForecastProps extends Topic {
  size: SceneSize
  pace: ScenePace
  /** Whether it is written for the user's company. */
  usesBrand: boolean
  onPrompt: (prompt: string) => void
  /** Gets the story that the browser's language model wrote. A rejection is shown. */
  onPlan: (plan: StoryPlan) => Promise<void> | void
  /** What happens to that story, in a sentence. */
  planNote: string
  /** Opens the same text as a script; left out where that is not possible. */
  onScript?: (() => void) | undefined
}

/**
 * Says before anything is generated what the built-in writer has to say about a prompt: it asks for key points where it has only the
 * topic, and shows how much of the chosen length other words fill. The browser's own models write or shorten it instead. Renders nothing
 * where a connected model writes.
 */
export function WritingForecast(props: WritingForecastProps) {
  const { prompt, language, seconds, onPrompt, onScript } = props
  const forecast = useWritingForecast(prompt, language, seconds)
  const [shortened, setShortened] = useState({ text: '', original: '' })
  if (!forecast) return null
  const spoken = Math.round(forecast.seconds)
  const isLong = forecast.seconds > seconds * MUCH
  return (
    <div className={styles.forecast}>
      {forecast.basis === 'TOPIC_ONLY' ? (
        <KeyPoints onAdd={(points) => onPrompt(withPoints(prompt.trim(), points))} onScript={onScript} />
      ) : (
        (isLong || forecast.seconds < seconds * NEARLY) && (
          <p className={styles.note} role="status">
            <Clock size={16} aria-hidden="true" />
            <span>
              {isLong
                ? `Your text takes about ${formatSeconds(spoken)} min to say, longer than the ${lengthLabel(seconds)} you chose. Shorten it, or choose a longer video.`
                : `Your text fills about ${spoken} s of the ${seconds} s you chose. More key points make it longer.`}
            </span>
          </p>
        )
      )}
      {isLong ? (
        <Shorten
          {...{ prompt, language, seconds }}
          onShorten={(text) => {
            setShortened({ text, original: prompt })
            onPrompt(text)
          }}
        />
      ) : (
        <Write {...props} />
      )}
      {prompt === shortened.text && prompt !== '' && (
        <p className={styles.note} role="status">
          <span>Shortened by your browser. Check every line.</span>
          <Button size="xsmall" onClick={() => onPrompt(shortened.original)}>
            Use your longer text
          </Button>
        </p>
      )}
    </div>
  )
}

/** Offers the browser's language model to write the story. */
function Write({ prompt, language, seconds, size, pace, usesBrand, onPlan, planNote }: WritingForecastProps) {
  const work = useBrowserWriter(language)
  const user = useSessionStore((state) => state.user)
  const brand = usesBrand ? user?.user_brand_settings : undefined
  const company = brand && { about: brand.about_company, customer: brand.ideal_customer_profile }
  const request = {
    ...{ prompt, language, sceneSize: size, scenePace: pace },
    targetSeconds: writerTarget(seconds, user?.is_premium === true),
    ...(company && company.about + company.customer !== '' && { company }),
  }
  return (
    <BrowserOffer
      work={work}
      verb="Write"
      busyLabel="Writing in this browser"
      download="a language model"
      note={`A small model can be wrong: check every word. ${planNote}`}
      onRun={() => work.run(async (call) => onPlan(await writePlan(request, call)))}
    />
  )
}

/** Offers the browser's summarizer for a text that is much longer than the video. */
function Shorten({ prompt, language, seconds, onShorten }: Topic & { onShorten: (text: string) => void }) {
  const work = useBrowserSummarizer(language, seconds)
  return (
    <BrowserOffer
      work={work}
      verb="Shorten"
      busyLabel="Shortening in this browser"
      download="a language model"
      note="Its key points take your text’s place, and you can go back."
      onRun={() =>
        work.run(async (call) => onShorten(await shortenText({ text: prompt.trim(), language, seconds }, call)))
      }
    />
  )
}

/** The prompt with each line of the points as an item of its list. */
const withPoints = (prompt: string, points: string) =>
  `${prompt}\n${points
    .split('\n')
    .map((line) => line.trim().replace(/^[-*•]\s*/u, ''))
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n')}`

interface KeyPointsProps extends Pick<WritingForecastProps, 'onScript'> {
  onAdd: (points: string) => void
}

/** Asks for what the user knows about the topic. */
function KeyPoints({ onAdd, onScript }: KeyPointsProps) {
  const [points, setPoints] = useState('')
  const isEmpty = points.trim() === ''
  return (
    <section className={styles.points} aria-label="Key points">
      <p className={styles.note} role="status">
        <Lightbulb size={16} aria-hidden="true" />
        <span>
          The built-in writer doesn’t research. Add three to five key points, and your video says them word for word.
          Without them, it only shows your topic.
        </span>
      </p>
      <TextField
        label="Key points, one per line"
        value={points}
        onChange={(event) => setPoints(event.target.value)}
        multiline
        minRows={3}
        maxRows={8}
        size="small"
        fullWidth
        slotProps={{ htmlInput: { dir: 'auto', maxLength: MAX_POINTS } }}
      />
      <div className={styles.actions}>
        <Button size="small" variant="outlined" disabled={isEmpty} onClick={() => onAdd(points)}>
          Add to prompt
        </Button>
        {onScript && (
          <Button size="small" variant="text" onClick={onScript}>
            Write a script instead
          </Button>
        )}
      </div>
    </section>
  )
}
