import { AudioLines, Captions, PenLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { OnboardingForm } from './onboarding-form.tsx'
import styles from './onboarding.module.css'
import { SkipButton } from './skip-button.tsx'

const icon = { size: 18, 'aria-hidden': true } as const
const WAYS = [
  {
    icon: <PenLine {...icon} />,
    title: 'Start with text',
    text: 'Turn an idea, script or screenplay into scenes with voice and images.',
  },
  {
    icon: <AudioLines {...icon} />,
    title: 'Start with a recording',
    text: 'Keep your voice. Images follow what you say.',
  },
  { icon: <Captions {...icon} />, title: 'Start with a video', text: 'Add captions, word by word.' },
]

/** An introduction, then a few questions; both can be skipped. The step is in the URL. */
export function OnboardingPage() {
  const [search] = useSearchParams()
  const user = useSessionStore((state) => state.user)
  const isForm = search.get('step') === 'form'
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isForm)
  useEffect(() => {
    if (shown.current === isForm) return
    shown.current = isForm
    heading.current?.focus()
  }, [isForm])
  if (!user)
    return (
      <Container isPage className={styles.page}>
        <Skeletons label="Loading your account">
          <SkeletonLine width="60%" height={28} />
          <SkeletonLine width="100%" height={200} />
        </Skeletons>
      </Container>
    )
  return (
    <Container isPage className={styles.page}>
      <PageHeader
        headingRef={heading}
        title={isForm ? 'Tell us what you make' : 'Welcome to Storyloom'}
        text={isForm ? 'All questions are optional.' : 'Choose how to start your first video.'}
      />
      {isForm ? (
        <OnboardingForm userId={user.user_id} />
      ) : (
        <>
          <ul className={styles.ways}>
            {WAYS.map((way) => (
              <li key={way.title} className={styles.way}>
                {way.icon}
                <div>
                  <p className={styles.wayTitle}>{way.title}</p>
                  <p className={styles.wayText}>{way.text}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <Button variant="contained" component={Link} to={paths.onboarding.href({ step: 'form' })}>
              Continue
            </Button>
            <SkipButton userId={user.user_id} />
          </div>
        </>
      )}
    </Container>
  )
}
