import { forbidden, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { userChannel } from '#server/platform/realtime/channels.ts'

export const authenticateChannel = route('authenticateChannel', async ({ user, sessionId, body, services }) => {
  if (sessionId === null || body.channel_name !== userChannel(user.pusherId)) throw forbidden()
  const signature = await services.realtime.authorize(body.socket_id, body.channel_name, sessionId)
  if (signature === undefined) throw validationFailed({ socket_id: ['This is not the id of a socket'] })
  return signature
})
