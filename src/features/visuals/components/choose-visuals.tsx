import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { StoryDocument } from '#generated/schema.ts'
import { useChooseVisuals } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { notifyErrorWithRetry } from '#src/shared/ui/snackbar/notify-error.ts'
import { Tag } from '#src/shared/ui/tag.tsx'
import { WizardFoot } from '#src/shared/ui/wizard/wizard-foot.tsx'
import { type Offer, toggled } from '../lib/offer.ts'
import { returnHref } from '../lib/return-href.ts'
import { SceneStrip } from './scene-strip.tsx'
import { SceneVisuals } from './scene-visuals.tsx'
import styles from './visuals.module.css'

const NO_PICKS: readonly Offer[] = []

/** One scene after the other; the URL names the open one. */
export function ChooseVisuals({ story }: { story: StoryDocument }) {
  const { story_id: storyId, scenes } = story
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const wanted = Number(search.get('scene') ?? '1') - 1
  const at = Number.isInteger(wanted) ? Math.min(Math.max(0, wanted), scenes.length - 1) : 0
  const scene = scenes[at]
  const [picked, setPicked] = useState<Readonly<Record<string, readonly Offer[]>>>({})
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = useChooseVisuals()
  const heading = useRef<HTMLHeadingElement>(null)
  const shownAt = useRef(at)
  const picks = scene ? (picked[scene.id] ?? NO_PICKS) : NO_PICKS
  const isLast = at === scenes.length - 1
  const back = returnHref(story)
  const hrefOf = (place: number) => paths.visuals.href({ storyId, scene: place + 1 })

  useEffect(() => {
    if (shownAt.current === at) return
    shownAt.current = at
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [at])

  const goOn = () => void navigate(isLast ? back : hrefOf(at + 1))
  const handleNext = () => {
    if (choose.isPending || !scene) return
    if (picks.length === 0) return goOn()
    const visuals = picks.map(({ visual }) => visual)
    choose.mutate(
      { data: { story_id: storyId, scene_id: scene.id, visuals } },
      {
        onError: (error) => notifyErrorWithRetry(error, handleNext),
        onSuccess: () => {
          setChosen((before) => new Set(before).add(scene.id))
          setPicked(({ [scene.id]: _done, ...rest }) => rest)
          goOn()
        },
      },
    )
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    handleNext()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  if (!scene) return null
  return (
    <>
      <Container isPage>
        <PageHeader
          headingRef={heading}
          title="Choose visuals"
          text={
            <>
              Choose one or more for each scene, in the order they appear.{' '}
              {story.status === 'DRAFT' && 'Images are generated for scenes without a choice. '}
              <span className={styles.keys}>Arrow keys move, Space selects, Ctrl+Enter continues.</span>
            </>
          }
        />
        <SceneStrip scenes={scenes} at={at} chosen={chosen} hrefOf={hrefOf} />
        <p className={styles.where} role="status">
          Scene {at + 1} of {scenes.length}
          {picks.length > 0 && <Tag>{picks.length} selected</Tag>}
        </p>
        <SceneVisuals
          key={scene.id}
          scene={scene}
          ratio={story.aspect_ratio}
          picks={picks}
          onToggle={(offer) => setPicked((all) => ({ ...all, [scene.id]: toggled(all[scene.id] ?? NO_PICKS, offer) }))}
        />
      </Container>
      <WizardFoot
        back={at === 0 ? { label: 'Back to the story', href: back } : { label: `Scene ${at}`, href: hrefOf(at - 1) }}
        next={{
          label:
            picks.length > 0
              ? picks.length === 1
                ? 'Use this image'
                : `Use these ${picks.length}`
              : isLast
                ? 'Done'
                : 'Skip',
          onNext: handleNext,
          isBusy: choose.isPending,
          busyLabel: 'Saving',
        }}
        state={choose.isPending ? 'saving' : chosen.size > 0 ? 'saved' : 'idle'}
      />
    </>
  )
}
