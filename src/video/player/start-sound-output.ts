/**
 * Starts the browser's sound output ahead of its use. A page's first AudioContext waits for it on the page's own thread: 160 ms where
 * nothing else runs, half a second beside a server at work. An element that is told to play on the usual device starts it too, beside the
 * page; nobody is asked for a permission, and nothing is heard. Asking for the list of devices would start the cameras' process as well.
 */
export async function startSoundOutput(): Promise<void> {
  const sound = new Audio()
  // Not in every browser, whatever TypeScript's library says; one that knows the usual device only as '' refuses.
  if ('setSinkId' in sound) await sound.setSinkId('default')
}
