import type { ServiceName } from '#src/domain/services.ts'
import { serviceSettings } from '../service-port.ts'

export interface ServiceLine {
  title: string
  /** What is sent, and what for. */
  text: string
}

const LINES: Readonly<Record<ServiceName, ServiceLine>> = {
  chat: {
    title: 'Support chat',
    text: 'A chat with us at the edge of the page. It is told your name, email, account and plan, so that we know whom to answer.',
  },
  errors: {
    title: 'Error reports',
    text: 'What breaks and how long things take, with recordings of the screen in which every word and picture is hidden.',
  },
  analytics: {
    title: 'Usage figures',
    text: 'Which pages, panels and buttons are used. No names, no titles, nothing you write.',
  },
  ads: {
    title: 'Ad measurement',
    text: 'When you have paid: the amount, its currency and the number of the payment.',
  },
  location: {
    title: 'Country lookup',
    text: 'Which country you are in, so that prices come in your currency.',
  },
}

/** What a person reads about a service, and the host that it sends to. @param service a configured one */
export function serviceLine(service: ServiceName): ServiceLine & { host: string } {
  const { errors, analytics, ads, location } = serviceSettings()
  const hears: Record<ServiceName, string | undefined> = {
    chat: 'https://crisp.chat',
    errors: errors?.dsn,
    analytics: analytics?.url,
    ads: ads?.url,
    location: location?.url,
  }
  return { ...LINES[service], host: new URL(hears[service] ?? document.baseURI).host }
}
