import { useConsentRequest } from './consent-request.ts'
import { useEffect, useId, useRef, useState } from 'react'
import type { ServiceName } from '#src/domain/services.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { decide, type Choices, useConsent } from './consent-store.ts'
import styles from './consent.module.css'
import { serviceLine } from './service-lines.ts'
import { ServiceSwitch, ServiceText } from './service-switch.tsx'

/**
 * Asks once for consent by service, before anything is sent. It does not block: the page behind it works, and as long as
 * nothing is chosen nothing is loaded.
 */
export function ConsentDialog() {
  const { unasked } = useConsent()
  const requested = useConsentRequest()
  const asked = requested ? [requested] : unasked
  if (asked.length === 0) return null
  return <Question key={asked.join()} services={asked} isRequested={requested !== null} />
}

interface QuestionProps {
  services: readonly ServiceName[]
  /** The user just pressed something that needs it. */
  isRequested: boolean
}

function Question({ services, isRequested }: QuestionProps) {
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const [choices, setChoices] = useState<Choices | null>(null)
  useEffect(() => {
    if (isRequested) card.current?.focus()
  }, [isRequested])
  const answer = (isAllowed: (service: ServiceName) => boolean) => {
    decide(Object.fromEntries(services.map((service) => [service, isAllowed(service)])))
    useConsentRequest.setState(null)
  }
  const [only, ...others] = services
  const isOne = others.length === 0
  const titles = services.map((service) => serviceLine(service).title)
  const named = [titles[0] ?? '', ...titles.slice(1).map((title) => title.toLowerCase())]
  return (
    <section ref={card} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {isOne ? `${titles[0]}?` : 'Your privacy choices'}
      </h2>
      {isOne && only && <ServiceText service={only} />}
      <p className={styles.text}>
        {isOne ? '' : `${new Intl.ListFormat('en-GB').format(named)}. `}Nothing is loaded or sent without your consent,
        and everything works without it. You can change this in your account.
      </p>
      {choices && (
        <div className={styles.list}>
          {services.map((service) => (
            <ServiceSwitch
              key={service}
              service={service}
              checked={choices[service] ?? false}
              onChange={(isAllowed) => setChoices({ ...choices, [service]: isAllowed })}
            />
          ))}
        </div>
      )}
      <div className={styles.actions}>
        <Button size="small" onClick={() => answer(() => false)}>
          {isOne ? 'Decline' : 'Decline all'}
        </Button>
        <Button size="small" onClick={() => answer(() => true)}>
          {isOne ? 'Allow' : 'Allow all'}
        </Button>
        {!isOne &&
          (choices ? (
            <Button size="small" onClick={() => answer((service) => choices[service] ?? false)}>
              Save choice
            </Button>
          ) : (
            <Button size="small" variant="text" onClick={() => setChoices({})}>
              Choose
            </Button>
          ))}
      </div>
    </section>
  )
}
