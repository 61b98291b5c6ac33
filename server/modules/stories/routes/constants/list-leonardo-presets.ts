import { modelIdOf } from '#engines/ports.ts'
import { imageModels } from '#engines/image-models.ts'
import { libraryUrl, LOOK_SAMPLE } from '#server/modules/media/library/library.ts'
import { drawLookSamplesAhead } from '#server/modules/media/library/look-samples.ts'
import { route } from '#server/platform/http/route.ts'

/** Every illustrator is a model; its looks are the styles. */
export const listLeonardoPresets = route('listLeonardoPresets', async (call) => {
  const { services } = call
  // Home requests this list, long before a gallery shows it.
  await drawLookSamplesAhead(call)
  return {
    models: await Promise.all(
      imageModels(services.engines).map(async ({ info, looks, follows }) => ({
        leonardo_model_id: modelIdOf(info),
        name: info.label,
        description: info.builtIn
          ? 'Generates images from your prompt'
          : 'An external model, chosen by the operator of this server',
        is_built_in: info.builtIn,
        supports_style_reference: follows?.style ?? false,
        most_portraits: follows?.portraits ?? 0,
        styles: await Promise.all(
          looks.map(async ({ id, name, description, colours }) => ({
            leonardo_style_id: id,
            name,
            description,
            preview_url: await libraryUrl(services, 'look', id, LOOK_SAMPLE),
            preview_colors: [...colours],
          })),
        ),
      })),
    ),
  }
})
