import { Clapperboard, Languages, Mic } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useGenerateAudio } from '#generated/client/scenes/scenes.ts'
import {
  getGetStoryTranslationQueryKey,
  useCancelGeneration,
  useGetStoryTranslation,
  useTranslateRemainingScenes,
} from '#generated/client/stories/stories.ts'
import type { StoryTranslation } from '#generated/schema.ts'
import { useQueryClient } from '@tanstack/react-query'
import { paths } from '#src/app/paths.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { spokenUnits, useWorkPrice } from '#src/shared/story/quotes/prices.ts'
import { languageName } from '#src/domain/languages.ts'
import { useDocumentTitle } from '#src/shared/hooks/use-document-title.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'
import { BackLink, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { SceneBar } from '#src/shared/ui/scene-bar/scene-bar.tsx'
import { segmentsByCount } from '#src/shared/ui/scene-bar/scene-segments.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { TitleText } from '#src/shared/ui/title-text.tsx'
import { translationCounts } from '../lib/translation-counts.ts'
import { useTranslationPrice } from '../lib/use-translation-price.ts'
import { Failure, Waiting } from './copy-page.tsx'
import { BrowserTranslation } from './browser-translation.tsx'
import { SceneRow } from './scene-row.tsx'
import styles from './side-by-side.module.css'

/** Polling interval for a running translation, ms. */
const POLL_MS = 1_500

/** A copy beside its original, scene by scene: the text to write, and how long its speech is beside the original's. */
export function SideBySide({ storyId }: { storyId: string }) {
  const client = useQueryClient()
  const query = useGetStoryTranslation(storyId, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.status === 'GENERATING' || state.data?.scenes.some((scene) => scene.status === 'GENERATING')
          ? POLL_MS
          : false,
    },
  })
  const refresh = () => void client.invalidateQueries({ queryKey: getGetStoryTranslationQueryKey(storyId) })
  useRealtimeEvent('story-status', ({ status }) => status.story_id === storyId && refresh())
  useDocumentTitle(query.data?.display_title)
  if (query.isPending) return <Waiting />
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  return <Content translation={query.data} onChanged={refresh} />
}

function Content({ translation, onChanged }: { translation: StoryTranslation; onChanged: () => void }) {
  const { story_id: storyId, language, original_language: from, scenes, has_voice: hasVoice } = translation
  const { total, translated, toSpeak, fitting, spoken } = translationCounts(scenes)
  const isGenerating = translation.status === 'GENERATING'
  const overlayTexts = translation.untranslated_overlay_texts.length
  return (
    <>
      <div>
        <BackLink to={paths.home.href()} name="Home" />
        <PageHeader
          title={<TitleText text={translation.display_title} language={language} />}
          text={`${languageName(from)} → ${languageName(language)} · from “${translation.original_title}”`}
          actions={
            <Button
              icon={<Clapperboard size={16} aria-hidden="true" />}
              component={Link}
              to={paths.story.href({ storyId })}
            >
              Open in the editor
            </Button>
          }
        />
      </div>
      {isGenerating ? (
        <TranslationProgress translation={translation} onChanged={onChanged} />
      ) : (
        <section className={styles.state} aria-label="Translation status">
          <div className={styles.words}>
            <p>
              <strong>
                {translated} of {total} scenes translated
              </strong>
              {spoken > 0 && ` · ${fitting} of ${spoken} voice-overs fit the original length`}
            </p>
            <SceneBar
              segments={segmentsByCount({ total: Math.max(total, 1), done: translated })}
              text={`${translated} of ${total} scenes translated`}
            />
          </div>
          <Actions translation={translation} open={total - translated} toSpeak={toSpeak} onChanged={onChanged} />
        </section>
      )}
      {!isGenerating && <BrowserTranslation translation={translation} />}
      {translation.status === 'FAILED' && translation.error_message !== null && (
        <p className={styles.failed} role="alert">
          {translation.error_message}
        </p>
      )}
      {!isGenerating && overlayTexts > 0 && (
        <p className={styles.hint}>
          {overlayTexts === 1 ? '1 text' : `${overlayTexts} texts`} over the images{' '}
          {overlayTexts === 1 ? 'isn’t' : 'aren’t'} translated yet. Edit {overlayTexts === 1 ? 'it' : 'them'} in the
          editor.
        </p>
      )}
      {!hasVoice && (
        <p className={styles.hint}>
          {languageName(language)} voice-over isn’t available. Captions are timed to reading speed. Record the scenes in
          the editor to add a voice-over.
        </p>
      )}
      <ol className={styles.scenes} aria-label="Side-by-side scenes">
        {scenes.map((scene) => (
          <SceneRow
            key={scene.scene_id}
            storyId={storyId}
            scene={scene}
            from={from}
            to={language}
            hasVoice={hasVoice}
            isLocked={isGenerating || scene.status === 'GENERATING'}
          />
        ))}
      </ol>
    </>
  )
}

function TranslationProgress({ translation, onChanged }: { translation: StoryTranslation; onChanged: () => void }) {
  const cancel = useCancelGeneration()
  const { total, translated, toSpeak } = translationCounts(translation.scenes)
  const done = translation.has_voice ? translated - toSpeak : translated
  return (
    <ProgressPanel
      title={translated < total ? 'Translating' : 'Generating voice-over'}
      amount={`${Math.max(0, done)} of ${total}`}
      progress={segmentsByCount({ total: Math.max(total, 1), done: Math.max(0, done), share: 0.5 })}
      note="You can leave this page. Failures aren’t charged."
      onCancel={() => cancel.mutate({ storyId: translation.story_id }, { onError: notifyError, onSuccess: onChanged })}
    />
  )
}

interface ActionsProps {
  translation: StoryTranslation
  /** Scenes without a translation. */
  open: number
  /** Scenes whose translation has no voice-over. */
  toSpeak: number
  onChanged: () => void
}

function Actions({ translation, open, toSpeak, onChanged }: ActionsProps) {
  const { story_id: storyId, translator, has_voice: hasVoice, untranslated_overlay_texts: overlayTexts } = translation
  const speak = useGenerateAudio()
  const translate = useTranslateRemainingScenes()
  const callbacks = { onError: notifyError, onSuccess: onChanged }
  const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() })
  const silent = translation.scenes.filter((scene) => scene.is_translated && scene.duration_ms === null)
  const price = useWorkPrice(
    'regenerate_audio',
    silent.filter((scene) => scene.original_text.trim() !== '').map(({ text }) => spokenUnits(text)),
  )
  const worded = translation.scenes.filter((scene) => scene.original_text.trim() !== '')
  const rest = useTranslationPrice({
    originals: worded.filter((scene) => !scene.is_translated).map((scene) => scene.original_text),
    unspoken: hasVoice
      ? worded.filter((scene) => scene.is_translated && scene.duration_ms === null).map(({ text }) => text)
      : [],
    overlayTexts,
    from: translation.original_language,
    to: translation.language,
  })
  return (
    <div className={styles.actions}>
      {translator.is_available && open + overlayTexts.length > 0 && (
        <Button
          icon={<Languages size={16} aria-hidden="true" />}
          {...priceProps(rest)}
          isBusy={translate.isPending}
          busyLabel="Starting"
          onClick={() => translate.mutate({ storyId, headers: { ...headers(), ...mostCredits(rest.most) } }, callbacks)}
        >
          Translate remaining
        </Button>
      )}
      {hasVoice && toSpeak > 0 && (
        <Button
          variant="contained"
          icon={<Mic size={16} aria-hidden="true" />}
          {...priceProps(price)}
          isBusy={speak.isPending}
          busyLabel="Starting"
          onClick={() =>
            speak.mutate(
              { data: { story_id: storyId }, headers: { ...headers(), ...mostCredits(price.most) } },
              callbacks,
            )
          }
        >
          Generate audio of {toSpeak} {toSpeak === 1 ? 'scene' : 'scenes'}
        </Button>
      )}
    </div>
  )
}
