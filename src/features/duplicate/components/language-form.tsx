import { Languages, Mic, PencilLine } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useListVoices } from '#generated/client/constants/constants.ts'
import { useDuplicateStoryInAnotherLanguage, useGetTranslator } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import { languageName, LANGUAGES } from '#src/domain/languages.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { FormError } from '#src/shared/form/form-error.tsx'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { useBrowserTranslator } from '#src/shared/browser-models/translate-texts.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { VoicePick } from '#src/shared/ui/picks/voice-pick.tsx'
import type { CopiedStory } from '../lib/copied-story.ts'
import { useTranslationPrice } from '../lib/use-translation-price.ts'
import { voicesOf } from '../lib/voices-of.ts'
import styles from './copy-page.module.css'

/** A copy in another language: translated where a provider translates, else side by side by the user. */
export function LanguageForm({ story }: { story: CopiedStory }) {
  const navigate = useNavigate()
  const translator = useGetTranslator()
  const voices = useListVoices()
  const duplicate = useDuplicateStoryInAnotherLanguage()
  const [voice, setVoice] = useState<string>()
  // One key for one request: pressing again after a lost answer creates no second copy.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useZodForm(
    () =>
      import('#generated/zod/schemas/duplicateStoryInAnotherLanguageRequest.zod.ts').then(
        (module) => module.DuplicateStoryInAnotherLanguageRequest,
      ),
    { defaultValues: { story_id: story.id, language: '' } },
  )
  const { control, formState, handleSubmit } = form
  const { errors } = formState
  const language = useWatch({ control, name: 'language' })
  const able = voicesOf(voices.data?.voices ?? [], language)
  const isSame = language.split('-')[0] === story.language.split('-')[0]
  const engine = isSame ? 'voice' : translator.data?.is_available ? 'translator' : null
  const canBrowser = useBrowserTranslator(story.language, language).availability !== 'unavailable'
  const { texts: originals, overlayTexts, language: from } = story
  const price = useTranslationPrice({ originals, overlayTexts, from, to: language })
  const chosen = able.find(({ voice_code: code }) => code === voice)?.voice_code

  const start = (translation: 'ENGINE' | 'BY_HAND') =>
    handleSubmit((data) =>
      duplicate.mutate(
        {
          data: { ...data, translation, ...(chosen && { voice_code: chosen }) },
          headers: { 'Idempotency-Key': key, ...mostCredits(translation === 'ENGINE' ? price.most : 0) },
        },
        {
          onError: (error) => showRefusal(form, error),
          onSuccess: ({ story_id: storyId }) =>
            void navigate(paths.duplicateStory.href({ storyId, way: 'texts' }), { replace: true }),
          onSettled: () => setKey(crypto.randomUUID()),
        },
      ),
    )
  const submit = start(engine === null ? 'BY_HAND' : 'ENGINE')
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <SelectInput
        control={control}
        name="language"
        label="Language"
        placeholder="Choose a language"
        options={LANGUAGES.filter(({ code }) => code !== story.language).map(({ code, name, nativeName }) => ({
          value: code,
          label: name === nativeName ? name : `${name} · ${nativeName}`,
        }))}
      />
      {language !== '' && (
        <>
          <Note
            icon={
              engine === null ? <PencilLine size={16} aria-hidden="true" /> : <Languages size={16} aria-hidden="true" />
            }
          >
            {engine === 'voice'
              ? 'Same language: the text stays the same, with a voice from that region.'
              : engine === 'translator'
                ? `${translator.data?.label ?? 'The translator'} translates ${story.texts.length} scenes. You can edit every word afterwards.`
                : canBrowser
                  ? 'You’ll get a copy with the original text, for free. On its page your browser can translate it, or you can.'
                  : 'Automatic translation isn’t available. You’ll get a copy with the original text to translate side by side, for free.'}
          </Note>
          {voices.isSuccess && able.length === 0 && (
            <Note icon={<Mic size={16} aria-hidden="true" />}>
              {languageName(language)} voice-over isn’t available. You’ll get captions timed to reading speed, and you
              can record each scene in the editor.
            </Note>
          )}
          {able.length > 0 && (
            <div className={styles.voices}>
              <p className={styles.label}>Narrator voice</p>
              <VoicePick
                label="Narrator voice"
                voices={able.map(({ voice_code: code, name, description, sample_url: sample }) => ({
                  code,
                  name,
                  note: description,
                  ...(sample !== null && { sample }),
                }))}
                value={chosen}
                onChange={setVoice}
              />
              <p className={styles.facts}>
                {chosen
                  ? 'Other speakers get different voices in this language.'
                  : 'If you don’t choose one, we’ll pick a similar voice.'}
              </p>
            </div>
          )}
        </>
      )}
      <FormError errors={errors} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="contained"
          disabled={language === ''}
          {...(engine !== null && language !== '' && priceProps(price))}
          isBusy={duplicate.isPending}
          busyLabel="Duplicating"
        >
          {engine !== null || language === ''
            ? 'Duplicate'
            : canBrowser
              ? 'Duplicate and translate'
              : 'Duplicate and translate myself'}
        </Button>
        {engine === 'translator' && (
          <Button isBusy={duplicate.isPending} busyLabel="Duplicating" onClick={() => void start('BY_HAND')()}>
            Translate myself
          </Button>
        )}
      </div>
    </form>
  )
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.note}>
      {icon}
      <div>{children}</div>
    </div>
  )
}
