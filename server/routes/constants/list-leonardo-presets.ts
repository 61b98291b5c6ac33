import { libraryUrl, LOOK_SAMPLE } from '#server/library/library.ts'
import { drawLookSamplesAhead } from '#server/library/look-samples.ts'
import { route } from '#server/http/route.ts'

/** The illustrator is the one model there is; its looks are the styles. */
export const listLeonardoPresets = route('listLeonardoPresets', async (call) => {
  const { services } = call
  const { info, looks, follows } = services.engines.illustrator
  // Home asks for this list, long before a gallery shows it.
  await drawLookSamplesAhead(call)
  return {
    models: [
      {
        leonardo_model_id: info.builtIn ? 'draft' : info.label,
        name: info.label,
        description: info.builtIn
          ? 'Draws what the words of a prompt name'
          : 'A model outside of this app, chosen by whoever runs it',
        supports_style_reference: follows?.style ?? false,
        styles: await Promise.all(
          looks.map(async ({ id, name, description }) => ({
            leonardo_style_id: id,
            name,
            description,
            preview_url: await libraryUrl(services, 'look', id, LOOK_SAMPLE),
          })),
        ),
      },
    ],
  }
})
