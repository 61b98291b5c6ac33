/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Route } from '#server/platform/http/route.ts'
import { acceptQuote } from '#server/modules/generation/routes/quotes/accept-quote.ts'
import { acceptTemplateOffer } from '#server/modules/stories/routes/stories/accept-template-offer.ts'
import { addAroll } from '#server/modules/stories/routes/arolls/add-aroll.ts'
import { addBlankProject } from '#server/modules/stories/routes/projects/add-blank-project.ts'
import { addMusicCues } from '#server/modules/stories/routes/music-cues/add-music-cues.ts'
import { addOverlays } from '#server/modules/stories/routes/overlays/add-overlays.ts'
import { addScene } from '#server/modules/stories/routes/scenes/add-scene.ts'
import { applyRewriting } from '#server/modules/stories/routes/stories/apply-rewriting.ts'
import { archiveStory } from '#server/modules/stories/routes/stories/archive-story.ts'
import { authenticateChannel } from '#server/modules/account/routes/realtime/authenticate-channel.ts'
import { buildScenesFromScreenplay } from '#server/modules/stories/routes/screenplay/build-scenes-from-screenplay.ts'
import { cancelEmailChange } from '#server/modules/account/routes/account/cancel-email-change.ts'
import { cancelGeneration } from '#server/modules/stories/routes/stories/cancel-generation.ts'
import { cancelRender } from '#server/modules/rendering/routes/cancel-render.ts'
import { cancelSubscription } from '#server/modules/billing/routes/cancel-subscription.ts'
import { cancelTask } from '#server/modules/tools/routes/tasks/cancel-task.ts'
import { changePassword } from '#server/modules/account/routes/auth/change-password.ts'
import { changeSubscription } from '#server/modules/billing/routes/change-subscription.ts'
import { chooseVisuals } from '#server/modules/stories/routes/stories/choose-visuals.ts'
import { completeDemoCheckout } from '#server/modules/billing/routes/complete-demo-checkout.ts'
import { completeRender } from '#server/modules/rendering/routes/complete-render.ts'
import { completeRenderPart } from '#server/modules/rendering/routes/complete-render-part.ts'
import { confirmEmailChange } from '#server/modules/account/routes/account/confirm-email-change.ts'
import { copyExampleStory } from '#server/modules/stories/routes/stories/copy-example-story.ts'
import { createAndGenerateStory } from '#server/modules/stories/routes/stories/create-and-generate-story.ts'
import { createAndPublishCharacter } from '#server/modules/stories/routes/characters/create-and-publish-character.ts'
import { createCharacter } from '#server/modules/stories/routes/characters/create-character.ts'
import { createEmptyTextStory } from '#server/modules/stories/routes/stories/create-empty-text-story.ts'
import { createImageStyle } from '#server/modules/tools/routes/image-styles/create-image-style.ts'
import { createInpaintingRequest } from '#server/modules/stories/routes/scenes/create-inpainting-request.ts'
import { createLocation } from '#server/modules/stories/routes/locations/create-location.ts'
import { createLora } from '#server/modules/tools/routes/lora/create-lora.ts'
import { createNarratedStory } from '#server/modules/stories/routes/stories/create-narrated-story.ts'
import { createPortalSession } from '#server/modules/billing/routes/create-portal-session.ts'
import { createProject } from '#server/modules/stories/routes/projects/create-project.ts'
import { createPurchase } from '#server/modules/billing/routes/create-purchase.ts'
import { createQuote } from '#server/modules/generation/routes/quotes/create-quote.ts'
import { createRenderPartUpload } from '#server/modules/rendering/routes/create-render-part-upload.ts'
import { createRenderUpload } from '#server/modules/rendering/routes/create-render-upload.ts'
import { createScreenplayElement } from '#server/modules/stories/routes/screenplay/create-screenplay-element.ts'
import { createScreenplaySegment } from '#server/modules/stories/routes/screenplay/create-screenplay-segment.ts'
import { createStaffView } from '#server/modules/staff/routes/create-staff-view.ts'
import { createStory } from '#server/modules/stories/routes/stories/create-story.ts'
import { createStoryFromAudio } from '#server/modules/stories/routes/audio-stories/create-story-from-audio.ts'
import { createStoryVersion } from '#server/modules/stories/routes/stories/create-story-version.ts'
import { createSubscription } from '#server/modules/billing/routes/create-subscription.ts'
import { createTask } from '#server/modules/tools/routes/tasks/create-task.ts'
import { createVideoCaptionsStory } from '#server/modules/stories/routes/audio-stories/create-video-captions-story.ts'
import { cropAroll } from '#server/modules/stories/routes/arolls/crop-aroll.ts'
import { declineTemplateOffer } from '#server/modules/stories/routes/stories/decline-template-offer.ts'
import { decrementArollOrder } from '#server/modules/stories/routes/arolls/decrement-aroll-order.ts'
import { deleteAroll } from '#server/modules/stories/routes/arolls/delete-aroll.ts'
import { deleteBugReport } from '#server/modules/account/routes/feedback/delete-bug-report.ts'
import { deleteCharacter } from '#server/modules/stories/routes/characters/delete-character.ts'
import { deleteCharacterSheet } from '#server/modules/stories/routes/characters/delete-character-sheet.ts'
import { deleteImageStyle } from '#server/modules/tools/routes/image-styles/delete-image-style.ts'
import { deleteLocation } from '#server/modules/stories/routes/locations/delete-location.ts'
import { deleteLora } from '#server/modules/tools/routes/lora/delete-lora.ts'
import { deleteLoraTrainingData } from '#server/modules/tools/routes/lora/delete-lora-training-data.ts'
import { deleteMusicCues } from '#server/modules/stories/routes/music-cues/delete-music-cues.ts'
import { deleteOverlays } from '#server/modules/stories/routes/overlays/delete-overlays.ts'
import { deleteProject } from '#server/modules/stories/routes/projects/delete-project.ts'
import { deleteScene } from '#server/modules/stories/routes/scenes/delete-scene.ts'
import { deleteScreenplayElement } from '#server/modules/stories/routes/screenplay/delete-screenplay-element.ts'
import { deleteScreenplaySegment } from '#server/modules/stories/routes/screenplay/delete-screenplay-segment.ts'
import { deleteStaffView } from '#server/modules/staff/routes/delete-staff-view.ts'
import { deleteToolResult } from '#server/modules/tools/routes/tasks/delete-tool-result.ts'
import { discardRewriting } from '#server/modules/stories/routes/stories/discard-rewriting.ts'
import { divideRender } from '#server/modules/rendering/routes/divide-render.ts'
import { divideTranscriptIntoScenes } from '#server/modules/stories/routes/audio-stories/divide-transcript-into-scenes.ts'
import { draftCompanyInfo } from '#server/modules/account/routes/profile/draft-company-info.ts'
import { drawCharacterSheet } from '#server/modules/stories/routes/characters/draw-character-sheet.ts'
import { duplicateStory } from '#server/modules/stories/routes/stories/duplicate-story.ts'
import { duplicateStoryInAnotherLanguage } from '#server/modules/stories/routes/stories/duplicate-story-in-another-language.ts'
import { duplicateTemplateInAnotherAccount } from '#server/modules/stories/routes/stories/duplicate-template-in-another-account.ts'
import { estimateCreditsForStory } from '#server/modules/stories/routes/stories/estimate-credits-for-story.ts'
import { estimateTask } from '#server/modules/tools/routes/tasks/estimate-task.ts'
import { exportAuditTrail } from '#server/modules/staff/routes/export-audit-trail.ts'
import { exportPremiumCredits } from '#server/modules/staff/routes/export-premium-credits.ts'
import { exportScreenplay } from '#server/modules/stories/routes/screenplay/export-screenplay.ts'
import { exportStaffRows } from '#server/modules/staff/routes/export-staff-rows.ts'
import { exportToPremierePro } from '#server/modules/rendering/routes/export-to-premiere-pro.ts'
import { exportUsage } from '#server/modules/billing/routes/export-usage.ts'
import { failRender } from '#server/modules/rendering/routes/fail-render.ts'
import { fileUploaded } from '#server/modules/stories/routes/scenes/file-uploaded.ts'
import { findFocalPath } from '#server/modules/media/routes/find-focal-path.ts'
import { findFocalPoint } from '#server/modules/media/routes/find-focal-point.ts'
import { findStaffSubject } from '#server/modules/staff/routes/find-staff-subject.ts'
import { flipArollHorizontal } from '#server/modules/stories/routes/arolls/flip-aroll-horizontal.ts'
import { forecastRefusals } from '#server/modules/generation/routes/quotes/forecast-refusals.ts'
import { forecastWriting } from '#server/modules/generation/routes/quotes/forecast-writing.ts'
import { generateAudio } from '#server/modules/stories/routes/scenes/generate-audio.ts'
import { generateLoraCaptions } from '#server/modules/tools/routes/lora/generate-lora-captions.ts'
import { generateMagicPrompt } from '#server/modules/stories/routes/scenes/generate-magic-prompt.ts'
import { generatePreviewLink } from '#server/modules/stories/routes/stories/generate-preview-link.ts'
import { generateStoryWithScriptType } from '#server/modules/stories/routes/stories/generate-story-with-script-type.ts'
import { generateVideo } from '#server/modules/rendering/routes/generate-video.ts'
import { generateVisualsForAudioStory } from '#server/modules/stories/routes/audio-stories/generate-visuals-for-audio-story.ts'
import { generateWholeLongStoryVideo } from '#server/modules/stories/routes/stories/generate-whole-long-story-video.ts'
import { getActiveUsers } from '#server/modules/staff/routes/get-active-users.ts'
import { getAroll } from '#server/modules/stories/routes/arolls/get-aroll.ts'
import { getCharacterPortrait } from '#server/modules/stories/routes/characters/get-character-portrait.ts'
import { getCreditCosts } from '#server/modules/stories/routes/constants/get-credit-costs.ts'
import { getCreditsSummary } from '#server/modules/stories/routes/constants/get-credits-summary.ts'
import { getCumulativeStats } from '#server/modules/staff/routes/get-cumulative-stats.ts'
import { getCurrentSubscription } from '#server/modules/billing/routes/get-current-subscription.ts'
import { getDataExport } from '#server/modules/account/routes/account/get-data-export.ts'
import { getDemoCheckout } from '#server/modules/billing/routes/get-demo-checkout.ts'
import { getEngineSetup } from '#server/modules/staff/routes/get-engine-setup.ts'
import { getFilmReceipts } from '#server/modules/generation/routes/receipts/get-film-receipts.ts'
import { getFilmReview } from '#server/modules/rendering/routes/get-film-review.ts'
import { getFunnelAnalytics } from '#server/modules/staff/routes/get-funnel-analytics.ts'
import { getGenerationAnalytics } from '#server/modules/staff/routes/get-generation-analytics.ts'
import { getGenericPresignedUrl } from '#server/modules/media/routes/get-generic-presigned-url.ts'
import { getImageStyle } from '#server/modules/tools/routes/image-styles/get-image-style.ts'
import { getInpaintingRequest } from '#server/modules/stories/routes/scenes/get-inpainting-request.ts'
import { getLora } from '#server/modules/tools/routes/lora/get-lora.ts'
import { getMedia } from '#server/modules/media/routes/get-media.ts'
import { getNewStoryQuote } from '#server/modules/generation/routes/quotes/get-new-story-quote.ts'
import { getNotificationSettings } from '#server/modules/account/routes/notifications/get-notification-settings.ts'
import { getPartnerReport } from '#server/modules/staff/routes/get-partner-report.ts'
import { getPendingTasks } from '#server/modules/tools/routes/tasks/get-pending-tasks.ts'
import { getPersonDetails } from '#server/modules/staff/routes/get-person-details.ts'
import { getPremiumUsersCreditSummary } from '#server/modules/staff/routes/get-premium-users-credit-summary.ts'
import { getPreviousGenerations } from '#server/modules/stories/routes/scenes/get-previous-generations.ts'
import { getProductsPrices } from '#server/modules/stories/routes/constants/get-products-prices.ts'
import { getProject } from '#server/modules/stories/routes/projects/get-project.ts'
import { getPublicStory } from '#server/modules/stories/routes/stories/get-public-story.ts'
import { getPurchase } from '#server/modules/billing/routes/get-purchase.ts'
import { getQualityData } from '#server/modules/staff/routes/get-quality-data.ts'
import { getRealWork } from '#server/modules/generation/routes/quotes/get-real-work.ts'
import { getReceipt } from '#server/modules/generation/routes/receipts/get-receipt.ts'
import { getRender } from '#server/modules/rendering/routes/get-render.ts'
import { getRenderDocument } from '#server/modules/rendering/routes/get-render-document.ts'
import { getRenderReceipts } from '#server/modules/generation/routes/receipts/get-render-receipts.ts'
import { getRewriting } from '#server/modules/stories/routes/stories/get-rewriting.ts'
import { getScene } from '#server/modules/stories/routes/scenes/get-scene.ts'
import { getShotSketch } from '#server/modules/stories/routes/arolls/get-shot-sketch.ts'
import { getStaffOverview } from '#server/modules/staff/routes/get-staff-overview.ts'
import { getStaffQueues } from '#server/modules/staff/routes/get-staff-queues.ts'
import { getStats } from '#server/modules/staff/routes/get-stats.ts'
import { getStock } from '#server/modules/stories/routes/scenes/get-stock.ts'
import { getStory } from '#server/modules/stories/routes/stories/get-story.ts'
import { getStoryCredits } from '#server/modules/billing/routes/get-story-credits.ts'
import { getStoryDebugDetails } from '#server/modules/staff/routes/get-story-debug-details.ts'
import { getStoryStatus } from '#server/modules/stories/routes/stories/get-story-status.ts'
import { getStoryTranslation } from '#server/modules/stories/routes/stories/get-story-translation.ts'
import { getStoryVersion } from '#server/modules/stories/routes/stories/get-story-version.ts'
import { getSubscription } from '#server/modules/billing/routes/get-subscription.ts'
import { getTasks } from '#server/modules/tools/routes/tasks/get-tasks.ts'
import { getToolResult } from '#server/modules/tools/routes/tasks/get-tool-result.ts'
import { getTranslator } from '#server/modules/stories/routes/stories/get-translator.ts'
import { getUsageByDay } from '#server/modules/billing/routes/get-usage-by-day.ts'
import { getUsageDataByAction } from '#server/modules/staff/routes/get-usage-data-by-action.ts'
import { getUsageMetrics } from '#server/modules/staff/routes/get-usage-metrics.ts'
import { getUserDetails } from '#server/modules/account/routes/profile/get-user-details.ts'
import { getUserProfile } from '#server/modules/account/routes/profile/get-user-profile.ts'
import { getUserStories } from '#server/modules/stories/routes/stories/get-user-stories.ts'
import { getVideoFilesForAudit } from '#server/modules/staff/routes/get-video-files-for-audit.ts'
import { imagePromptFromVisualAction } from '#server/modules/stories/routes/scenes/image-prompt-from-visual-action.ts'
import { importScreenplayFromJson } from '#server/modules/stories/routes/screenplay/import-screenplay-from-json.ts'
import { importStock } from '#server/modules/media/routes/import-stock.ts'
import { importSubtitles } from '#server/modules/stories/routes/scenes/import-subtitles.ts'
import { improvePrompt } from '#server/modules/tools/routes/tasks/improve-prompt.ts'
import { incrementArollOrder } from '#server/modules/stories/routes/arolls/increment-aroll-order.ts'
import { linkGoogle } from '#server/modules/account/routes/account/link-google.ts'
import { listAllCharacters } from '#server/modules/stories/routes/characters/list-all-characters.ts'
import { listAuditTrail } from '#server/modules/staff/routes/list-audit-trail.ts'
import { listAvailableCountries } from '#server/modules/stories/routes/constants/list-available-countries.ts'
import { listBackgroundMusicMedia } from '#server/modules/stories/routes/constants/list-background-music-media.ts'
import { listBugReports } from '#server/modules/account/routes/feedback/list-bug-reports.ts'
import { listCharacters } from '#server/modules/stories/routes/characters/list-characters.ts'
import { listEngines } from '#server/modules/stories/routes/constants/list-engines.ts'
import { listExampleStories } from '#server/modules/stories/routes/stories/list-example-stories.ts'
import { listExistingCharacters } from '#server/modules/stories/routes/characters/list-existing-characters.ts'
import { listGivenTemplateOffers } from '#server/modules/stories/routes/stories/list-given-template-offers.ts'
import { listImageStyles } from '#server/modules/tools/routes/image-styles/list-image-styles.ts'
import { listLeonardoPresets } from '#server/modules/stories/routes/constants/list-leonardo-presets.ts'
import { listLocations } from '#server/modules/stories/routes/locations/list-locations.ts'
import { listMedia } from '#server/modules/media/routes/list-media.ts'
import { listMissedEvents } from '#server/modules/account/routes/realtime/list-missed-events.ts'
import { listModelGallery } from '#server/modules/tools/routes/lora/list-model-gallery.ts'
import { listMusic } from '#server/modules/stories/routes/constants/list-music.ts'
import { listNotifications } from '#server/modules/account/routes/notifications/list-notifications.ts'
import { listPayments } from '#server/modules/billing/routes/list-payments.ts'
import { listProjects } from '#server/modules/stories/routes/projects/list-projects.ts'
import { listProviderKeys } from '#server/modules/account/routes/account/list-provider-keys.ts'
import { listScreenplaySegments } from '#server/modules/stories/routes/screenplay/list-screenplay-segments.ts'
import { listSessions } from '#server/modules/account/routes/account/list-sessions.ts'
import { listSoundEffects } from '#server/modules/stories/routes/constants/list-sound-effects.ts'
import { listStaffBugReports } from '#server/modules/staff/routes/list-staff-bug-reports.ts'
import { listStaffReports } from '#server/modules/staff/routes/list-staff-reports.ts'
import { listStaffRows } from '#server/modules/staff/routes/list-staff-rows.ts'
import { listStaffViews } from '#server/modules/staff/routes/list-staff-views.ts'
import { listStaleWork } from '#server/modules/generation/routes/receipts/list-stale-work.ts'
import { listStoryEdits } from '#server/modules/stories/routes/stories/list-story-edits.ts'
import { listStoryVersions } from '#server/modules/stories/routes/stories/list-story-versions.ts'
import { listTaskModels } from '#server/modules/tools/routes/tasks/list-task-models.ts'
import { listTemplateOffers } from '#server/modules/stories/routes/stories/list-template-offers.ts'
import { listToolResults } from '#server/modules/tools/routes/tasks/list-tool-results.ts'
import { listUsage } from '#server/modules/billing/routes/list-usage.ts'
import { listVoices } from '#server/modules/stories/routes/constants/list-voices.ts'
import { listVoicesByLanguage } from '#server/modules/stories/routes/constants/list-voices-by-language.ts'
import { login } from '#server/modules/account/routes/auth/login.ts'
import { loginWithGoogle } from '#server/modules/account/routes/auth/login-with-google.ts'
import { logout } from '#server/modules/account/routes/auth/logout.ts'
import { mailFirstPassword } from '#server/modules/account/routes/account/mail-first-password.ts'
import { mapCharacter } from '#server/modules/stories/routes/characters/map-character.ts'
import { markNotificationsRead } from '#server/modules/account/routes/notifications/mark-notifications-read.ts'
import { mergeScenes } from '#server/modules/stories/routes/scenes/merge-scenes.ts'
import { objectToFilmReview } from '#server/modules/rendering/routes/object-to-film-review.ts'
import { overrideCaptions } from '#server/modules/stories/routes/scenes/override-captions.ts'
import { parseScreenplayAndCreateStory } from '#server/modules/stories/routes/stories/parse-screenplay-and-create-story.ts'
import { planShots } from '#server/modules/stories/routes/arolls/plan-shots.ts'
import { prepareGeneration } from '#server/modules/stories/routes/stories/prepare-generation.ts'
import { previewImageStyle } from '#server/modules/tools/routes/image-styles/preview-image-style.ts'
import { previewSubscriptionChange } from '#server/modules/billing/routes/preview-subscription-change.ts'
import { previewTask } from '#server/modules/tools/routes/tasks/preview-task.ts'
import { publishCharacter } from '#server/modules/stories/routes/characters/publish-character.ts'
import { redoStoryEdit } from '#server/modules/stories/routes/stories/redo-story-edit.ts'
import { refreshSeed } from '#server/modules/stories/routes/arolls/refresh-seed.ts'
import { regenerateImage } from '#server/modules/stories/routes/arolls/regenerate-image.ts'
import { regenerateSceneAudio } from '#server/modules/stories/routes/scenes/regenerate-scene-audio.ts'
import { regenerateStaleWork } from '#server/modules/generation/routes/receipts/regenerate-stale-work.ts'
import { register } from '#server/modules/account/routes/auth/register.ts'
import { removeLogo } from '#server/modules/account/routes/profile/remove-logo.ts'
import { removeProfilePicture } from '#server/modules/account/routes/account/remove-profile-picture.ts'
import { renameProject } from '#server/modules/stories/routes/projects/rename-project.ts'
import { reorderScenes } from '#server/modules/stories/routes/scenes/reorder-scenes.ts'
import { reorderScreenplayElement } from '#server/modules/stories/routes/screenplay/reorder-screenplay-element.ts'
import { reorderScreenplaySegment } from '#server/modules/stories/routes/screenplay/reorder-screenplay-segment.ts'
import { replaceSounds } from '#server/modules/stories/routes/scenes/replace-sounds.ts'
import { reportRenderProgress } from '#server/modules/rendering/routes/report-render-progress.ts'
import { reportStoryEngineError } from '#server/modules/account/routes/feedback/report-story-engine-error.ts'
import { reportStoryRenderingIssues } from '#server/modules/account/routes/feedback/report-story-rendering-issues.ts'
import { requestAccountDeletion } from '#server/modules/account/routes/account/request-account-deletion.ts'
import { requestDataExport } from '#server/modules/account/routes/account/request-data-export.ts'
import { requestEmailChange } from '#server/modules/account/routes/account/request-email-change.ts'
import { resendVerificationEmail } from '#server/modules/account/routes/auth/resend-verification-email.ts'
import { resetCharacter } from '#server/modules/stories/routes/characters/reset-character.ts'
import { resetPassword } from '#server/modules/account/routes/auth/reset-password.ts'
import { restoreStoryVersion } from '#server/modules/stories/routes/stories/restore-story-version.ts'
import { resumeSubscription } from '#server/modules/billing/routes/resume-subscription.ts'
import { resyncSceneCaptions } from '#server/modules/stories/routes/scenes/resync-scene-captions.ts'
import { revealAddress } from '#server/modules/staff/routes/reveal-address.ts'
import { revealBugReport } from '#server/modules/staff/routes/reveal-bug-report.ts'
import { revealStory } from '#server/modules/staff/routes/reveal-story.ts'
import { reverseVideo } from '#server/modules/stories/routes/arolls/reverse-video.ts'
import { reviewFilm } from '#server/modules/staff/routes/review-film.ts'
import { revokeOtherSessions } from '#server/modules/account/routes/account/revoke-other-sessions.ts'
import { revokePreviewLink } from '#server/modules/stories/routes/stories/revoke-preview-link.ts'
import { revokeSession } from '#server/modules/account/routes/account/revoke-session.ts'
import { rewriteStory } from '#server/modules/stories/routes/stories/rewrite-story.ts'
import { saveBrowserTranslation } from '#server/modules/stories/routes/stories/save-browser-translation.ts'
import { searchUserSummary } from '#server/modules/staff/routes/search-user-summary.ts'
import { sendBugReport } from '#server/modules/account/routes/feedback/send-bug-report.ts'
import { setArollMedia } from '#server/modules/stories/routes/arolls/set-aroll-media.ts'
import { setMediaThumbnail } from '#server/modules/media/routes/set-media-thumbnail.ts'
import { setMonthlyCreditCap } from '#server/modules/billing/routes/set-monthly-credit-cap.ts'
import { setStock } from '#server/modules/stories/routes/arolls/set-stock.ts'
import { setStoryCreditCap } from '#server/modules/billing/routes/set-story-credit-cap.ts'
import { settleJob } from '#server/modules/staff/routes/settle-job.ts'
import { splitMusicCues } from '#server/modules/stories/routes/music-cues/split-music-cues.ts'
import { splitScene } from '#server/modules/stories/routes/scenes/split-scene.ts'
import { splitStoryIntoScenes } from '#server/modules/stories/routes/stories/split-story-into-scenes.ts'
import { stopLora } from '#server/modules/tools/routes/lora/stop-lora.ts'
import { stopQuote } from '#server/modules/generation/routes/quotes/stop-quote.ts'
import { submitFeedback } from '#server/modules/account/routes/feedback/submit-feedback.ts'
import { submitLora } from '#server/modules/tools/routes/lora/submit-lora.ts'
import { submitOnboardingForm } from '#server/modules/account/routes/profile/submit-onboarding-form.ts'
import { submitStory } from '#server/modules/stories/routes/stories/submit-story.ts'
import { swapScene } from '#server/modules/stories/routes/scenes/swap-scene.ts'
import { testEngine } from '#server/modules/staff/routes/test-engine.ts'
import { transcribeAudioStory } from '#server/modules/stories/routes/audio-stories/transcribe-audio-story.ts'
import { transcribeSceneAudio } from '#server/modules/stories/routes/scenes/transcribe-scene-audio.ts'
import { translateRemainingScenes } from '#server/modules/stories/routes/stories/translate-remaining-scenes.ts'
import { translateScene } from '#server/modules/stories/routes/stories/translate-scene.ts'
import { undoFilmReview } from '#server/modules/staff/routes/undo-film-review.ts'
import { undoStoryEdit } from '#server/modules/stories/routes/stories/undo-story-edit.ts'
import { unlinkGoogle } from '#server/modules/account/routes/account/unlink-google.ts'
import { updateArollDurations } from '#server/modules/stories/routes/arolls/update-aroll-durations.ts'
import { updateArollLayout } from '#server/modules/stories/routes/arolls/update-aroll-layout.ts'
import { updateAspectRatio } from '#server/modules/stories/routes/stories/update-aspect-ratio.ts'
import { updateCaptions } from '#server/modules/stories/routes/scenes/update-captions.ts'
import { updateCharacter } from '#server/modules/stories/routes/characters/update-character.ts'
import { updateContentFit } from '#server/modules/stories/routes/arolls/update-content-fit.ts'
import { updateEngineSetup } from '#server/modules/staff/routes/update-engine-setup.ts'
import { updateImageAnimation } from '#server/modules/stories/routes/arolls/update-image-animation.ts'
import { updateImagePrompt } from '#server/modules/stories/routes/scenes/update-image-prompt.ts'
import { updateImageStyle } from '#server/modules/tools/routes/image-styles/update-image-style.ts'
import { updateLocation } from '#server/modules/stories/routes/locations/update-location.ts'
import { updateLora } from '#server/modules/tools/routes/lora/update-lora.ts'
import { updateMediaTranscription } from '#server/modules/media/routes/update-media-transcription.ts'
import { updateMusic } from '#server/modules/stories/routes/scenes/update-music.ts'
import { updateMusicCues } from '#server/modules/stories/routes/music-cues/update-music-cues.ts'
import { updateNotificationPreferences } from '#server/modules/account/routes/profile/update-notification-preferences.ts'
import { updateNotificationSettings } from '#server/modules/account/routes/notifications/update-notification-settings.ts'
import { updateOverlays } from '#server/modules/stories/routes/overlays/update-overlays.ts'
import { updateProviderKey } from '#server/modules/account/routes/account/update-provider-key.ts'
import { updateReport } from '#server/modules/staff/routes/update-report.ts'
import { updateSceneAudio } from '#server/modules/stories/routes/scenes/update-scene-audio.ts'
import { updateSceneCaptions } from '#server/modules/stories/routes/scenes/update-scene-captions.ts'
import { updateScenePause } from '#server/modules/stories/routes/scenes/update-scene-pause.ts'
import { updateScreenplayElement } from '#server/modules/stories/routes/screenplay/update-screenplay-element.ts'
import { updateScreenplaySegment } from '#server/modules/stories/routes/screenplay/update-screenplay-segment.ts'
import { updateShot } from '#server/modules/stories/routes/arolls/update-shot.ts'
import { updateStaffView } from '#server/modules/staff/routes/update-staff-view.ts'
import { updateStory } from '#server/modules/stories/routes/stories/update-story.ts'
import { updateStoryTitle } from '#server/modules/stories/routes/stories/update-story-title.ts'
import { updateToolResult } from '#server/modules/tools/routes/tasks/update-tool-result.ts'
import { updateTransition } from '#server/modules/stories/routes/arolls/update-transition.ts'
import { updateUserBrandSettings } from '#server/modules/account/routes/profile/update-user-brand-settings.ts'
import { updateUserLocation } from '#server/modules/account/routes/profile/update-user-location.ts'
import { updateUserProfile } from '#server/modules/account/routes/profile/update-user-profile.ts'
import { updateVideoAudio } from '#server/modules/stories/routes/arolls/update-video-audio.ts'
import { updateVideoPlaybackRate } from '#server/modules/stories/routes/arolls/update-video-playback-rate.ts'
import { updateVideoStartEnd } from '#server/modules/stories/routes/arolls/update-video-start-end.ts'
import { uploadLogo } from '#server/modules/account/routes/profile/upload-logo.ts'
import { uploadLoraModel } from '#server/modules/tools/routes/lora/upload-lora-model.ts'
import { uploadProfilePicture } from '#server/modules/account/routes/account/upload-profile-picture.ts'
import { verifyEmail } from '#server/modules/account/routes/auth/verify-email.ts'
import { withdrawRequest } from '#server/modules/account/routes/profile/withdraw-request.ts'
import { withdrawTemplateOffer } from '#server/modules/stories/routes/stories/withdraw-template-offer.ts'
import type { OperationId } from './operations.ts'

/** A route for every operation: leaving one out does not compile. */
export type Routes = { [Id in OperationId]: Route<Id> }

export const routes: Routes = {
  acceptQuote,
  acceptTemplateOffer,
  addAroll,
  addBlankProject,
  addMusicCues,
  addOverlays,
  addScene,
  applyRewriting,
  archiveStory,
  authenticateChannel,
  buildScenesFromScreenplay,
  cancelEmailChange,
  cancelGeneration,
  cancelRender,
  cancelSubscription,
  cancelTask,
  changePassword,
  changeSubscription,
  chooseVisuals,
  completeDemoCheckout,
  completeRender,
  completeRenderPart,
  confirmEmailChange,
  copyExampleStory,
  createAndGenerateStory,
  createAndPublishCharacter,
  createCharacter,
  createEmptyTextStory,
  createImageStyle,
  createInpaintingRequest,
  createLocation,
  createLora,
  createNarratedStory,
  createPortalSession,
  createProject,
  createPurchase,
  createQuote,
  createRenderPartUpload,
  createRenderUpload,
  createScreenplayElement,
  createScreenplaySegment,
  createStaffView,
  createStory,
  createStoryFromAudio,
  createStoryVersion,
  createSubscription,
  createTask,
  createVideoCaptionsStory,
  cropAroll,
  declineTemplateOffer,
  decrementArollOrder,
  deleteAroll,
  deleteBugReport,
  deleteCharacter,
  deleteCharacterSheet,
  deleteImageStyle,
  deleteLocation,
  deleteLora,
  deleteLoraTrainingData,
  deleteMusicCues,
  deleteOverlays,
  deleteProject,
  deleteScene,
  deleteScreenplayElement,
  deleteScreenplaySegment,
  deleteStaffView,
  deleteToolResult,
  discardRewriting,
  divideRender,
  divideTranscriptIntoScenes,
  draftCompanyInfo,
  drawCharacterSheet,
  duplicateStory,
  duplicateStoryInAnotherLanguage,
  duplicateTemplateInAnotherAccount,
  estimateCreditsForStory,
  estimateTask,
  exportAuditTrail,
  exportPremiumCredits,
  exportScreenplay,
  exportStaffRows,
  exportToPremierePro,
  exportUsage,
  failRender,
  fileUploaded,
  findFocalPath,
  findFocalPoint,
  findStaffSubject,
  flipArollHorizontal,
  forecastRefusals,
  forecastWriting,
  generateAudio,
  generateLoraCaptions,
  generateMagicPrompt,
  generatePreviewLink,
  generateStoryWithScriptType,
  generateVideo,
  generateVisualsForAudioStory,
  generateWholeLongStoryVideo,
  getActiveUsers,
  getAroll,
  getCharacterPortrait,
  getCreditCosts,
  getCreditsSummary,
  getCumulativeStats,
  getCurrentSubscription,
  getDataExport,
  getDemoCheckout,
  getEngineSetup,
  getFilmReceipts,
  getFilmReview,
  getFunnelAnalytics,
  getGenerationAnalytics,
  getGenericPresignedUrl,
  getImageStyle,
  getInpaintingRequest,
  getLora,
  getMedia,
  getNewStoryQuote,
  getNotificationSettings,
  getPartnerReport,
  getPendingTasks,
  getPersonDetails,
  getPremiumUsersCreditSummary,
  getPreviousGenerations,
  getProductsPrices,
  getProject,
  getPublicStory,
  getPurchase,
  getQualityData,
  getRealWork,
  getReceipt,
  getRender,
  getRenderDocument,
  getRenderReceipts,
  getRewriting,
  getScene,
  getShotSketch,
  getStaffOverview,
  getStaffQueues,
  getStats,
  getStock,
  getStory,
  getStoryCredits,
  getStoryDebugDetails,
  getStoryStatus,
  getStoryTranslation,
  getStoryVersion,
  getSubscription,
  getTasks,
  getToolResult,
  getTranslator,
  getUsageByDay,
  getUsageDataByAction,
  getUsageMetrics,
  getUserDetails,
  getUserProfile,
  getUserStories,
  getVideoFilesForAudit,
  imagePromptFromVisualAction,
  importScreenplayFromJson,
  importStock,
  importSubtitles,
  improvePrompt,
  incrementArollOrder,
  linkGoogle,
  listAllCharacters,
  listAuditTrail,
  listAvailableCountries,
  listBackgroundMusicMedia,
  listBugReports,
  listCharacters,
  listEngines,
  listExampleStories,
  listExistingCharacters,
  listGivenTemplateOffers,
  listImageStyles,
  listLeonardoPresets,
  listLocations,
  listMedia,
  listMissedEvents,
  listModelGallery,
  listMusic,
  listNotifications,
  listPayments,
  listProjects,
  listProviderKeys,
  listScreenplaySegments,
  listSessions,
  listSoundEffects,
  listStaffBugReports,
  listStaffReports,
  listStaffRows,
  listStaffViews,
  listStaleWork,
  listStoryEdits,
  listStoryVersions,
  listTaskModels,
  listTemplateOffers,
  listToolResults,
  listUsage,
  listVoices,
  listVoicesByLanguage,
  login,
  loginWithGoogle,
  logout,
  mailFirstPassword,
  mapCharacter,
  markNotificationsRead,
  mergeScenes,
  objectToFilmReview,
  overrideCaptions,
  parseScreenplayAndCreateStory,
  planShots,
  prepareGeneration,
  previewImageStyle,
  previewSubscriptionChange,
  previewTask,
  publishCharacter,
  redoStoryEdit,
  refreshSeed,
  regenerateImage,
  regenerateSceneAudio,
  regenerateStaleWork,
  register,
  removeLogo,
  removeProfilePicture,
  renameProject,
  reorderScenes,
  reorderScreenplayElement,
  reorderScreenplaySegment,
  replaceSounds,
  reportRenderProgress,
  reportStoryEngineError,
  reportStoryRenderingIssues,
  requestAccountDeletion,
  requestDataExport,
  requestEmailChange,
  resendVerificationEmail,
  resetCharacter,
  resetPassword,
  restoreStoryVersion,
  resumeSubscription,
  resyncSceneCaptions,
  revealAddress,
  revealBugReport,
  revealStory,
  reverseVideo,
  reviewFilm,
  revokeOtherSessions,
  revokePreviewLink,
  revokeSession,
  rewriteStory,
  saveBrowserTranslation,
  searchUserSummary,
  sendBugReport,
  setArollMedia,
  setMediaThumbnail,
  setMonthlyCreditCap,
  setStock,
  setStoryCreditCap,
  settleJob,
  splitMusicCues,
  splitScene,
  splitStoryIntoScenes,
  stopLora,
  stopQuote,
  submitFeedback,
  submitLora,
  submitOnboardingForm,
  submitStory,
  swapScene,
  testEngine,
  transcribeAudioStory,
  transcribeSceneAudio,
  translateRemainingScenes,
  translateScene,
  undoFilmReview,
  undoStoryEdit,
  unlinkGoogle,
  updateArollDurations,
  updateArollLayout,
  updateAspectRatio,
  updateCaptions,
  updateCharacter,
  updateContentFit,
  updateEngineSetup,
  updateImageAnimation,
  updateImagePrompt,
  updateImageStyle,
  updateLocation,
  updateLora,
  updateMediaTranscription,
  updateMusic,
  updateMusicCues,
  updateNotificationPreferences,
  updateNotificationSettings,
  updateOverlays,
  updateProviderKey,
  updateReport,
  updateSceneAudio,
  updateSceneCaptions,
  updateScenePause,
  updateScreenplayElement,
  updateScreenplaySegment,
  updateShot,
  updateStaffView,
  updateStory,
  updateStoryTitle,
  updateToolResult,
  updateTransition,
  updateUserBrandSettings,
  updateUserLocation,
  updateUserProfile,
  updateVideoAudio,
  updateVideoPlaybackRate,
  updateVideoStartEnd,
  uploadLogo,
  uploadLoraModel,
  uploadProfilePicture,
  verifyEmail,
  withdrawRequest,
  withdrawTemplateOffer,
}
