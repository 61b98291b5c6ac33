/**
 * Starts the browser's sound output ahead of its use. A page's first AudioContext waits for it on the page's own thread: 160 ms where
 * nothing else runs, half a second beside a server at work. Asking for the devices starts it too, beside the page; nobody is asked for a
 * permission, and nothing is listened to.
 */
export async function startSoundOutput(): Promise<void> {
  // Browsers leave it out on pages without HTTPS.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  await devices?.enumerateDevices()
}
