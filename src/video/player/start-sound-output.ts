/**
 * Starts the browser's sound output ahead of its use. A page's first AudioContext waits for it on the page's own thread: 160 ms where
 * nothing else runs, half a second beside a server at work. An element that plays on the default device starts it too, beside the
 * page, silently and without a permission prompt. Requesting the list of devices would start the cameras' process as well.
 */
export async function startSoundOutput(): Promise<void> {
  const sound = new Audio()
  // Not in every browser, whatever TypeScript's library says; one that knows the usual device only as '' refuses.
  if ('setSinkId' in sound) await sound.setSinkId('default')
}
