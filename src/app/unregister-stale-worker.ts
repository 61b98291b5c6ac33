/**
 * A service worker that a development server left on this origin would answer this build's calls with a backend of its own.
 * The product has no service worker, so any that is found is removed.
 */
export async function unregisterStaleWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => [])
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
