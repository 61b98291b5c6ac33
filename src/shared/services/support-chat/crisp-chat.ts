import { Crisp } from 'crisp-sdk-web'
import { logDiagnostic } from '../telemetry/log.ts'

/** The user's data for the chat. Other types than texts, numbers and booleans are left out. */
export interface ChatUser {
  email?: unknown
  name?: unknown
  is_premium?: unknown
  is_staff?: unknown
  user_id?: unknown
  premium_type?: unknown
}

export interface ChatOptions {
  websiteId?: string
  /** Whether the widget loads automatically; else when it is shown, hidden or opened. On by default. */
  autoload?: boolean
}

export interface CrispChat {
  /** Loads the widget unless one is there. Throws without a website id. */
  load(): void
  show(): void
  hide(): void
  open(): void
  /** null: signed out; the previous user's conversation ends. */
  setUser(user: ChatUser | null): void
}

/** The support chat by Crisp. Its failures are logged, and the product works on; only `load` throws. */
export function createCrispChat({ websiteId, autoload = true }: ChatOptions): CrispChat {
  function load() {
    if (!websiteId) throw new Error('websiteId must be set before loading')
    Crisp.load()
  }
  /** The widget accepts commands before it has loaded. */
  const withWidget = (what: string, tell: () => void) => () =>
    attempt(what, () => {
      load()
      tell()
    })
  attempt('configured', () => {
    Crisp.configure(websiteId ?? '', { autoload: false })
    if (autoload) load()
  })
  return {
    load,
    show: withWidget('shown', () => Crisp.chat.show()),
    hide: withWidget('hidden', () => Crisp.chat.hide()),
    open: withWidget('opened', () => {
      Crisp.chat.show()
      Crisp.chat.open()
    }),
    setUser: (user) => attempt('given the user', () => (user ? introduce(user) : Crisp.session.reset())),
  }
}

function introduce({ email, name, is_premium, is_staff, user_id, premium_type }: ChatUser) {
  if (typeof email === 'string' && email !== '') Crisp.user.setEmail(email)
  if (typeof name === 'string' && name !== '') Crisp.user.setNickname(name)
  // Leaves out other types than text, number and boolean.
  Crisp.session.setData({ is_premium, is_staff, user_id, premium_type })
}

function attempt(what: string, act: () => void) {
  try {
    act()
  } catch (cause) {
    logDiagnostic(`The support chat could not be ${what}`, cause)
  }
}
