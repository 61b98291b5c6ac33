/** The part of Google Identity's script that is used. */
interface GoogleId {
  initialize(options: { client_id: string; callback: (answer: { credential: string }) => void }): void
  renderButton(parent: HTMLElement, options: { theme: string; size: string; width: number; text: string }): void
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleId } }
  }
}

const SCRIPT = 'https://accounts.google.com/gsi/client'
let loading: Promise<GoogleId> | undefined

/** Loads Google Identity once; a page that brought it along (the tab host's simulation) is taken as it is. */
export function loadGoogleIdentity(): Promise<GoogleId> {
  const known = window.google?.accounts.id
  if (known) return Promise.resolve(known)
  loading ??= new Promise<GoogleId>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.addEventListener('load', () => {
      const id = window.google?.accounts.id
      if (id) resolve(id)
      else reject(new Error('Google Identity did not start'))
    })
    script.addEventListener('error', () => reject(new Error('Google Identity could not be loaded')))
    document.head.append(script)
  })
  // The next page may try again.
  loading.catch(() => (loading = undefined))
  return loading
}
