import { route } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const updateCaptions = route('updateCaptions', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  await edit.updateStory({
    showCaptions: body.show_captions,
    templatedCaptionsStyle: body.templated_captions_style,
    captionsMarginFromBottom: body.captions_margin_from_bottom,
    fontSizeOption: body.font_size_option,
    customCaptionFont: body.custom_caption_font,
    captionLengthOption: body.caption_length_option,
    customCaptionsStyle: body.custom_captions_style,
  })
  return presentStory(scope, await edit.finish('Change captions'))
})
