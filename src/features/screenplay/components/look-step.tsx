import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useListCharacters, useUpdateCharacter } from '#generated/client/characters/characters.ts'
import { useListVoices } from '#generated/client/constants/constants.ts'
import type { StoryDocument, UpdateStoryRequest } from '#generated/schema.ts'
import { getGetStoryQueryKey, useUpdateAspectRatio, useUpdateStory } from '#generated/client/stories/stories.ts'
import { StyleList } from '#src/shared/story/image-styles/style-list.tsx'
import { LanguageNote } from '#src/shared/story/language/language-note.tsx'
import { useLanguageGuess } from '#src/shared/story/language/guess-language.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { RatioPick } from '#src/shared/ui/picks/ratio-pick.tsx'
import { SampleButton } from '#src/shared/ui/picks/sample.tsx'
import { useSample } from '#src/shared/ui/picks/use-sample.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { VisualsOffer } from '#src/shared/ui/wizard/visuals-offer.tsx'
import styles from './screenplay.module.css'

/** Style of the video and its voices. Every choice is saved as it is made. */
export function LookStep({ story }: { story: StoryDocument }) {
  const client = useQueryClient()
  const { story_id: storyId } = story
  const key = getGetStoryQueryKey({ story_id: storyId })
  const update = useUpdateStory()
  const reshape = useUpdateAspectRatio()
  const guess = useLanguageGuess(story.scenes.map(({ text }) => text).join(' '))
  const show = (changed: Partial<StoryDocument>) =>
    client.setQueryData<StoryDocument>(key, (old) => old && { ...old, ...changed })
  const change = (data: UpdateStoryRequest & Partial<StoryDocument>) => {
    show(data)
    update.mutate({ storyId, data }, { onError: (error) => (notifyError(error), show(story)) })
  }
  return (
    <>
      <StyleList
        label="Style"
        columns={4}
        storyId={storyId}
        look={story.visual_style}
        onLook={(visual_style) => change({ visual_style })}
        own={story.image_style_id}
        onOwn={(style) =>
          change(style ? { image_style_id: style.id, visual_style: style.look } : { image_style_id: null })
        }
        toEnd={(style, edit) => (
          <IconButton size="small" label={`Edit ${style.name}`} onClick={edit}>
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
        )}
        toGroup={(part, children) => (
          <section className={styles.block} aria-label={part === 'looks' ? 'Style' : 'Your styles'}>
            <h2 className={styles.section}>{part === 'looks' ? 'Style' : 'Your styles'}</h2>
            {children}
          </section>
        )}
        footClass={styles.foot}
        hintClass={styles.hint}
      />
      <section className={styles.block} aria-label="Aspect ratio">
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
      <section className={styles.block} aria-label="Images">
        <h2 className={styles.section}>Images</h2>
        <VisualsOffer storyId={storyId}>
          Every scene gets an image in this style. You can also pick stock images first.
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
