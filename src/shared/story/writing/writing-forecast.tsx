import TextField from '@mui/material/TextField'
import { Clock, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import type { ForecastWritingRequest } from '#generated/schema.ts'
import { BrowserOffer } from '#src/shared/browser-models/browser-offer.tsx'
import { suggestPoints, useBrowserWriter } from '#src/shared/browser-models/suggest-points.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { useWritingForecast } from './use-writing-forecast.ts'
import styles from './writing-forecast.module.css'

/** Longest text of key points, characters. */
const MAX_POINTS = 5_000
/** Below this share of the chosen length a video is called shorter. */
const NEARLY = 0.9

interface WritingForecastProps {
  prompt: string
  /** BCP 47 */
  language: ForecastWritingRequest['language']
  /** Length that is aimed for, seconds. */
  seconds: number
  onPrompt: (prompt: string) => void
  /** Opens the same text as a script; left out where that is not possible. */
  onScript?: (() => void) | undefined
}

/**
 * Says before anything is generated what the built-in writer has to say about a prompt: it asks for key points where it has only the
 * topic, and shows how much of the chosen length other words fill. Renders nothing where the text fills it, or a model writes.
 */
export function WritingForecast({ prompt, language, seconds, onPrompt, onScript }: WritingForecastProps) {
  const forecast = useWritingForecast(prompt, language, seconds)
  if (!forecast) return null
  if (forecast.basis === 'TOPIC_ONLY')
    return (
      <KeyPoints
        topic={{ prompt, language, seconds }}
        onAdd={(points) => onPrompt(withPoints(prompt.trim(), points))}
        onScript={onScript}
      />
    )
  if (forecast.seconds >= seconds * NEARLY) return null
  return (
    <p className={styles.note} role="status">
      <Clock size={16} aria-hidden="true" />
      <span>
        Your text fills about {Math.round(forecast.seconds)} s of the {seconds} s you chose. More key points make it
        longer.
      </span>
    </p>
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
  topic: Pick<WritingForecastProps, 'prompt' | 'language' | 'seconds'>
  onAdd: (points: string) => void
}

/** The user's key points; the browser's language model can suggest some, which the user reads before they are used. */
function KeyPoints({ topic, onAdd, onScript }: KeyPointsProps) {
  const [points, setPoints] = useState('')
  const work = useBrowserWriter(topic.language)
  const handleSuggest = () =>
    work.run(async (call) => {
      const suggested = await suggestPoints(topic, call)
      setPoints((typed) => [typed.trim(), ...suggested].filter(Boolean).join('\n').slice(0, MAX_POINTS))
    })
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
      <BrowserOffer
        work={work}
        verb="Suggest points"
        busyLabel="Writing key points in this browser"
        download="a language model"
        note="It can be wrong: check every point."
        onRun={handleSuggest}
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
