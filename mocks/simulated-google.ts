import type { Identity, IdentityVerifier } from '#server/platform/ports/services.ts'
import { personas } from './seeds/personas.ts'

interface InitializeOptions {
  client_id: string
  callback: (answer: { credential: string }) => void
}

const PREFIX = 'simulated.'

/** Accounts in the chooser besides the personas, and the backend's expected outcome for each. */
const guests: readonly { email: string; what: string; isEmailVerified: boolean; isOfOtherApp?: boolean }[] = [
  { email: 'gale.guest@example.com', what: 'A new account', isEmailVerified: true },
  { email: 'uma.unverified@example.com', what: 'An email Google hasn’t verified', isEmailVerified: false },
  { email: 'otto.other@example.com', what: 'A token for another app', isEmailVerified: true, isOfOtherApp: true },
]

/** Takes the tokens of the simulated chooser and no others. */
export const simulatedIdentity: IdentityVerifier = {
  async verify(token) {
    if (!token.startsWith(PREFIX)) return null
    const email = atob(token.slice(PREFIX.length))
    const persona = personas.find((one) => one.email === email)
    const guest = guests.find((one) => one.email === email)
    if (guest?.isOfOtherApp) return null
    const identity: Identity = {
      subject: `simulated:${email}`,
      email,
      isEmailVerified: guest?.isEmailVerified ?? true,
      firstName: persona?.firstName ?? 'Gale',
      lastName: persona?.lastName ?? 'Guest',
    }
    return identity
  },
}

/**
 * Installs a fake of Google's script: `google.accounts.id`. Its button opens a dialog that identifies itself as a fake and offers
 * the personas and a new account.
 */
export function installSimulatedGoogle(): void {
  let callback: InitializeOptions['callback'] = () => undefined
  const id = {
    initialize: (options: InitializeOptions) => {
      callback = options.callback
    },
    renderButton(parent: HTMLElement) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continue with Google (simulated)'
      button.className = 'tab-host-google'
      button.addEventListener('click', () => openChooser((email) => callback({ credential: PREFIX + btoa(email) })))
      parent.replaceChildren(button)
    },
    cancel: () => undefined,
    disableAutoSelect: () => undefined,
  }
  Object.assign(window, { google: { accounts: { id } } })
}

function openChooser(choose: (email: string) => void) {
  const dialog = document.createElement('dialog')
  dialog.className = 'tab-host-dialog'
  dialog.setAttribute('aria-labelledby', 'tab-host-google-title')
  const title = document.createElement('h2')
  title.id = 'tab-host-google-title'
  title.textContent = 'Simulated account chooser'
  const note = document.createElement('p')
  note.textContent = 'The backend runs in this tab. No account data leaves it.'
  dialog.append(title, note)
  for (const { email, what } of [...personas, ...guests]) {
    const button = document.createElement('button')
    button.type = 'button'
    const about = document.createElement('small')
    about.textContent = what
    button.append(email, about)
    button.addEventListener('click', () => {
      dialog.close()
      choose(email)
    })
    dialog.append(button)
  }
  const cancel = document.createElement('button')
  cancel.type = 'button'
  cancel.textContent = 'Cancel'
  cancel.addEventListener('click', () => dialog.close())
  dialog.append(cancel)
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
