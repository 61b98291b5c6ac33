import type { ServiceName } from '#src/domain/services.ts'
import { serviceSettings } from '../service-port.ts'

export interface ServiceLine {
  title: string
  /** The data sent, and its purpose. */
  text: string
}

const LINES: Readonly<Record<ServiceName, ServiceLine>> = {
  chat: {
    title: 'Support chat',
    text: 'Chat with our team. Shares your name, email, account and plan so we can help you.',
  },
  errors: {
    title: 'Error reports',
    text: 'Errors and performance, with screen recordings that hide all text and images.',
  },
  analytics: {
    title: 'Usage statistics',
    text: 'Which pages, panels and buttons are used. Excludes names, titles and anything you write.',
  },
  ads: {
    title: 'Ad measurement',
    text: 'For each payment: the amount, currency and payment number.',
  },
  location: {
    title: 'Country lookup',
    text: 'Your country, to show prices in your currency.',
  },
}

/** The text about a service, and the host that it sends to. @param service a configured one */
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
