const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Where the caller's app runs: the public URL. A machine has several names for itself, and a browser keeps a session for each: a caller
 * on 127.0.0.1 stays there, although the public URL says localhost.
 */
export function appUrlOf(requestUrl: string, publicUrl: string): string {
  const [asked, known] = [new URL(requestUrl), new URL(publicUrl)]
  const isSameMachine = [asked, known].every(({ hostname }) => LOOPBACK.includes(hostname)) && asked.port === known.port
  return isSameMachine ? asked.origin : publicUrl
}
