import { bundledProgram } from '#server/testing/bundled-programs.ts'
import { type Caller, createCaller } from '#server/testing/caller.ts'
import { type Child, startChild } from '#server/testing/child-process.ts'

export interface HostProcess extends Caller {
  url: string
  child: Child
}

/** The whole server in a separate process, once it listens. */
export async function startHostProcess(settings: Record<string, string>): Promise<HostProcess> {
  const child = startChild(bundledProgram('run-host'), [], { PORT: '0', ...settings })
  const url = await child.said('listening')
  const send = (request: Request) => fetch(url + request.url.slice(new URL(request.url).origin.length), request)
  return { url, child, ...createCaller({ fetch: send }, []) }
}

/** A new account, by the calls of the app. */
export async function register(
  host: Caller,
  username = `${crypto.randomUUID()}@example.com`,
): Promise<{ token: string }> {
  const credentials = { username, password: 'loom-weaves-9' }
  const names = { first_name: 'Ada', last_name: 'Byron', company_name: 'Studio' }
  const agreed = { how_did_you_hear_about_us: 'Google' as const, agree_to_tnc: true }
  await host.ok('register', { body: { ...credentials, ...names, ...agreed } })
  return { token: (await host.ok('login', { body: credentials })).access }
}
