/** Services that an operator may connect to the app's pages. Nothing is secret: every browser gets it. */
export interface ServiceSettings {
  /** Crisp's support chat. */
  chat?: { websiteId: string }
  /** Where errors are reported, in Sentry's form. */
  errors?: { dsn: string; environment: string; release?: string }
  /** Where usage is reported; with a key in PostHog's form, else in our own. */
  analytics?: { url: string; key?: string }
  /** The URL that counts a purchase, with `{value}`, `{currency}` and `{order}` to be filled. */
  ads?: { url: string }
  /** The URL that answers the caller's country. */
  location?: { url: string }
  /** The realtime service, with Pusher's protocol; without one the API's host has it. */
  realtime?: { key: string; url: string }
}

/** Services that need consent. */
export type ServiceName = Exclude<keyof ServiceSettings, 'realtime'>

/** In the order of the consent dialog. */
export const SERVICE_NAMES = ['chat', 'errors', 'analytics', 'ads', 'location'] as const satisfies ServiceName[]

/** The id of the page's element that holds the settings as JSON; a page without one has no services. */
export const SERVICES_ELEMENT = 'services'
