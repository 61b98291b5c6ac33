import { useQueryClient } from '@tanstack/react-query'
import { useListCharacters, useUpdateCharacter } from '#generated/client/characters/characters.ts'
import { useListLeonardoPresets, useListVoices } from '#generated/client/constants/constants.ts'
import type { StoryDocument } from '#generated/client/model/storyDocument.ts'
import type { UpdateStoryRequest } from '#generated/client/model/updateStoryRequest.ts'
import { getGetStoryQueryKey, useUpdateAspectRatio, useUpdateStory } from '#generated/client/stories/stories.ts'
import { LanguageNote } from '#src/shared/language/language-note.tsx'
import { useLanguageGuess } from '#src/shared/language/use-language-guess.ts'
import { ErrorState } from '#src/shared/ui/states/error-state.tsx'
import { SkeletonPicture, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { RatioPick } from '#src/shared/ui/picks/ratio-pick.tsx'
import { SampleButton } from '#src/shared/ui/picks/sample-button.tsx'
import { StylePick } from '#src/shared/ui/picks/style-pick.tsx'
import { useSample } from '#src/shared/ui/picks/use-sample.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { VisualsOffer } from '#src/shared/ui/wizard/visuals-offer.tsx'
import styles from './screenplay.module.css'

/** How the film looks and who lends the voices. Every choice is saved as it is made. */
export function LookStep({ story }: { story: StoryDocument }) {
  const client = useQueryClient()
  const { story_id: storyId } = story
  const key = getGetStoryQueryKey({ story_id: storyId })
  const presets = useListLeonardoPresets()
  const update = useUpdateStory()
  const reshape = useUpdateAspectRatio()
  const guess = useLanguageGuess(story.scenes.map(({ text }) => text).join(' '))
  const looks = presets.data?.models[0]?.styles ?? []
  const show = (changed: Partial<StoryDocument>) =>
    client.setQueryData<StoryDocument>(key, (old) => old && { ...old, ...changed })
  const change = (data: UpdateStoryRequest & Partial<StoryDocument>) => {
    show(data)
    update.mutate({ storyId, data }, { onError: (error) => (notifyError(error), show(story)) })
  }
  return (
    <>
      <section className={styles.block} aria-label="Look">
        <h2 className={styles.section}>Look</h2>
        {presets.isError ? (
          <ErrorState
            title="Looks did not load"
            text={presets.error.message}
            onRetry={() => void presets.refetch()}
            isRetrying={presets.isFetching}
          />
        ) : presets.isPending ? (
          <Skeletons label="Loading looks">
            <SkeletonPicture />
          </Skeletons>
        ) : (
          <StylePick
            label="Look"
            columns={4}
            choices={looks.flatMap(({ leonardo_style_id: id, name, preview_url: picture }) =>
              picture === null ? [] : [{ id, name, picture }],
            )}
            value={story.visual_style ?? looks[0]?.leonardo_style_id}
            onChange={(visual_style) => change({ visual_style })}
          />
        )}
      </section>
      <section className={styles.block} aria-label="Shape">
        <h2 className={styles.section}>Aspect ratio</h2>
        <div className={styles.ratio}>
          <RatioPick
            value={story.aspect_ratio}
            onChange={(aspect_ratio) => {
              show({ aspect_ratio })
              reshape.mutate(
                { data: { story_id: storyId, aspect_ratio } },
                { onError: () => (notify('Failed to update story aspect ratio', { tone: 'error' }), show(story)) },
              )
            }}
          />
        </div>
      </section>
      <section className={styles.block} aria-label="Pictures">
        <h2 className={styles.section}>Pictures</h2>
        <VisualsOffer storyId={storyId}>
          Every scene gets a picture in this look. You can also pick some from the stock library first.
        </VisualsOffer>
      </section>
      <LanguageNote
        text={story.scenes.map(({ text }) => text).join(' ')}
        language={story.language}
        voice={story.default_voice_code}
        guess={guess}
        onLanguage={(language) => change({ language })}
      />
      <Voices story={story} onNarrator={(code) => change({ default_voice_code: code })} />
    </>
  )
}

function Voices({ story, onNarrator }: { story: StoryDocument; onNarrator: (code: string) => void }) {
  const { story_id: storyId, language } = story
  const cast = useListCharacters(storyId, { query: { staleTime: 0 } })
  const list = useListVoices()
  const update = useUpdateCharacter()
  const sample = useSample()
  const base = language.split('-', 1)[0]
  const all = list.data?.voices ?? []
  const own = all.filter((voice) => voice.language.split('-', 1)[0] === base)
  const voices = own.length > 0 ? own : all
  const [first] = voices
  if (!first || !cast.data) return null
  const rows = cast.data.results.map(({ id, call_name: name, role, language_and_voice_code: code }) => ({
    id,
    name,
    code: (role === 'Narrator' ? story.default_voice_code : code) ?? story.default_voice_code ?? first.voice_code,
    choose: (next: string) =>
      role === 'Narrator'
        ? onNarrator(next)
        : update.mutate({ storyId, id, data: { language_and_voice_code: next } }, { onError: notifyError }),
  }))
  return (
    <section className={styles.block} aria-label="Voices">
      <h2 className={styles.section}>Voices</h2>
      <ul className={styles.voices}>
        {rows.map(({ id, name, code, choose }) => {
          const voice = voices.find((one) => one.voice_code === code)
          return (
            <li key={id}>
              <span className={styles.who} dir="auto">
                {name}
                <small>{voice?.description}</small>
              </span>
              {voice?.sample_url != null && (
                <SampleButton name={voice.name} address={voice.sample_url} sample={sample} />
              )}
              <Pick
                label={`Voice of ${name}`}
                options={voices.map(({ voice_code: value, name: label }) => ({ value, label }))}
                value={code}
                onChange={choose}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
