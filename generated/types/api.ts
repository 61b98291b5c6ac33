/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export interface paths {
    "/admin-stats/generation-analytics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how generation went */
        get: operations["getGenerationAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Never signs in. Sends a verification mail when the host verifies addresses.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bg_music_media/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List own sound files, uploaded or composed, that can serve as music */
        get: operations["listBackgroundMusicMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cancel_subscription/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a subscription
         * @description The plan runs on until the paid period ends; until then resumeSubscription takes it back. One whose renewal was not paid ends at once, and nothing is due of it any more.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/constants/engines/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who makes what
         * @description For each kind of work the engine that is asked first, so that screens say truly who will make something.
         */
        get: operations["listEngines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/constants/music/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the music that comes with the product */
        get: operations["listMusic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/constants/v2/voice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the voices by language */
        get: operations["listVoicesByLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/constants/voice/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List every voice */
        get: operations["listVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/accept_quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have done what was quoted
         * @description Holds at most what was quoted and begins. Results take the place of the drafts one by one; timing, captions and edits stay. When it costs more by now nothing begins, and a new quote is needed. Where a cap leaves room for a part of it, that part begins and the rest is paused; accepting it again goes on.
         */
        post: operations["acceptQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/account/data_export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the copy of everything is */
        get: operations["getDataExport"];
        put?: never;
        /**
         * Ask for a copy of everything
         * @description One zip: every story with its document, captions, films and media, the profile and the ledger. Prepared as a job and offered for seven days; a mail tells when it is there. A copy that is being prepared goes on.
         */
        post: operations["requestDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/account/deletion/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account
         * @description Signing in before then brings everything back. After it no row, file, channel, job or mail of the person is left.
         */
        post: operations["requestAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/account/email_change/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another address
         * @description Mails a link to the new address and tells the old one. Nothing changes before the link is opened, within a day. Asking again replaces the link.
         */
        post: operations["requestEmailChange"];
        /** Keep the present address */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/account/email_change/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a new address */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/account/google/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with Google from now on */
        post: operations["linkGoogle"];
        /** Stop signing in with Google */
        delete: operations["unlinkGoogle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/account/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a password to an account that has none
         * @description The mailed password works for a day; changePassword takes it as the current one.
         */
        post: operations["mailFirstPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/account/picture/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture of oneself
         * @description Replaces the present one.
         */
        post: operations["uploadProfilePicture"];
        /** Take the picture off */
        delete: operations["removeProfilePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/account/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the signed-in devices
         * @description Up to 200, those that called last.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out every other device
         * @description Their realtime connections end too.
         */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/account/sessions/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out a device
         * @description Its realtime connections end too.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/add_blank_project/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a project with a blank story */
        post: operations["addBlankProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/add_scene": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a scene
         * @description An empty scene of two seconds, or a copy of another one. The limit counts all scenes after the addition.
         */
        post: operations["addScene"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/archive_story/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a story away or take it back
         * @description A preview link of an archived story answers 404.
         */
        post: operations["archiveStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an A-roll
         * @description The scene's time is shared again; its length stays.
         */
        post: operations["addAroll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/set_stock/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a stock item in an A-roll
         * @description The item becomes a media of the story.
         */
        post: operations["setStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/update_durations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share the time of a scene among its A-rolls
         * @description The durations add up to the length of the scene.
         */
        post: operations["updateArollDurations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load one A-roll */
        get: operations["getAroll"];
        put?: never;
        post?: never;
        /**
         * Delete an A-roll
         * @description The others share its time.
         */
        delete: operations["deleteAroll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/crop/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Crop an A-roll */
        post: operations["cropAroll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/decrement_order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an A-roll earlier
         * @description One place, or as many as `places` says; at the first place it stays.
         */
        post: operations["decrementArollOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/flip_aroll_horizontal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mirror an A-roll */
        post: operations["flipArollHorizontal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/increment_order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an A-roll later
         * @description One place, or as many as `places` says; at the last place it stays.
         */
        post: operations["incrementArollOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/layout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the area an A-roll takes */
        post: operations["updateArollLayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/refresh_seed/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a picture a new seed
         * @description Nothing is drawn; the next picture starts from the new seed.
         */
        post: operations["refreshSeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/regenerate_image/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw a picture again
         * @description The A-roll answers COMPLETED when it was drawn at once, else GENERATING until `media_update` brings the picture. The old picture stays until then. When the illustrator fails the A-roll becomes FAILED with its reason in `error_message`; the old picture stays and the cost is refunded.
         */
        post: operations["regenerateImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/set_media/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show another media in an A-roll
         * @description Takes an upload, a media of the library or a previous generation; a video plays from its start.
         */
        post: operations["setArollMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/update_content_fit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change how a picture fills its area */
        post: operations["updateContentFit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/update_image_animation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change how a picture moves */
        post: operations["updateImageAnimation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/update_transition/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change how an A-roll comes in
         * @description A transition overlays the head of the A-roll and never changes a length.
         */
        post: operations["updateTransition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/update_video_audio/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hear or mute the sound of a video */
        post: operations["updateVideoAudio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/update_video_playback_rate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the speed of a video */
        post: operations["updateVideoPlaybackRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/update_video_start_end/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Trim a video */
        post: operations["updateVideoStartEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/aroll/{aroll_id}/video_reverse/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a video backwards or forwards */
        post: operations["reverseVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/capsules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the capsules that one has sent
         * @description Up to 200, newest first.
         */
        get: operations["listCapsules"];
        put?: never;
        /**
         * Send the state in which a problem was seen
         * @description The app shows what is in the file before it is sent. The file is kept as it is, until its person or their account deletes it.
         */
        post: operations["sendCapsule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/capsules/{capsule_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a capsule that one has sent
         * @description Its file goes with it. A report that it belongs to stays.
         */
        delete: operations["deleteCapsule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/change_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends every other session and answers a new token.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/character/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the characters of all of one's casts
         * @description Published characters of every story of the person, at most 500, the latest changed first.
         */
        get: operations["listAllCharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/choose_visuals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose which visuals a scene shows
         * @description Offered visuals, from the media or the stock library, become the scene's A-rolls or are laid over them.
         */
        post: operations["chooseVisuals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/create_empty_text_story/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a blank story
         * @description The story has one empty scene.
         */
        post: operations["createEmptyTextStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/create_inpainting_request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repaint a part of a picture
         * @description Ends with the realtime event `aitask`; the picture stays as it was when it fails, and the cost is refunded.
         */
        post: operations["createInpaintingRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/create_narrated_story/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a story that one voice reads
         * @description The text is cut into scenes word for word, all spoken by the narrator; `submitStory` makes voices and pictures.
         */
        post: operations["createNarratedStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/create_quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what work by real engines will cost
         * @description Expected and at most, for each piece of work and each engine. The quote is stored in the place of one that was not accepted, and nothing begins.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/delete_scene": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a scene
         * @description Can be undone. The last scene cannot be deleted.
         */
        post: operations["deleteScene"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/draft_company_info/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft company and ideal customer from a text
         * @description The writer engine reads the text and writes `about_company` and `ideal_customer_profile`, which replace the present ones; `gpt_generated` is true until a person changes either.
         */
        post: operations["draftCompanyInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/duplicate_story/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a story
         * @description The copy keeps texts, voices, pictures and settings; nothing is made again, so it costs nothing.
         */
        post: operations["duplicateStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/duplicate_story_in_another_language/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a story into another language
         * @description Texts are translated and spoken again; pictures stay, and no word is ever cut: a scene is as long as its speech. The copy is GENERATING until it is done; scenes that fail are refunded. By hand, the copy is there at once with the original's text.
         */
        post: operations["duplicateStoryInAnotherLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/duplicate_template_in_another_account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a copy of a story to another account
         * @description The account with this address is asked and accepts or declines. What travels is the story as it is now: texts, voices, generated and stock pictures, captions look and music. Uploads, recordings, cast, prompts, project, brand and exports stay behind. The answer is the same whether or not the account exists, so addresses cannot be found out.
         */
        post: operations["duplicateTemplateInAnotherAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/estimate_credits_for_story/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what generating a story would cost
         * @description Nothing is charged. Counts what `submitStory` would make now, or with `redraws` what `generateWholeLongStoryVideo` would draw; where there is nothing of that it costs nothing.
         */
        post: operations["estimateCreditsForStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/export_to_premiere_pro/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a story for a professional editing tool
         * @description A zip with the sequence, every picture, clip and voice-over, the music and the captions.
         */
        post: operations["exportToPremierePro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/file_uploaded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an uploaded file in a scene
         * @description Called after the storage PUT answered 200. A picture or video becomes an A-roll, a recording the voice-over.
         */
        post: operations["fileUploaded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/generate_audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make voice-overs that are missing or stale
         * @description One scene or all of them; scenes that are spoken already are left alone and not charged. `getStoryStatus` shows how far it is.
         */
        post: operations["generateAudio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/generate_magic_prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a picture prompt for a scene
         * @description Makes a prompt from the scene's text, or improves the one that is given. Nothing is drawn.
         */
        post: operations["generateMagicPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/generate_preview_link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a public preview link
         * @description A story has one link; asking again answers the same one and may give it another end.
         */
        post: operations["generatePreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/generate_whole_long_story_video/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the visuals of every scene again
         * @description IMAGE draws a picture for every A-roll, VIDEO makes a clip of it as well. Scenes that fail are refunded and can be asked for again alone (`only_failed`); `cancelGeneration` stops those that wait.
         */
        post: operations["generateWholeLongStoryVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/get_inpainting_request/{aroll_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the newest repainting of an A-roll */
        get: operations["getInpaintingRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/get_previous_generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what was made for an A-roll before */
        get: operations["getPreviousGenerations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/get_public_story/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch a shared story
         * @description Nothing of the owner but the title. Unknown, revoked, ended and archived links answer alike.
         */
        get: operations["getPublicStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/get_scene": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load one scene */
        get: operations["getScene"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/get_stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the stock library
         * @description Pages of up to 20, mixed where several libraries are connected. Looking costs nothing. 503 when none of them can be asked now.
         */
        post: operations["getStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/get_story/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load a whole story
         * @description Everything the editor and the player need, in one answer.
         */
        get: operations["getStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/get_story_status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask how far a story is
         * @description Small enough to be polled every second. After a lost connection a client compares `revision` with its own and loads the story again when it is behind.
         */
        get: operations["getStoryStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/get_user_details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in person
         * @description The fetch at the start of the app: it says whether the stored token still holds.
         */
        get: operations["getUserDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/get_user_stories/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stories of the signed-in person
         * @description Newest change first. `query` looks in the title and the prompt.
         */
        get: operations["getUserStories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/given-template-offer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the templates that this account offers and nobody answered yet
         * @description Accepted, declined, withdrawn and ended offers are no longer listed; how one was answered is not shown.
         */
        get: operations["listGivenTemplateOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/given-template-offer/{offer_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw a template that this account offers
         * @description The offer ends; who it was for no longer finds it.
         */
        delete: operations["withdrawTemplateOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/image_prompt_from_visual_action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a picture prompt that changes the last picture
         * @description Nothing is drawn.
         */
        post: operations["imagePromptFromVisualAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/image_style/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List image styles */
        get: operations["listImageStyles"];
        put?: never;
        /** Make an image style */
        post: operations["createImageStyle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/image_style/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an image style */
        get: operations["getImageStyle"];
        put?: never;
        post?: never;
        /**
         * Delete an image style of one’s own
         * @description Stories that use it keep their pictures and have no style afterwards.
         */
        delete: operations["deleteImageStyle"];
        options?: never;
        head?: never;
        /** Change an image style */
        patch: operations["updateImageStyle"];
        trace?: never;
    };
    "/core-api/import_subtitles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a subtitle file into a story
         * @description Puts the captions into the scenes by their times, in place of all captions the story has; a caption that runs over a cut belongs to the scene that has more of it. Captions are shown as they stand in the file from then on.
         */
        post: operations["importSubtitles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/improve_prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Improve a picture's prompt outside of a story
         * @description Adds how it is framed and lit where the prompt does not say so. Nothing is drawn.
         */
        post: operations["improvePrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/location/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the person’s locations */
        get: operations["listLocations"];
        put?: never;
        /** Add a location */
        post: operations["createLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/location/{location_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace a location */
        put: operations["updateLocation"];
        post?: never;
        /**
         * Delete a location
         * @description Segments that play there keep their text and have no location afterwards.
         */
        delete: operations["deleteLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/logo_upload/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a logo
         * @description Replaces the present one. An SVG is drawn as a PNG, so that none is ever served.
         */
        post: operations["uploadLogo"];
        /** Take the logo off */
        delete: operations["removeLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/create_lora": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a LoRA model */
        post: operations["createLora"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/generate_captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write captions for training data
         * @description One charge per call; captions that a person wrote are replaced only for the pictures named.
         */
        post: operations["generateLoraCaptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/get_lora": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a LoRA model */
        get: operations["getLora"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/lora/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a LoRA model
         * @description A running training is stopped and refunded. Image styles that use it fall back to their own model.
         */
        delete: operations["deleteLora"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/model_gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the models of the person */
        get: operations["listModelGallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a training
         * @description Its best checkpoint is kept and paid, or nothing is kept and nothing is charged.
         */
        post: operations["stopLora"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Train a LoRA model
         * @description Its price is held when it is accepted, taken when the model is ready and given back when the training fails or is stopped. Trainers of providers ask by the step, as listModelGallery says; name the price in `Most-Credits`.
         */
        post: operations["submitLora"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/training_data/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take training data out of a LoRA model
         * @description Without a body all of it. The media themselves stay.
         */
        delete: operations["deleteLoraTrainingData"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/update_lora": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a LoRA model
         * @description Name and strength can change at any time, everything else only before the training.
         */
        put: operations["updateLora"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/upload_model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a ready-made LoRA model */
        post: operations["uploadLoraModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/media/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's media
         * @description Newest first. Filters are combined. With `id__in`, ids that are unknown or another person's are left out.
         */
        get: operations["listMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/media/stock/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a stock item among one's media
         * @description Costs nothing. The item becomes a media of the person, outside of any story. 503 when its library cannot be asked now.
         */
        post: operations["importStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/media/{media_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load one media */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/media/{media_id}/focal_path/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what a video is of
         * @description Costs nothing. A draft of the path that a frame is laid around, calm and in few keys; only videos have one. It takes as long as the video takes to be read, and is remembered for a while.
         */
        get: operations["findFocalPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/media/{media_id}/focal_point/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find what a picture is of
         * @description Costs nothing. A draft of the point that a frame is laid around; only pictures have one.
         */
        get: operations["findFocalPoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/media/{media_id}/receipt/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what made a media */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/media/{media_id}/thumbnail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a video its small picture
         * @description A frame of the video, shown where the video is listed: among the media, on scenes, and on the cards and the preview of stories that begin with it. The first one stays; a later one changes nothing.
         */
        post: operations["setMediaThumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/media_transcription/{media_transcription_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Correct what was heard in a recording */
        patch: operations["updateMediaTranscription"];
        trace?: never;
    };
    "/core-api/mend_story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a story up to date
         * @description Makes again what is out of date, all of it or what is named, and nothing else. What a person edited stays. Results arrive one by one, as those of single calls do.
         */
        post: operations["mendStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/merge_scenes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge two neighbouring scenes
         * @description Texts, voice-overs, captions and A-rolls are put one after the other in a new scene at the first one's place; both source scenes go. Nothing is spoken again and nothing is charged. Ends with the realtime event `scene-merged`.
         */
        post: operations["mergeScenes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/monthly_credit_cap/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cap what a calendar month may cost
         * @description Of all of the person's work together, counted in UTC. Work that would cross it is refused with CAP_REACHED before it begins; what runs goes on.
         */
        post: operations["setMonthlyCreditCap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/new_story_quote/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell what a story from a prompt will cost
         * @description Of a story that `createAndGenerateStory` would make; its scenes are estimated from the length. Nothing is charged or stored.
         */
        get: operations["getNewStoryQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what happened */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/notifications/read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark notifications as read */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/notifications/settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how one is told */
        get: operations["getNotificationSettings"];
        put?: never;
        /** Choose how one is told */
        post: operations["updateNotificationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/onboarding_form/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in the onboarding form */
        post: operations["submitOnboardingForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/override_captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the captions of a scene
         * @description The words may differ from what is spoken and stay until `resyncSceneCaptions`, even when the scene is spoken again.
         */
        post: operations["overrideCaptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/parse_screenplay_and_create_story/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a screenplay into a story
         * @description Makes the screenplay segments, the locations and the characters, and the scenes: what happens is told by the narrator, what is said by who says it. Where the story has this very text already, nothing changes.
         */
        post: operations["parseScreenplayAndCreateStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/preview_image_style": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw a scene of one’s own in a style
         * @description Costs nothing and stores nothing. The built-in illustrator draws the first scene of a story, small, with the words, look, model and picture of a style that need not be stored yet; without a story of one's own it draws a sample.
         */
        post: operations["previewImageStyle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/project/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's projects
         * @description Newest change first. `query` looks in the name.
         */
        get: operations["listProjects"];
        put?: never;
        /** Make a project */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/project/{project_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load one project */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project
         * @description Its stories stay, outside of projects: as they are, or archived, from where each can be taken back.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /** Rename a project */
        patch: operations["renameProject"];
        trace?: never;
    };
    "/core-api/realtime/auth/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign the subscription to a private channel
         * @description For one socket of the session that asks, within a minute. A subscription is refused once that session has ended, and its sockets are closed with 4200.
         */
        post: operations["authenticateChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/realtime/missed/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what was sent since a sequence number */
        get: operations["listMissedEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/regenerate_scene_audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Regenerate the audio of a scene
         * @description Voice-over and captions are replaced; captions a person wrote stay. The scene answers COMPLETED when it was spoken at once, else GENERATING until `media_update` brings the voice-over. When the voice fails the scene becomes FAILED with its reason in `error_message`; the old voice-over stays and the cost is refunded.
         */
        post: operations["regenerateSceneAudio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/render/{render_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask how far an export is */
        get: operations["getRender"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/render/{render_id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an export
         * @description The renderer stops at its next report; nothing is kept and the cost is refunded.
         */
        post: operations["cancelRender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/render/{render_id}/complete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver the MP4
         * @description The server reads the file before it believes it; then the realtime event `new-video` goes out and the token is spent.
         */
        post: operations["completeRender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/render/{render_id}/document/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load what is to be drawn
         * @description The story as it was when the export was asked for, with signed addresses. The render's own token reads nothing else.
         */
        get: operations["getRenderDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/render/{render_id}/fail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that an export failed
         * @description The cost is refunded.
         */
        post: operations["failRender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/render/{render_id}/progress/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell how far the renderer is
         * @description Sent at most every half second. A renderer that reads CANCELLED in the answer stops. An export nobody reports on for two minutes FAILS.
         */
        post: operations["reportRenderProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/render/{render_id}/receipts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what made everything of an exported film */
        get: operations["getRenderReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/render/{render_id}/review/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask what was decided about an own film */
        get: operations["getFilmReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/render/{render_id}/review/object/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Object to the rejection of an own film
         * @description Once. The film comes back to the reviewers, first in the queue and with these words.
         */
        post: operations["objectToFilmReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/render/{render_id}/upload/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address to put the MP4 to
         * @description Bound to exactly this many bytes of video/mp4.
         */
        post: operations["createRenderUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/reorder_scenes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a scene */
        post: operations["reorderScenes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/report_story_engine_error/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a failure of the editor or an engine */
        post: operations["reportStoryEngineError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/report_story_rendering_issues/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what looks wrong in a video */
        post: operations["reportStoryRenderingIssues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/resend_verification_email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification mail again
         * @description Answers the same whether or not the address has an account.
         */
        post: operations["resendVerificationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/reset_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a new one-time password
         * @description The mailed password works once and must be changed at sign-in; the old one keeps working until then.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/resync_scene_captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the captions from the voice-over again */
        post: operations["resyncSceneCaptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/split_scene": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split a scene in two
         * @description The scene keeps its first `index` words, or what it shows before `frame`, and the rest moves into a new scene right after it. The voice-over is cut between the words, so nothing is spoken again and nothing is charged. Ends with the realtime event `scene-split`.
         */
        post: operations["splitScene"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/split_story_into_scenes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cut a script into scenes
         * @description The text stays word for word and the same text is always cut the same way; costs nothing. Scenes there were are kept as a version. A script that is longer than the account's limit is cut all the same, so that it can be seen and shortened; `submitStory` refuses to make it.
         */
        post: operations["splitStoryIntoScenes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/stop_quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop what a quote began
         * @description What has come stays and is charged; the rest is cancelled and costs nothing.
         */
        post: operations["stopQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a story
         * @description The story is a DRAFT without scenes. `generateStoryWithScriptType` or `splitStoryIntoScenes` write it, `submitStory` makes voices and pictures.
         */
        post: operations["createStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/generate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a story, write it and have it made
         * @description Does what `createStory`, `generateStoryWithScriptType` and `submitStory` do one after the other, at once: the story is there and under way, or, when anything is refused, there is none. The first generation by built-in engines is free. `getStoryStatus` shows how far it is.
         */
        post: operations["createAndGenerateStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cast of a story */
        get: operations["listCharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/create-and-publish/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a character and make its portrait
         * @description As createCharacter followed by publishCharacter, in one step; it costs what a portrait costs.
         */
        post: operations["createAndPublishCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a character as a draft */
        post: operations["createCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/existing/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List characters a story’s character can become
         * @description Published characters of the person’s other stories; with `include_system` also the ones that come with the product.
         */
        get: operations["listExistingCharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{characterId}/map/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a character become an existing one
         * @description Takes over look, voice, portrait and name; the existing character stays as it is.
         */
        post: operations["mapCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a character from the cast
         * @description Scenes it spoke go to the narrator; dialogues keep their text and have no speaker.
         */
        delete: operations["deleteCharacter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/portrait/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the portrait of a character
         * @description Only for published characters. With `regenerate` a new portrait is made and costs what a portrait costs; the key is needed then, and the old one stays until the new one is there.
         */
        get: operations["getCharacterPortrait"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/publish/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a character and make its portrait
         * @description Costs what a portrait costs; nothing for the narrator and for a character that has one already. The realtime event `story-character-update-{storyId}` tells when the portrait is there or failed; a failed one is refunded.
         */
        post: operations["publishCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a character back to how the script tells it
         * @description Undoes mapping, publishing and the portrait; scenes and dialogues keep it as their speaker.
         */
        post: operations["resetCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a character
         * @description A portrait stays as it is until it is made again.
         */
        post: operations["updateCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save choices of the wizard
         * @description Every step of the wizard and the style panel save through this call. Scenes that exist keep their pictures and voices until they are made again.
         */
        patch: operations["updateStory"];
        trace?: never;
    };
    "/core-api/story/{story_id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a generation
         * @description What was made is kept and what was not is refunded; the story goes back to DRAFT, or stays COMPLETED when it was before. New visuals of a finished story (`generateWholeLongStoryVideo`) that are not there yet are cancelled, and the old ones stay.
         */
        post: operations["cancelGeneration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/credit_cap/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cap what a film may cost
         * @description Work that would cross it is refused with CAP_REACHED before it begins; what runs goes on.
         */
        post: operations["setStoryCreditCap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/credits/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what a story has cost */
        get: operations["getStoryCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/edits/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a story
         * @description Newest first. Work of jobs is not in the log.
         */
        get: operations["listStoryEdits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/elements/{element_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace an element
         * @description The kind may change as well; an `index` moves it at the same time.
         */
        put: operations["updateScreenplayElement"];
        post?: never;
        /** Delete an element */
        delete: operations["deleteScreenplayElement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/elements/{element_id}/reorder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an element within its segment */
        post: operations["reorderScreenplayElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/preview_link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Close the public preview link
         * @description From then on the link answers 404; a new one gets another key.
         */
        delete: operations["revokePreviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/real_work/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what of a story real engines could make
         * @description What draft engines made, who could make it for real and at what price, and how far what was accepted last is.
         */
        get: operations["getRealWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/receipts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what made everything of a story */
        get: operations["getFilmReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/redo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redo the change that was undone last
         * @description Only until a new edit is made.
         */
        post: operations["redoStoryEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/rewriting/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a new writing beside the story
         * @description Old and new scene by scene, with what of each a person edited. It stays until it is discarded or another one is written.
         */
        get: operations["getRewriting"];
        put?: never;
        /**
         * Write a story anew, beside the one there is
         * @description Nothing of the story changes: `getRewriting` shows what came. It takes the place of one that was written anew before. The first writing is free, writing again is not; what could not be written is not charged.
         */
        post: operations["rewriteStory"];
        /**
         * Discard a new writing
         * @description One that is still being written is cancelled and not charged. The story stays as it is.
         */
        delete: operations["discardRewriting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/rewriting/apply/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take what was chosen of a new writing
         * @description One edit, which can be undone; the rest stays as it is and can be taken later. What follows from a new text, such as its voice-over, is out of date until it is made again.
         */
        post: operations["applyRewriting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay-segments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the segments of a screenplay */
        get: operations["listScreenplaySegments"];
        put?: never;
        /** Add a segment to a screenplay */
        post: operations["createScreenplaySegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay-segments/{screenplay_segment_id}/elements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an element to a segment */
        post: operations["createScreenplayElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay-segments/{segment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the heading of a segment */
        put: operations["updateScreenplaySegment"];
        post?: never;
        /** Delete a segment with its elements */
        delete: operations["deleteScreenplaySegment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay-segments/{segment_id}/reorder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a segment */
        post: operations["reorderScreenplaySegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay/build-scenes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the scenes of an edited screenplay
         * @description What is told as before keeps its scene with voice-over and pictures. What there was is kept as a version.
         */
        post: operations["buildScenesFromScreenplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay/fountain/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Write a screenplay as Fountain
         * @description What was not changed since it was read stands word for word as it stood, with its notes and sections.
         */
        get: operations["exportScreenplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay/import-from-json/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the screenplay by an imported one
         * @description All or nothing: when anything is refused, the story keeps the segments it has. Places and people are matched by name, without regard to case; people are added to the cast and places to the locations where there are none.
         */
        post: operations["importScreenplayFromJson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/stale_work/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what of a story is out of date, with its price */
        get: operations["listStaleWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/submit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the voices and pictures of a story
         * @description Speaks and illustrates every scene that is not COMPLETED, so it also continues a generation that failed or was cancelled. Called while the text is still being written, it goes on by itself afterwards. A story's first generation by built-in engines is free; later ones, and what engines of providers make, cost what the estimate says, and what fails is not charged.
         */
        post: operations["submitStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/translation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a copy in another language beside its original
         * @description 404 for a story that is no copy in another language.
         */
        get: operations["getStoryTranslation"];
        put?: never;
        /**
         * Let the translator do what is not translated yet
         * @description Texts that were translated stay. What is translated is spoken too, where a voice speaks the language.
         */
        post: operations["translateRemainingScenes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/translation/{scene_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Write a scene's text in the new language
         * @description The voice-over is stale until the scene is spoken again. Where no voice speaks the language, the scene is silent and its captions run over its whole length.
         */
        patch: operations["translateScene"];
        trace?: never;
    };
    "/core-api/story/{story_id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo one's last change
         * @description Applies the inverse of the caller's own newest edit. What a job or another person delivered meanwhile stays.
         */
        post: operations["undoStoryEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/versions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the kept versions of a story */
        get: operations["listStoryVersions"];
        put?: never;
        /** Keep the story as it is under a name */
        post: operations["createStoryVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/versions/{version_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a version
         * @description The whole story as it was, so that it can be watched without going back to it.
         */
        get: operations["getStoryVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/versions/{version_id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to a version
         * @description The present state is kept as an automatic version first, so nothing is lost; the restore is one edit that can be undone.
         */
        post: operations["restoreStoryVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/submit_feedback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send feedback */
        post: operations["submitFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/swap_scene": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Swap two scenes */
        post: operations["swapScene"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's tasks
         * @description The newest hundred that match every filter.
         */
        get: operations["getTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/task/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask an AI model for work
         * @description The model decides the task type and the cost. Ends with the realtime event `aitask`, `image_to_video` or `lip_sync`; a task that fails is refunded.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/task/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a task would cost and how long it would take
         * @description Refuses what createTask would refuse. Nothing is accepted and nothing is held.
         */
        post: operations["estimateTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/task/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the models that can be asked for work */
        get: operations["listTaskModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/task/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tasks of a story that are not done
         * @description CREATED and PROCESSING; loaded when the story opens.
         */
        get: operations["getPendingTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/task/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a small part of what a task would give
         * @description Costs nothing. Only for models that enlarge pictures or change videos; a part of a picture, or one whole frame of a video, is made the way the whole would be.
         */
        post: operations["previewTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/task/{task_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a task
         * @description The cost is refunded and the A-roll stays as it was.
         */
        post: operations["cancelTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/template-offer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the templates that others offer to this account
         * @description Only to an account whose address is verified; offers end after 30 days.
         */
        get: operations["listTemplateOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/template-offer/{offer_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Decline a template that was offered
         * @description The offer ends; who gave it only sees that it no longer waits.
         */
        delete: operations["declineTemplateOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/template-offer/{offer_id}/accept/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a template that was offered
         * @description The copy is the account's own from then on, with files of its own; the offer ends.
         */
        post: operations["acceptTemplateOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/tool_results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the tools made
         * @description Newest first, with what is still being made and what failed. Filters are combined.
         */
        get: operations["listToolResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/tool_results/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load one result of a tool with its receipt */
        get: operations["getToolResult"];
        put?: never;
        post?: never;
        /**
         * Delete a result of a tool
         * @description It leaves the history. Its file goes too, unless a story or anything else uses it. What was spent stays in the list of usage.
         */
        delete: operations["deleteToolResult"];
        options?: never;
        head?: never;
        /**
         * Keep or reject a result of a tool
         * @description A rejected result stays where it is and can be kept again.
         */
        patch: operations["updateToolResult"];
        trace?: never;
    };
    "/core-api/transcribe_scene_audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Listen to a voice-over
         * @description Text and captions are taken from what is heard, or from the words that are sent along: an engine that does not understand speech asks for them. Ends with the realtime event `scene-audio-transcribed`; refunded when it fails.
         */
        post: operations["transcribeSceneAudio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/translator/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell whether somebody translates here */
        get: operations["getTranslator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_aspect_ratio/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the shape of the video
         * @description Pictures stay and are fitted again. A client shows the change at once and takes it back unless the answer is exactly 200.
         */
        post: operations["updateAspectRatio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change how captions look */
        post: operations["updateCaptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_music": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the music of a story
         * @description Sent as a form when a track of one's own is attached.
         */
        post: operations["updateMusic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_notif_prefs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose which mails to get */
        post: operations["updateNotificationPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_scene_audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what and how a scene speaks
         * @description Saves text and voice; what was spoken before is marked stale. With `generate_audio` it is spoken again and charged, with `upload_audio` a recording takes its place; both flags false cost nothing. What the voice cannot speak ends as a FAILED scene with its reason in `error_message`; the new text and the old voice-over stay, the cost is refunded.
         */
        post: operations["updateSceneAudio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_scene_captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct captions or show and hide them
         * @description Corrects spelling and times word by word; to change how many words there are, use `overrideCaptions`.
         */
        post: operations["updateSceneCaptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_scene_pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the pause at the end of a scene */
        post: operations["updateScenePause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_story_title/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rename a story */
        post: operations["updateStoryTitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_user_brand_settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the brand settings */
        post: operations["updateUserBrandSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_user_location/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store where the person is */
        post: operations["updateUserLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_user_profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the profile */
        post: operations["updateUserProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/user_profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the profile and preferences */
        get: operations["getUserProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/verify_email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify an email address */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create_story_from_audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a story from a recording */
        post: operations["createStoryFromAudio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create_video_captions_story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a story from a video that gets captions
         * @description The video is cut into scenes that play all of it, with captions from a subtitle file, from words that a person wrote, or from what is heard; its own sound stays. Captions that are sent along cost nothing.
         */
        post: operations["createVideoCaptionsStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit_costs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what each action costs */
        get: operations["getCreditCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credits_summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read where the credits stand */
        get: operations["getCreditsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo_checkout/{checkout_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a checkout of the demo provider */
        get: operations["getDemoCheckout"];
        put?: never;
        /**
         * Choose how a demo checkout ends
         * @description The demo provider then tells the server in the way a real one does, by a signed message.
         */
        post: operations["completeDemoCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/divide_transcript_into_scenes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cut a transcript into scenes
         * @description Every scene gets its part of the recording as its voice-over. Scenes there were are kept as a version.
         */
        post: operations["divideTranscriptIntoScenes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dj-rest-auth/google/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in or sign up with Google
         * @description Makes an account for a new address, with the address verified.
         */
        post: operations["loginWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dj-rest-auth/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with email and password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dj-rest-auth/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Revokes the token and ends the realtime sockets of the person.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/generate_visuals_for_audio_story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the visuals of a story with a recording
         * @description The first time is the story's first generation, free by built-in engines; scenes that fail are not charged.
         */
        post: operations["generateVisualsForAudioStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_active_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the active people per day */
        post: operations["getActiveUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_available_countries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the countries people can be in */
        get: operations["listAvailableCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_cummulative_stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how the totals grew */
        get: operations["getCumulativeStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_funnel_analytics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how people get from sign-up to subscription */
        get: operations["getFunnelAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_generic_presigned_url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address to put a file to
         * @description First step of an upload; the second is a PUT of the raw bytes to `presigned_url` with `x-amz-acl: public-read` and the announced Content-Type, which answers exactly 200. The address is bound to path, type, size and time. A file of zero bytes is accepted with a warning and ends FAILED.
         */
        post: operations["getGenericPresignedUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_products_prices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the plans and prices
         * @description In the currency of the person's country unless another one is asked for.
         */
        get: operations["getProductsPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what happened in the last days */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_story_debug_details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a story with everything that worked on it
         * @description Written to the audit trail first. Nothing that the person wrote is in it.
         */
        get: operations["getStoryDebugDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_usage_data_by_action/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what credits were spent on */
        get: operations["getUsageDataByAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_usage_metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count what is used per day */
        post: operations["getUsageMetrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_video_files_for_audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take exported videos for audit
         * @description Films that nobody decided yet: objections first, then the oldest. What is answered is held for the caller for ten minutes, and asking again holds it longer; no other reviewer gets it meanwhile. A reviewer holds at most 50 films. Each film is a line of the audit trail before its address is answered.
         */
        get: operations["getVideoFilesForAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leonardo_presets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the picture models and their styles */
        get: operations["listLeonardoPresets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/requests/{idempotency_key}/withdraw/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find out what became of a request whose answer was lost
         * @description ACCEPTED: it arrived, was done and, where it costs something, charged. WITHDRAWN: it never arrived, cost nothing, and is refused with 409 should it still come. One that is being answered is waited for, so the answer is final.
         */
        post: operations["withdrawRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quality_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read how well it works */
        post: operations["getQualityData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search_user_summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find people by email address
         * @description Addresses are masked. What was searched for is written to the audit trail.
         */
        get: operations["searchUserSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/audit_trail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what staff looked at and did
         * @description Written before it is shown, and never changed.
         */
        get: operations["listAuditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/audit_trail/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export the audit trail as CSV */
        post: operations["exportAuditTrail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/capsules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the capsules of a story, or of everybody
         * @description Written to the audit trail first. Up to 200, newest first.
         */
        get: operations["listStaffCapsules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/find/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a person, story, task, export or job
         * @description Only what the own roles may see.
         */
        get: operations["findStaffSubject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/overview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what needs a person now */
        get: operations["getStaffOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/partner-report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read what each source of sign-ups brought */
        post: operations["getPartnerReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/person/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what there is to know about a person
         * @description Written to the audit trail first. The address is masked, and nothing that the person wrote is in it.
         */
        get: operations["getPersonDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/premium-users-credit-summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people on a paid plan with their credits */
        get: operations["getPremiumUsersCreditSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/premium-users-credit-summary/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export the people on a paid plan with their credits as CSV */
        post: operations["exportPremiumCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/reveal_address/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the address of a person */
        post: operations["revealAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/reveal_capsule/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a capsule
         * @description Written to the audit trail first, with the reason.
         */
        post: operations["revealCapsule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/reveal_story/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a story with its texts and pictures */
        post: operations["revealStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/review_film/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about an exported video
         * @description Only of a film that the caller holds. Of a rejected film the story's preview link is taken away, and its owner is told why and can object. Skipped, it goes last in the queue and is anybody's.
         */
        post: operations["reviewFilm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/rows/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows that a figure counts
         * @description Each role gets its own kinds of rows.
         */
        get: operations["listStaffRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/rows/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export rows as CSV */
        post: operations["exportStaffRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/settle_job/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a job again that hangs, or give it up
         * @description Only of a job that has not ended. Given up, its credits are released and its person is told, as when it fails by itself.
         */
        post: operations["settleJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/settle_report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a report, or open it again
         * @description A closed report waits for nobody. Its person is not notified; the reason stands in the audit trail.
         */
        post: operations["settleReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/undo_film_review/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an own decision about an exported video back
         * @description The caller holds the film again and can decide otherwise. Its preview link comes back; an owner who was notified hears that it is reviewed again. Not of what was objected to since.
         */
        post: operations["undoFilmReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/views/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved views of a list
         * @description The caller's own ones and those that others share.
         */
        get: operations["listStaffViews"];
        put?: never;
        /**
         * Save a view of a list
         * @description A name that the caller has for this list already is overwritten.
         */
        post: operations["createStaffView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/views/{view_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an own view */
        delete: operations["deleteStaffView"];
        options?: never;
        head?: never;
        /**
         * Change an own view
         * @description Its name, what it shows, or who sees it.
         */
        patch: operations["updateStaffView"];
        trace?: never;
    };
    "/text_api/generate_story_with_script_type_api/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a story from a prompt, script or screenplay
         * @description Sets title and scenes with narration and picture prompts; `getStoryStatus` shows how far it is. A given script is kept word for word. The first writing is free, writing again is not; scenes there were are kept as a version.
         */
        post: operations["generateStoryWithScriptType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transcribe_audio_story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Listen to the recording of a story
         * @description `getStoryStatus` shows how far it is; the words are then at `getMedia` of `source_media_id`. An engine that does not understand speech finds the phrases, without words; sent along as `text`, the words are laid onto them. Finding phrases is free, and so is listening before the story was generated for the first time; refunded when it fails.
         */
        post: operations["transcribeAudioStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage_by_day/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what was charged per day and action
         * @description Of the lines that `listUsage` lists under the same filters. Only work that was charged counts, so kinds without CHARGE have no days.
         */
        get: operations["getUsageByDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage_list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what credits were spent on
         * @description Newest first. Work stands in one line from its acceptance to its end.
         */
        get: operations["listUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage_list/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export usage as CSV
         * @description All lines that fit, not only a page; cells that a spreadsheet would run as a formula are written as text.
         */
        post: operations["exportUsage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/video_api/generate_video_remotion_async_api_v2/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a story as an MP4
         * @description Draws the story as it is now, in the size of its shape at 30 frames a second. Left out, `executor` is the server when it can draw and the person's browser otherwise. Moves on with `render-progress` and ends with the realtime event `new-video`. One export per story at a time.
         */
        post: operations["generateVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpay/change_subscription/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the plan of a subscription
         * @description A larger plan begins at once, its difference is paid and granted once; a smaller one begins with the next period. previewSubscriptionChange tells both before.
         */
        post: operations["changeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpay/create_purchase/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a pack of credits
         * @description Takes an idempotency key: ten clicks make one purchase. It is PENDING until the payment provider confirms the payment; checkout_url is where to pay. Bought credits never expire.
         */
        post: operations["createPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpay/create_subscription/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to a plan
         * @description Takes an idempotency key: ten clicks make one subscription. It is PENDING until the payment provider confirms the payment; checkout_url is where to pay.
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpay/current_subscription/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the running subscription */
        get: operations["getCurrentSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpay/get_purchase/{purchase_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a purchase of credits */
        get: operations["getPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpay/get_subscription/{subscription_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a subscription */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpay/payments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was paid
         * @description The newest 100.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpay/portal_session/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the payment provider’s own pages
         * @description Where the means of payment is changed and an unpaid renewal is paid. The address is made for this person and opens for a short while.
         */
        post: operations["createPortalSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpay/preview_subscription_change/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what a change of plan would cost */
        get: operations["previewSubscriptionChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpay/resume_subscription/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a cancellation back
         * @description Nothing is paid now; the plan renews when the paid period ends.
         */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Which quote */
        AcceptQuoteRequest: {
            /**
             * Format: uuid
             * @description The quote
             */
            quote_id: string;
        };
        /** @description A deletion that waits */
        AccountDeletion: {
            /**
             * Format: date-time
             * @description When everything is deleted, unless the person signs in before
             */
            deletes_at: string;
        };
        /** @description Done, with nothing else to show */
        Acknowledgement: {
            /** @description What was done, in words a person can read */
            message: string;
        };
        /** @description What is seen */
        ActionElementInput: {
            /**
             * @description The kind of element (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            element_type: "ACTION";
            /** @description What happens */
            description: string;
            /** @description Place in the segment, from 0; left out: last when new, unchanged when it exists */
            index?: number;
            /** @description The version that was changed; when it is no longer that one, the change is refused. Left out: whichever it is */
            version?: number;
        };
        /** @description How many people are active */
        ActiveUsers: {
            /** @description Active today */
            daily: number;
            /** @description Active in the last 7 days */
            weekly: number;
            /** @description Active in the last 30 days */
            monthly: number;
            /** @description One entry per day, oldest first */
            series: components["schemas"]["ActiveUsersDay"][];
        };
        /** @description One day */
        ActiveUsersDay: {
            /**
             * Format: date
             * @description The day, UTC
             */
            date: string;
            /** @description Active that day */
            daily: number;
            /** @description Active in the 7 days up to it */
            weekly: number;
            /** @description Active in the 30 days up to it */
            monthly: number;
        };
        /** @description What to count */
        ActiveUsersRequest: {
            /**
             * @description How many days back, today included
             * @default 30
             */
            num_days: number;
        };
        /** @description A copy of an A-roll, or a new one in a scene */
        AddArollRequest: {
            /**
             * Format: uuid
             * @description A-roll to copy; the copy comes right after it
             */
            duplicate_of?: string;
            /**
             * Format: uuid
             * @description Scene that gets an empty A-roll at its end; needed without `duplicate_of`
             */
            scene?: string;
        };
        /** @description What the project's blank story begins with */
        AddBlankProjectRequest: {
            language?: components["schemas"]["Language"];
            /**
             * Format: uuid
             * @description Image style of the story
             */
            image_style_id?: string;
            /** @description Name of the project; left out, it is called Untitled project */
            name?: string;
            aspect_ratio?: components["schemas"]["AspectRatio"];
        };
        /** @description Where a new scene comes */
        AddSceneRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Position of the new scene, from 0; beyond the end means at the end */
            new_element_order: number;
            /**
             * Format: uuid
             * @description Scene whose text, voice, captions and pictures are copied; left out, the scene is empty
             */
            duplicate_of?: string;
            /** @description More scenes to copy in the same edit; their copies follow that of `duplicate_of` */
            further_duplicates?: string[];
            /** @description What is spoken; the voice-over is made on demand */
            text?: string;
        };
        /**
         * @description Whether scenes are shown as still pictures or as moving clips
         * @enum {string}
         */
        AiOutputMode: "IMAGE" | "VIDEO";
        /** @description A note for the log */
        AlertEvent: {
            /** @description The note */
            message: string;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description The one shape of every refused or failed call; what does not apply is absent */
        ApiProblem: {
            /** @description What happened, in words a person can read */
            message: string;
            /** @description More for the curious; never needed to understand the message */
            detail?: string;
            /** @description Stable code to branch on, for example VALIDATION_FAILED or UPGRADE_MEMBERSHIP */
            error?: string;
            /** @description Texts per refused field, keyed by the field's path in the request (`captions.0.start`) */
            fields?: {
                /** @description Texts on the request as a whole */
                body?: string[];
            } & {
                [key: string]: string[];
            };
            /** @description With CHANGED_ELSEWHERE of a text, what it says by now; of a call with several texts, `fields` names the one */
            present_value?: string;
            /** @description With CHANGED_ELSEWHERE of captions, the words and times there are by now */
            present_captions?: components["schemas"]["SceneCaption"][];
            /** @description With CHANGED_ELSEWHERE of a transcript, the words and times there are by now */
            present_words?: components["schemas"]["TranscribedWord"][];
            /** @description With INSUFFICIENT_CREDITS, what is missing */
            credits_shortfall?: components["schemas"]["CreditsShortfall"];
            /** @description With CAP_REACHED, the caps that the work would cross */
            caps_reached?: components["schemas"]["ReachedCap"][];
            /** @description With PRICE_CHANGED, what was shown and what it costs now */
            risen_price?: components["schemas"]["RisenPrice"];
            /** @description Codes of a refused sign-in */
            non_field_errors?: string[];
        };
        /** @description What of a new writing is taken */
        ApplyRewritingRequest: {
            /**
             * Format: uuid
             * @description The new writing
             */
            rewriting_id: string;
            /** @description Pairs whose new scene takes the old one's place, is added or goes */
            pair_ids: string[];
            /** @description State of the story that the pairs were compared at; when it is another by now, nothing is taken */
            revision?: number;
            /**
             * @description Whether scenes that a person edited may be among them
             * @default false
             */
            over_edits: boolean;
        };
        /** @description Put away or take back */
        ArchiveStoryRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description true puts the story away, false takes it back */
            archive: boolean;
        };
        /** @description A visual layer of a scene */
        Aroll: {
            /**
             * Format: uuid
             * @description The A-roll
             */
            id: string;
            /**
             * Format: uuid
             * @description Scene it belongs to
             */
            scene_id: string;
            /**
             * Format: uuid
             * @description Story it belongs to
             */
            story_id: string;
            /** @description Position in the scene, from 0 */
            aroll_order: number;
            aroll_type: components["schemas"]["ArollType"];
            status: components["schemas"]["ArollState"];
            /** @description Why the last picture FAILED; null otherwise */
            error_message: string | null;
            aroll_object: components["schemas"]["ArollObject"];
            /** @description Look of this picture; null for the scene's */
            image_style: string | null;
            /** @description Leonardo style of this picture; null for the story's */
            leonardo_style_id: string | null;
            transition_name: components["schemas"]["TransitionName"];
            /** @description Length of the transition over this A-roll's head, ms; 0 for none */
            transition_duration_ms: number;
            image_animation: components["schemas"]["ImageAnimation"];
            content_fit: components["schemas"]["ContentFit"];
            /** @description How long it is shown, ms; the A-rolls of a scene add up to the scene's length */
            duration_ms: number;
            /** @description Speed of the video, 1 is its own, 0.25 to 4 */
            playback_rate: number;
            /** @description Part of the source that is shown; null for all of it */
            crop: components["schemas"]["CropArea"] | null;
            layout: components["schemas"]["ArollLayout"];
            /** @description Whether the video runs backwards */
            reversed: boolean;
            /** @description Whether the picture is mirrored left to right */
            flipped: boolean;
            /** @description Whether the video's own sound is heard */
            use_video_audio: boolean;
            /**
             * Format: date-time
             * @description When the A-roll last changed
             */
            updated_at: string;
        };
        /**
         * @description Area of the frame the A-roll takes. SPLIT_LEFT and SPLIT_RIGHT take half and leave the other half to the A-roll before it, PICTURE_IN_PICTURE takes a corner over it
         * @enum {string}
         */
        ArollLayout: "FULL" | "SPLIT_LEFT" | "SPLIT_RIGHT" | "PICTURE_IN_PICTURE";
        /** @description What an A-roll shows and how it was made */
        ArollObject: {
            /** @description The picture or video; null while there is none */
            media: components["schemas"]["Media"] | null;
            /** @description In point of the video, ms from its start; null for a picture */
            video_start: number | null;
            /** @description Out point of the video, ms from its start; null for a picture */
            video_end: number | null;
            /**
             * Format: uri-reference
             * @description Small still of what is shown
             */
            preview_image: string | null;
            /** @description Prompt the writer made for the picture */
            image_generation_prompt: string | null;
            /** @description Prompt a person wrote instead; null while nobody did */
            custom_image_generation_prompt: string | null;
            /** @description Seed of the picture; the same prompt, look and seed give the same picture */
            seed: number | null;
        };
        /**
         * @description EMPTY has nothing to show, GENERATING waits for a picture or a task, COMPLETED shows its media, FAILED keeps what it showed before
         * @enum {string}
         */
        ArollState: "EMPTY" | "GENERATING" | "COMPLETED" | "FAILED";
        /**
         * @description Whether the A-roll shows a picture or a video
         * @enum {string}
         */
        ArollType: "ImageARoll" | "VideoARoll";
        /**
         * @description Shape of the video, NINE_SIXTEEN 1080x1920 px, SIXTEEN_NINE 1920x1080 px, ONE_ONE 1080x1080 px
         * @enum {string}
         */
        AspectRatio: "NINE_SIXTEEN" | "SIXTEEN_NINE" | "ONE_ONE";
        /** @description Something that needs a person now */
        AttentionItem: {
            kind: components["schemas"]["AttentionKind"];
            /** @description How many */
            count: number;
            /**
             * Format: date-time
             * @description Since when the oldest waits; null when there is none
             */
            oldest_at: string | null;
        };
        /**
         * @description What needs a person
         * @enum {string}
         */
        AttentionKind: "FAILED_JOBS" | "OPEN_REPORTS" | "STUCK_TASKS" | "STUCK_JOBS" | "LEDGER_DIFFERS" | "FILMS_WAITING";
        /** @description An exported video */
        AuditVideo: {
            /**
             * Format: uuid
             * @description The export
             */
            render_id: string;
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Title of the story */
            display_title: string;
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /** @description The address, masked until it is revealed */
            email: string;
            /**
             * Format: uri-reference
             * @description Signed address of the video; null when it was deleted
             */
            video_url: string | null;
            /**
             * Format: uri-reference
             * @description Signed address of a still; null when there is none
             */
            thumbnail_url: string | null;
            /** @description Width, px */
            width: number;
            /** @description Height, px */
            height: number;
            /** @description Length, ms */
            duration_ms: number;
            /**
             * Format: date-time
             * @description When it was exported
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Until when it is the caller's
             */
            held_until: string;
            /** @description Why it was rejected before its owner objected; null without an objection */
            rejection_reason: string | null;
            /** @description What its owner objects; null without an objection */
            objection: string | null;
            /**
             * Format: date-time
             * @description When the owner objected; null without an objection
             */
            objected_at: string | null;
            /** @description Seconds to look at, in the order of the film */
            flags: components["schemas"]["FilmFlag"][];
        };
        /** @description A page of the exported videos that the caller holds */
        AuditVideoPage: {
            /** @description Films that wait and that nobody else holds */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Rows per page */
            page_size: number;
            /** @description The next page; null on the last */
            next_page: number | null;
            /** @description The rows of this page */
            results: components["schemas"]["AuditVideo"][];
        };
        /** @description Who wants to listen to what */
        AuthenticateChannelRequest: {
            /** @description Id the socket was given */
            socket_id: string;
            /** @description `private-user-` and the caller’s pusher_id */
            channel_name: string;
        };
        /** @description Sound files that can serve as music */
        BackgroundMusicMediaList: {
            /** @description The person’s own uploads, newest first */
            media: components["schemas"]["Media"][];
        };
        /**
         * @description How often is paid
         * @enum {string}
         */
        BillingInterval: "MONTH" | "YEAR";
        /** @description A new project and the blank story it holds */
        BlankProject: {
            project: components["schemas"]["Project"];
            story: components["schemas"]["Story"];
        };
        /** @description The person's brand settings were changed; stories that use them and are not exported show them from now on */
        BrandChangedEvent: {
            /**
             * Format: date-time
             * @description When they were changed
             */
            updated_at: string;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description The person's logo as it is drawn over every frame */
        BrandOverlay: {
            /**
             * Format: uri-reference
             * @description Signed address of the logo
             */
            logo_url: string;
            /** @description Width of the logo, percent of the video's width */
            logo_size: number;
            logo_position: components["schemas"]["LogoPosition"];
            /** @description Whether what lies behind the logo is blurred */
            logo_blur: boolean;
        };
        /** @description How a person’s videos carry their brand */
        BrandSettings: {
            /**
             * Format: uri-reference
             * @description Signed address of the logo; null while there is none
             */
            logo_url: string | null;
            /** @description Width of the logo, percent of the video's width */
            logo_size: number;
            logo_position: components["schemas"]["LogoPosition"];
            /** @description Whether what lies behind the logo is blurred */
            logo_blur: boolean;
            templated_captions_style: components["schemas"]["TemplatedCaptionsStyle"];
            /** @description Custom style of the captions; null for the template alone */
            custom_captions_style: components["schemas"]["CustomCaptionsStyle"] | null;
            /** @description Whom the videos speak to */
            ideal_customer_profile: string;
            /** @description What the company does */
            about_company: string;
            /** @description Whether the two texts were written by the writer engine */
            gpt_generated: boolean;
        };
        /** @description A picture or clip that covers the A-rolls for a while */
        Broll: {
            /**
             * Format: uuid
             * @description The B-roll
             */
            id: string;
            /**
             * Format: uuid
             * @description Scene it belongs to
             */
            scene_id: string;
            /** @description What is shown; null while it is being made */
            media: components["schemas"]["Media"] | null;
            /** @description When it appears, ms from the scene's start */
            start_ms: number;
            /** @description How long it stays, ms */
            duration_ms: number;
        };
        /** @description How a screenplay becomes scenes */
        BuildScenesRequest: {
            /**
             * @description true: the narrator reads what happens. false: it is seen only
             * @default true
             */
            narrate_action: boolean;
        };
        /** @description The subscription to end */
        CancelSubscriptionRequest: {
            /**
             * Format: uuid
             * @description The subscription
             */
            subscription_id: string;
            /** @description Why, in the person’s words */
            reason?: string;
        };
        /** @description A problem's state that was sent as a file, as its person sees it */
        Capsule: {
            /**
             * Format: uuid
             * @description The capsule
             */
            capsule_id: string;
            /**
             * Format: uuid
             * @description The report that it belongs to; null without one
             */
            report_id: string | null;
            /**
             * Format: uuid
             * @description The story that was open; null without one
             */
            story_id: string | null;
            /** @description What the person wrote to it */
            description: string;
            /** @description Version of the app that made it */
            app_version: string;
            /** @description Size of the file, bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description When it was sent
             */
            created_at: string;
            /**
             * Format: uri-reference
             * @description Signed address of the file
             */
            url: string;
        };
        /** @description Capsules, newest first */
        CapsuleList: {
            /** @description The capsules */
            results: components["schemas"]["Capsule"][];
        };
        /**
         * @description What ends after a word where a subtitle file said so. LINE: a line of the caption; CUE: the caption itself, which is then shown and exported as it stood in the file. Left out, captions are cut by length, sentences and pauses.
         * @enum {string}
         */
        CaptionBreak: "LINE" | "CUE";
        /** @description A caption of a subtitle file */
        CaptionCue: {
            /** @description What it shows */
            text: string;
            /** @description When it appears, ms from the start of the video */
            start: number;
            /** @description When it goes, ms from the start of the video; after `start` */
            end: number;
        };
        /**
         * @description How many words are shown at once, from one to about two lines
         * @enum {string}
         */
        CaptionLengthOption: "ONE_WORD" | "SHORT" | "MEDIUM" | "LONG";
        /**
         * @description Line around the letters
         * @enum {string}
         */
        CaptionOutline: "NONE" | "THIN" | "THICK";
        /** @description How captions look in the whole story */
        CaptionsSettings: {
            /** @description Whether captions are drawn at all; a scene can still hide its own */
            show_captions: boolean;
            templated_captions_style: components["schemas"]["TemplatedCaptionsStyle"];
            /** @description Room below the captions, percent of the video's height, 0 to 90 */
            captions_margin_from_bottom: number;
            font_size_option: components["schemas"]["FontSizeOption"];
            /** @description Font family that replaces the style's own; null keeps it */
            custom_caption_font: string | null;
            caption_length_option: components["schemas"]["CaptionLengthOption"];
            /** @description The story's own look, laid over the template; null for none, then the brand's is used where the story uses it */
            custom_captions_style: components["schemas"]["CustomCaptionsStyle"] | null;
        };
        /**
         * @description A larger plan begins now, a smaller one with the next period
         * @enum {string}
         */
        ChangeBegin: "NOW" | "NEXT_PERIOD";
        /** @description A new password */
        ChangePasswordRequest: {
            /**
             * Format: password
             * @description The password now, or the mailed one-time password
             */
            current_password: string;
            /**
             * Format: password
             * @description At least 8 characters, other than the present one; neither a common password nor the own address
             */
            new_password: string;
        };
        /** @description The plan to change to */
        ChangeSubscriptionRequest: {
            /**
             * Format: uuid
             * @description The subscription
             */
            subscription_id: string;
            /** @description A price of getProductsPrices, in the currency of the subscription */
            price_id: string;
            /** @description amount_due of previewSubscriptionChange, in the smallest unit of the currency; when more would be charged, nothing happens */
            expected_amount: number;
        };
        /** @description The A-rolls a change reached */
        ChangedArolls: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description The story's revision after the change */
            revision: number;
            /** @description The changed A-rolls, the one that was named first */
            arolls: components["schemas"]["Aroll"][];
        };
        /** @description The scene that was named first, and those that changed with it */
        ChangedScenes: components["schemas"]["Scene"] & {
            /** @description The others of the same edit, in the order they were named; absent when there are none */
            further_scenes?: components["schemas"]["Scene"][];
        };
        /** @description What the socket shows to be let in */
        ChannelSignature: {
            /** @description App key, colon, then by dots: the session, the end of its time in ms since 1970, HMAC-SHA256 over them, socket and channel in hex */
            auth: string;
        };
        /** @description A member of a story’s cast. A portrait is ready when `status` is published and `portrait_generation_status` is GENERATED; the narrator has none and is always complete */
        Character: {
            /**
             * Format: uuid
             * @description The character; `speaker_story_character_id` of scenes and `character` of screenplay elements
             */
            id: string;
            /**
             * Format: uuid
             * @description The story; null for the ones that come with the product
             */
            story_id: string | null;
            /** @description What the character is called */
            call_name: string;
            role: components["schemas"]["CharacterRole"];
            /** @description How the character looks; goes into the picture prompts. Empty when not told */
            description: string;
            /** @description The voice that speaks for it; null: the voice of the scene */
            language_and_voice_code: string | null;
            status: components["schemas"]["CharacterStatus"];
            /**
             * Format: uuid
             * @description The existing character whose look and voice it took over; null when it has its own
             */
            mapped_from: string | null;
            /** @description true for the ones that come with the product */
            is_system: boolean;
            /** @description The portrait; null until one is made, and for the narrator */
            portrait: components["schemas"]["Media"] | null;
            portrait_generation_status: components["schemas"]["PortraitGenerationStatus"];
            /** @description Why the last portrait failed, in words a person can read; null when it did not */
            portrait_error: string | null;
        };
        /** @description Characters, the narrator first */
        CharacterList: {
            /** @description Characters, the narrator first */
            results: components["schemas"]["Character"][];
        };
        /** @description The portrait of a character */
        CharacterPortrait: {
            /** @description The portrait; null until one is made */
            portrait: components["schemas"]["Media"] | null;
            portrait_generation_status: components["schemas"]["PortraitGenerationStatus"];
            /** @description Why the last portrait failed; null when it did not */
            portrait_error: string | null;
        };
        /**
         * @description Somebody who is seen, or the voice that tells the story
         * @enum {string}
         */
        CharacterRole: "Character" | "Narrator";
        /**
         * @description draft until the person publishes it; only then a portrait is made
         * @enum {string}
         */
        CharacterStatus: "draft" | "published";
        /** @description The visuals a person picked for a scene */
        ChooseVisualsRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /** @description What is shown, in order */
            visuals: components["schemas"]["ChosenVisual"][];
        };
        /** @description Who shall do one kind of work */
        ChosenEngineInput: {
            part: components["schemas"]["RealPart"];
            /** @description Name of a real engine */
            engine: string;
            /** @description For these alone, by `id`; for all of that kind when left out. The last that names an item counts */
            items?: string[];
        };
        /** @description A generated candidate or an upload */
        ChosenMediaVisual: {
            /**
             * @description Says that `media_id` is picked (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            source: "MEDIA";
            /**
             * Format: uuid
             * @description The picked media
             */
            media_id: string;
            use_as?: components["schemas"]["VisualUse"];
            /** @description When a B-roll appears, ms from the scene's start; not used for an A-roll */
            start_ms?: number;
            /** @description How long it is shown, ms; left out, the scene is shared evenly */
            duration_ms?: number;
        };
        /** @description An item of the stock library */
        ChosenStockVisual: {
            /**
             * @description Says that `stock_id` is picked (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            source: "STOCK";
            /** @description The picked item */
            stock_id: string;
            stock_type: components["schemas"]["StockType"];
            use_as?: components["schemas"]["VisualUse"];
            /** @description When a B-roll appears, ms from the scene's start; not used for an A-roll */
            start_ms?: number;
            /** @description How long it is shown, ms; left out, the scene is shared evenly */
            duration_ms?: number;
        };
        /** @description One picked visual, from the media or from the stock library */
        ChosenVisual: components["schemas"]["ChosenMediaVisual"] | components["schemas"]["ChosenStockVisual"];
        /** @description How the checkout ends */
        CompleteDemoCheckoutRequest: {
            ending: components["schemas"]["DemoCheckoutEnding"];
            /** @description With CONFIRM_CODE the code that the page shows */
            code?: string;
        };
        /** @description The file that was stored */
        CompleteRenderRequest: {
            /**
             * Format: uuid
             * @description Media of createRenderUpload, after its bytes were put
             */
            media_id: string;
        };
        /** @description The token of the mail to the new address */
        ConfirmEmailChangeRequest: {
            /** @description Token from the link */
            token: string;
        };
        /**
         * @description How the picture fills its area. COVER cuts what is over, CONTAIN leaves bars, BLUR_FILL fills the bars with the blurred picture
         * @enum {string}
         */
        ContentFit: "COVER" | "CONTAIN" | "BLUR_FILL";
        /** @description A country */
        Country: {
            /** @description ISO 3166-1 alpha-2 code */
            code: string;
            /** @description Name in English */
            name: string;
            currency: components["schemas"]["Currency"];
        };
        /** @description Countries people can be in */
        CountryList: {
            /** @description Sorted by name */
            countries: components["schemas"]["Country"][];
        };
        /** @description A prompt or a script, and how the story that is made of it shall be */
        CreateAndGenerateStoryRequest: {
            /** @description Prompt or script as it was typed */
            initial_prompt: string;
            script_type?: components["schemas"]["ScriptType"];
            aspect_ratio?: components["schemas"]["AspectRatio"];
            language?: components["schemas"]["Language"];
            /** @description Length that is aimed for, seconds; not used for a script, which decides itself */
            video_length_in_sec?: number;
            /** @description Id of a look */
            visual_style?: string;
            /** @description Whether the story is told for the person's company and shows their logo and caption style */
            use_brand_settings?: boolean;
            /**
             * Format: uuid
             * @description Project that will hold the story
             */
            project_id?: string;
        };
        /** @description A new member of the cast */
        CreateCharacterRequest: {
            /** @description What the character is called */
            call_name: string;
            /** @description left out: Character */
            role?: components["schemas"]["CharacterRole"];
            /** @description How the character looks */
            description?: string;
            /** @description Id of the voice that speaks for it */
            language_and_voice_code?: string;
        };
        /** @description What a blank story begins with */
        CreateEmptyTextStoryRequest: {
            /**
             * Format: uuid
             * @description Project that will hold the story
             */
            project_id?: string;
            /** @description Title; left out, the story is untitled */
            story_name?: string;
            aspect_ratio?: components["schemas"]["AspectRatio"];
            language?: components["schemas"]["Language"];
        };
        /** @description A new style */
        CreateImageStyleRequest: {
            /** @description Name in the gallery */
            name: string;
            /** @description One line on what it looks like */
            description?: string;
            /** @description Words that join every picture prompt */
            prompt: string;
            /** @description Look of the built-in illustrator it draws with, the `look` of a SYSTEM style */
            look?: string;
            /**
             * Format: uuid
             * @description A custom model of the person that draws
             */
            lora_id?: string;
            /** @description How strongly the custom model draws, 0 to 1 */
            lora_weight?: number;
            /** @description How closely the reference picture is followed, 0 to 1 */
            reference_strength?: number;
            /**
             * Format: uuid
             * @description A picture of the person whose style is followed
             */
            reference_image_media_id?: string;
        };
        /** @description A picture, the part to repaint and what to put there */
        CreateInpaintingRequestRequest: {
            /**
             * Format: uuid
             * @description The picture
             */
            image_media: string;
            /**
             * Format: uuid
             * @description Picture of the same size, white where it is repainted
             */
            mask_media: string;
            /** @description What is painted there */
            prompt: string;
            /**
             * Format: uuid
             * @description The story
             */
            story: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene: string;
            /**
             * Format: uuid
             * @description A-roll that gets the result
             */
            aroll: string;
        };
        /** @description A new place */
        CreateLocationRequest: {
            /** @description Name as it stands in a segment heading */
            name: string;
            /** @description How it looks */
            description?: string;
            /**
             * Format: uuid
             * @description The location it is a variation of; left out when it stands for itself
             */
            derived_from?: string;
        };
        /** @description A model to be */
        CreateLoraRequest: {
            lora_type: components["schemas"]["LoraType"];
            /**
             * Format: uuid
             * @description A model whose set, captions and settings it begins with, to train it again
             */
            from_lora_id?: string;
        };
        /** @description A text and the one voice that reads it */
        CreateNarratedStoryRequest: {
            /** @description Text that is read word for word */
            initial_prompt: string;
            /** @description Title; left out, the first words become the title */
            story_name?: string;
            /** @description Voice of the narrator */
            voice_code?: string;
            language?: components["schemas"]["Language"];
            aspect_ratio?: components["schemas"]["AspectRatio"];
            scene_size?: components["schemas"]["SceneSize"];
            /** @description Id of a look */
            visual_style?: string;
            /**
             * Format: uuid
             * @description Project that will hold the story
             */
            project_id?: string;
        };
        /** @description The subscription that is paid for */
        CreatePortalSessionRequest: {
            /**
             * Format: uuid
             * @description The subscription
             */
            subscription_id: string;
        };
        /** @description A new project */
        CreateProjectRequest: {
            /** @description Name as people read it */
            name: string;
        };
        /** @description The credits to buy */
        CreatePurchaseRequest: {
            /** @description A pack of getProductsPrices */
            pack_id: string;
            /** @description Path of the app to go back to after paying, for example /story/1 */
            return_path?: string;
        };
        /** @description What shall be made, and by whom */
        CreateQuoteRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description What is to be made, by `id`; what is locked by now is left out of the quote */
            items: string[];
            /** @description Who is asked; the first real engine for what is left out */
            engines?: components["schemas"]["ChosenEngineInput"][];
            /** @description Pictures that are drawn from the rewrite that a refusal forecast offers, by `id` */
            rewrites?: string[];
        };
        /** @description The file that was encoded */
        CreateRenderUploadRequest: {
            /** @description Size of the MP4, bytes; the storage address takes exactly this many */
            size_bytes: number;
        };
        /** @description A new segment */
        CreateScreenplaySegmentRequest: {
            /**
             * Format: uuid
             * @description One of the person’s locations; left out when none is chosen
             */
            location?: string;
            /** @description The place in words; only kept when no location is chosen */
            location_name?: string;
            location_type?: components["schemas"]["LocationTypeInput"];
            time_of_day?: components["schemas"]["TimeOfDayInput"];
            /** @description Place in the screenplay, from 0; left out or beyond the end: last */
            index?: number;
        };
        /** @description A view to save */
        CreateStaffViewRequest: {
            grid: components["schemas"]["StaffGrid"];
            /** @description What it is called */
            name: string;
            /** @description The query of the page's address */
            search: string;
            /** @description Whether the whole staff sees it */
            is_shared: boolean;
        };
        /** @description The recording a story begins with */
        CreateStoryFromAudioRequest: {
            /**
             * Format: uuid
             * @description An uploaded recording
             */
            media_id: string;
            /**
             * Format: uuid
             * @description Project that will hold the story
             */
            project_id?: string;
            /**
             * Format: uuid
             * @description Story that takes the recording; left out, a new one is made
             */
            storyId?: string;
        };
        /** @description What a new story begins with; everything but the mode can be chosen later */
        CreateStoryRequest: {
            creation_mode: components["schemas"]["CreationMode"];
            /** @description Prompt, script or screenplay as it was typed */
            initial_prompt?: string;
            /** @description Title; left out, the first words of the prompt become the title until the writer finds one */
            story_name?: string;
            script_type?: components["schemas"]["ScriptType"];
            aspect_ratio?: components["schemas"]["AspectRatio"];
            language?: components["schemas"]["Language"];
            /** @description Length that is aimed for, seconds; not used for a script, which decides itself */
            video_length_in_sec?: number;
            /**
             * @description How much is said in one scene
             * @default SHORT
             * @enum {string}
             */
            scene_size: "SHORT" | "MEDIUM" | "LONG";
            scene_pace?: components["schemas"]["ScenePace"];
            /** @description Id of a look */
            visual_style?: string;
            /**
             * Format: uuid
             * @description Image style for all pictures
             */
            image_style_id?: string;
            default_image_model?: components["schemas"]["ImageModel"];
            /** @description Voice of new scenes */
            default_voice_code?: string;
            ai_output_mode?: components["schemas"]["AiOutputMode"];
            /** @description Whether the person's logo and caption style are drawn */
            use_brand_settings?: boolean;
            /**
             * Format: uuid
             * @description Project that will hold the story
             */
            project_id?: string;
        };
        /** @description A name for the story as it is now */
        CreateStoryVersionRequest: {
            /** @description Name as people read it */
            name: string;
        };
        /** @description The plan to subscribe to */
        CreateSubscriptionRequest: {
            /** @description A price of getProductsPrices */
            price_id: string;
            /** @description ISO 3166-1 alpha-2 code of the payer */
            country?: string;
            /** @description Path of the app to go back to after paying, for example /story/1 */
            return_path?: string;
        };
        /** @description Work for an AI model; which fields count depends on the model */
        CreateTaskRequest: {
            /** @description Model of listTaskModels; it decides the task type */
            model_id: string;
            /** @description One of the model's engines, by its name; the first without it */
            engine?: string;
            /**
             * Format: uuid
             * @description Story it works for; left out on a tool page
             */
            story_id?: string;
            /**
             * Format: uuid
             * @description A-roll that gets the result
             */
            aroll_id?: string;
            /**
             * Format: uuid
             * @description Picture or video to work on
             */
            source_media_id?: string;
            /** @description Pictures whose look or content is followed */
            reference_media_ids?: string[];
            /**
             * Format: uuid
             * @description Sound or video that drives a lip sync
             */
            driving_media_id?: string;
            /**
             * Format: uuid
             * @description Picture a clip ends with
             */
            end_frame_id?: string;
            /**
             * @description Length of a clip (up to 30) or of composed music (from 3), seconds
             * @default 5
             */
            duration: number;
            aspect_ratio?: components["schemas"]["ImageModelRatio"];
            /** @description What is wanted, in words */
            prompt?: string;
            /** @description Whether a clip gets sound */
            generate_audio?: boolean;
            upscale_factor?: components["schemas"]["UpscaleFactor"];
            /** @description Whether a lip sync moves the body too */
            body_control?: boolean;
            /**
             * @description How lively a lip sync's face is, 1 to 5
             * @default 3
             */
            expression_intensity: number;
            /** @description How true an enlarged picture or video stays, from 0 (may invent detail) to 100 (only sharper) */
            fidelity?: number;
            /** @description How much film grain an enlarged picture or video gets, 0 (none) to 100 */
            grain?: number;
            /** @description Whether what has the colour of skin is enlarged without any added detail */
            keep_skin?: boolean;
            /** @description Number a picture is drawn from; the same words, style and seed draw the same picture. Left out, each is another one */
            seed?: number;
            /** @description Style a picture is drawn in, of listLeonardoPresets */
            look?: string;
            /**
             * Format: uuid
             * @description Image style a new picture is drawn in, with its look, words, model and reference picture; not together with `look`
             */
            image_style_id?: string;
            /**
             * Format: uuid
             * @description Trained model a new picture is drawn with; its trigger joins the words. Before the one of an image style
             */
            lora_id?: string;
            /** @description How strongly the trained model draws, 0 to 1; 0.8 without it */
            lora_weight?: number;
            /** @description Characters of casts who are in a new picture; how they look joins the words */
            character_ids?: string[];
            /**
             * Format: uuid
             * @description Picture as large as the source, white where it is repainted; for the model that repaints a part
             */
            mask_media_id?: string;
            /** @description How far a video is changed, from 1 (hardly) to 100; 100 without it */
            strength?: number;
            /** @description Where the change of a video begins, ms; at its beginning without it */
            range_start_ms?: number;
            /** @description Where the change of a video ends, ms; at its end without it */
            range_end_ms?: number;
            focal_point?: components["schemas"]["FocalPoint"];
            focal_path?: components["schemas"]["FocalPath"];
            /** @description Size of a new frame, percent of the largest that lies in the picture (cropping, up to 100) or of the smallest that lies around it (expanding, from 100); 100 without it */
            frame_size?: number;
        };
        /** @description The video that gets captions */
        CreateVideoCaptionsStoryRequest: {
            /**
             * Format: uuid
             * @description An uploaded video
             */
            media: string;
            language: components["schemas"]["Language"];
            /**
             * @description BCP 47 tag of what is spoken in the video; without `cues` it is the language of the captions too
             * @default en-US
             */
            transcribe_language: string;
            /**
             * Format: uuid
             * @description Project that will hold the story
             */
            project_id?: string;
            /** @description Title; left out, the file's name */
            story_name?: string;
            /**
             * Format: uuid
             * @description The video's sound as an uploaded WAV recording; it is listened to and becomes the scenes' voice-over
             */
            sound_media_id?: string;
            /** @description Captions that are there already, in order; nothing is listened to then */
            cues?: components["schemas"]["CaptionCue"][];
            /** @description What is said, where the person knows it; a line for each phrase places it best */
            text?: string;
        };
        /**
         * @description What the story began with
         * @enum {string}
         */
        CreationMode: "Text" | "Script" | "Screenplay" | "Audio" | "VideoCaptions" | "Avatar" | "Narrated" | "Blank";
        /**
         * @description What credits are spent on; costs are listed by getCreditCosts
         * @enum {string}
         */
        CreditAction: "generate_story" | "regenerate_image" | "regenerate_audio" | "generate_prompt" | "image_to_video" | "image_editing" | "inpainting" | "lip_sync" | "upscale" | "music" | "transcribe_audio" | "translate_story" | "generate_portrait" | "train_lora" | "lora_captions" | "render_video" | "export_premiere" | "generate_visuals";
        /** @description What can be spent */
        CreditBalance: {
            /** @description Credits left */
            balance: number;
        };
        /** @description How much may be spent, and how much of it was */
        CreditCap: {
            /** @description The cap, credits; null where there is none */
            credits: number | null;
            /** @description What was charged and what running work holds, credits */
            spent: number;
            /** @description What the cap leaves, credits; null where there is none */
            left: number | null;
        };
        /**
         * @description FILM, what one film may cost; MONTH, what all work of a calendar month (UTC) may cost
         * @enum {string}
         */
        CreditCapScope: "FILM" | "MONTH";
        /** @description What an action costs */
        CreditCost: {
            action: components["schemas"]["CreditAction"];
            /** @description Name to show */
            label: string;
            /** @description Credits per unit; 0 is free */
            credits: number;
            unit: components["schemas"]["CreditUnit"];
            /** @description A condition, for example that the first time is free; null when there is none */
            note: string | null;
            /** @description What is paid in the place of `credits` where an engine of a provider does it; null where a built-in one does, or it has no price of its own */
            engine_price: components["schemas"]["EnginePrice"] | null;
        };
        /** @description The cost table */
        CreditCostList: {
            /** @description Every action once */
            costs: components["schemas"]["CreditCost"][];
        };
        /** @description Credits that came together */
        CreditLot: {
            /**
             * Format: uuid
             * @description The lot
             */
            lot_id: string;
            source: components["schemas"]["CreditSource"];
            /** @description Credits that came */
            granted: number;
            /** @description Credits that are left of them */
            remaining: number;
            /** @description Of what is left, credits that running work holds */
            held: number;
            /**
             * Format: date-time
             * @description When what is left expires; null when it never does
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When they came
             */
            created_at: string;
        };
        /** @description Credits that are bought once */
        CreditPack: {
            /** @description What createPurchase takes */
            pack_id: string;
            /** @description Credits of the pack */
            credits: number;
            /** @description Price in the smallest unit of the currency, for example cents */
            amount: number;
            currency: components["schemas"]["Currency"];
            currency_symbol: components["schemas"]["CurrencySymbol"];
        };
        /**
         * @description Where credits came from
         * @enum {string}
         */
        CreditSource: "START" | "PLAN_MONTH" | "PURCHASE" | "GIFT";
        /**
         * @description What the cost is counted by
         * @enum {string}
         */
        CreditUnit: "CALL" | "SCENE" | "SECOND" | "IMAGE";
        /** @description What generating the story would cost now */
        CreditsEstimate: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Whole cost, credits; where engines of providers are asked, what it costs at most */
            credits: number;
            /** @description Whether this is the story's first generation, which is free by built-in engines; `quote` says what others ask */
            is_free_generation: boolean;
            /** @description What the person has, credits */
            balance: number;
            /** @description Whether the balance covers the cost */
            is_affordable: boolean;
            /** @description What the cost is made of */
            lines: components["schemas"]["CreditsEstimateLine"][];
            /** @description What engines of providers ask for it; null where built-in engines make all of it */
            quote: components["schemas"]["GenerationQuote"] | null;
            /** @description Length the story has or is expected to get, frames at 30 fps */
            duration_in_frames: number;
            /** @description The text of the plan's length limit when the story is over it; null otherwise */
            length_problem: string | null;
        };
        /** @description One kind of work in an estimate */
        CreditsEstimateLine: {
            action: components["schemas"]["CreditAction"];
            /** @description How many times */
            quantity: number;
            /** @description Cost of one, credits */
            credits_each: number;
            /** @description Cost of all, credits */
            credits: number;
        };
        /** @description What work costs that the available credits do not cover */
        CreditsShortfall: {
            action: components["schemas"]["CreditAction"];
            /** @description What was asked for, in calls, scenes or seconds, as the cost table counts */
            units: number;
            /** @description Credits it costs */
            cost: number;
            /** @description Credits that can be spent */
            available: number;
            /** @description Credits that are missing */
            missing: number;
            /** @description How much of it the available credits cover, in the same units */
            affordable_units: number;
        };
        /** @description Where the credits stand */
        CreditsSummary: {
            /** @description Credits that can be spent, as `available` */
            balance: number;
            /** @description The sum of the ledger, credits */
            posted: number;
            /** @description Credits that running work holds */
            held: number;
            /** @description What is posted and not held, credits */
            available: number;
            /** @description Credits by where they came from, in the order in which they are spent */
            lots: components["schemas"]["CreditLot"][];
            /** @description Credits ever granted */
            granted: number;
            /** @description Credits ever spent, refunds taken off */
            spent: number;
            /** @description Credits spent since the first of the month, refunds taken off */
            spent_this_month: number;
            /** @description Credits the plan grants each month; 0 on the free plan */
            credits_per_month: number;
            /**
             * Format: date-time
             * @description When credits come again; null on the free plan
             */
            next_grant_at: string | null;
            /** @description Credits that come then; 0 on the free plan */
            next_grant_credits: number;
            /** @description Time zone that days and months are counted in */
            time_zone: string;
            /** @description What this calendar month may cost */
            monthly_cap: components["schemas"]["CreditCap"];
        };
        /** @description Credits were granted, charged or refunded */
        CreditsUpdatedEvent: {
            /** @description Credits left */
            balance: number;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description Part of the source that is shown */
        CropArea: {
            /** @description Left edge, 0 to 1 of the source's width */
            x: number;
            /** @description Top edge, 0 to 1 of the source's height */
            y: number;
            /** @description Width, 0.05 to 1 of the source's width; `x` + `width` is at most 1 */
            width: number;
            /** @description Height, 0.05 to 1 of the source's height; `y` + `height` is at most 1 */
            height: number;
        };
        /** @description A new crop */
        CropArollRequest: {
            /** @description Part of the source that is shown; null shows all of it */
            crop: components["schemas"]["CropArea"] | null;
        };
        /** @description Totals at the end of a day */
        CumulativeDay: {
            /**
             * Format: date
             * @description The day, UTC
             */
            date: string;
            /** @description Accounts */
            users: number;
            /** @description Accounts with a paid plan */
            premium_users: number;
            /** @description Stories */
            stories: number;
            /** @description Finished exports */
            videos: number;
            /** @description Credits ever charged, refunds taken off */
            credits_spent: number;
        };
        /** @description How the totals grew */
        CumulativeStats: {
            /** @description Days counted */
            days: number;
            /** @description One entry per day, oldest first */
            series: components["schemas"]["CumulativeDay"][];
        };
        /**
         * @description ISO 4217 code
         * @enum {string}
         */
        Currency: "USD" | "EUR" | "GBP" | "INR";
        /**
         * @description Sign of the currency
         * @enum {string}
         */
        CurrencySymbol: "$" | "€" | "£" | "₹";
        /** @description The plan of the account page */
        CurrentSubscription: {
            /** @description The running subscription (ACTIVE, PAST_DUE or CANCELLED); null on the free plan */
            subscription: components["schemas"]["Subscription"] | null;
        };
        /** @description A person's own look of captions, laid over the template; what is absent keeps the template's */
        CustomCaptionsStyle: {
            /** @description Font family */
            font?: string;
            /** @description How heavy the letters are, 300 (light) to 900 (black) */
            font_weight?: number;
            /** @description Whether words are shown as written or in capitals */
            letter_case?: components["schemas"]["LetterCase"];
            /** @description Words, #rrggbb */
            color?: string;
            /** @description Whether the spoken word has a colour of its own; absent: it has */
            has_highlight?: boolean;
            /** @description The spoken word, #rrggbb */
            highlight_color?: string;
            /** @description Line around the letters; absent: the template draws its own */
            outline?: components["schemas"]["CaptionOutline"];
            /** @description Line around the letters, #rrggbb; absent: near black */
            outline_color?: string;
            /** @description Box behind the words, #rrggbb; absent: the template draws its own or none */
            background_color?: string;
        };
        /** @description The person's own look of captions; what is left out keeps the template's */
        CustomCaptionsStyleInput: {
            /** @description Font family */
            font?: string;
            /** @description How heavy the letters are, 300 (light) to 900 (black) */
            font_weight?: number;
            /** @description Whether words are shown as written or in capitals */
            letter_case?: components["schemas"]["LetterCase"];
            /** @description Words, #rrggbb */
            color?: string;
            /** @description Whether the spoken word has a colour of its own; absent: it has */
            has_highlight?: boolean;
            /** @description The spoken word, #rrggbb */
            highlight_color?: string;
            /** @description Line around the letters; absent: the template draws its own */
            outline?: components["schemas"]["CaptionOutline"];
            /** @description Line around the letters, #rrggbb; absent: near black */
            outline_color?: string;
            /** @description Box behind the words, #rrggbb; absent: the template draws its own or none */
            background_color?: string;
        };
        /** @description One day */
        DailyStats: {
            /**
             * Format: date
             * @description The day, UTC
             */
            date: string;
            /** @description New accounts */
            sign_ups: number;
            /** @description People who called anything */
            active_users: number;
            /** @description New stories */
            stories_created: number;
            /** @description Finished exports */
            videos_exported: number;
            /** @description Credits charged, refunds taken off */
            credits_spent: number;
            /** @description Tasks that failed */
            failed_tasks: number;
        };
        /** @description The newest copy of everything that is the person's */
        DataExport: {
            /**
             * @description NONE: none was asked for, or the last one has expired
             * @enum {string}
             */
            status: "NONE" | "PREPARING" | "READY" | "FAILED";
            /**
             * Format: uri-reference
             * @description Signed address of the zip; null until READY
             */
            url: string | null;
            /** @description Name to save under */
            file_name: string;
            /** @description Size of the zip, bytes; null until READY */
            size_bytes: number | null;
            /**
             * Format: date-time
             * @description When it was asked for; null when none was
             */
            requested_at: string | null;
            /**
             * Format: date-time
             * @description Until when it can be downloaded; null until READY
             */
            expires_at: string | null;
            /** @description Why it FAILED and what to do; null otherwise */
            error_message: string | null;
        };
        /** @description An edit of the story */
        DebugEdit: {
            /**
             * Format: uuid
             * @description The edit
             */
            edit_id: string;
            /** @description Revision of the story that it made */
            revision: number;
            /** @description What was done, in words of the product */
            label: string;
            /** @description Whether it was taken back */
            is_undone: boolean;
            /**
             * Format: date-time
             * @description When
             */
            created_at: string;
        };
        /** @description A job of the story */
        DebugJob: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description What it does, for example generate-story */
            kind: string;
            status: components["schemas"]["DebugJobStatus"];
            /** @description Times it was tried */
            attempts: number;
            /** @description Why it failed last; null when it did not */
            error_message: string | null;
            /**
             * Format: date-time
             * @description When it was queued
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null while it runs
             */
            finished_at: string | null;
            /** @description Whether nobody has touched it for 15 minutes although it is due */
            is_stuck: boolean;
            /**
             * Format: date-time
             * @description When its first run began; null while it waits for it
             */
            started_at: string | null;
        };
        /**
         * @description Where a job stands
         * @enum {string}
         */
        DebugJobStatus: "QUEUED" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
        /** @description Who owns it */
        DebugOwner: {
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /** @description The address, masked until it is revealed */
            email: string;
            /** @description Whether a paid plan is active */
            is_premium: boolean;
        };
        /** @description An export of the story */
        DebugRender: {
            /**
             * Format: uuid
             * @description The export
             */
            render_id: string;
            status: components["schemas"]["RenderStatus"];
            executor: components["schemas"]["RenderExecutor"];
            /** @description Percent */
            progress: number;
            /** @description Why it failed; null when it did not */
            error_message: string | null;
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was done; null before
             */
            completed_at: string | null;
        };
        /** @description A report on the story */
        DebugReport: {
            /**
             * Format: uuid
             * @description The report
             */
            report_id: string;
            /** @description RENDERING or ENGINE */
            kind: string;
            /** @description Description */
            details: string;
            /**
             * Format: date-time
             * @description When
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was closed; null while it waits
             */
            closed_at: string | null;
        };
        /** @description A scene, as far as support needs it */
        DebugScene: {
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /** @description Place in the story, from 0 */
            element_order: number;
            state: components["schemas"]["SceneState"];
            /** @description Length, frames at 30 fps */
            duration_in_frames: number;
            /** @description A-rolls */
            aroll_count: number;
            /** @description Whether there is a voice-over */
            has_voice_over: boolean;
            /** @description Captioned words */
            caption_count: number;
        };
        /** @description A story, as far as support needs it; nothing that its person wrote */
        DebugStory: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Key of its preview link; null without one */
            public_preview_id: string | null;
            status: components["schemas"]["StoryState"];
            creation_mode: components["schemas"]["CreationMode"];
            aspect_ratio: components["schemas"]["AspectRatio"];
            language: components["schemas"]["Language"];
            /** @description Why its generation failed; null when it did not */
            error_message: string | null;
            /** @description Length, frames at 30 fps */
            duration_in_frames: number;
            /** @description Grows by one with every change */
            revision: number;
            /** @description Whether it was put away */
            archived: boolean;
            /**
             * Format: date-time
             * @description When it was begun
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updated_at: string;
        };
        /** @description A task of the story, without what was written */
        DebugTask: {
            /**
             * Format: uuid
             * @description The task
             */
            task_id: string;
            task_type: components["schemas"]["TaskType"];
            /** @description The model */
            model_id: string;
            status: components["schemas"]["TaskStatus"];
            /** @description Percent */
            progress: number;
            /** @description Why it failed; null when it did not */
            error_message: string | null;
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last moved
             */
            updated_at: string;
        };
        /** @description Which pictures to take out */
        DeleteLoraTrainingDataRequest: {
            /** @description Training data of the model; left out: all of it */
            training_data_ids?: string[];
        };
        /** @description The scene or scenes to take out */
        DeleteSceneRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /** @description More scenes to take out, in the same edit */
            further_scene_ids?: string[];
        };
        /** @description A checkout of the built-in demo provider */
        DemoCheckout: {
            /**
             * Format: uuid
             * @description The checkout
             */
            checkout_id: string;
            status: components["schemas"]["DemoCheckoutStatus"];
            /** @description What is bought */
            title: string;
            /** @description Smallest unit of the currency, for example cents */
            amount: number;
            currency: components["schemas"]["Currency"];
            /** @description Whether it renews */
            is_subscription: boolean;
            /**
             * Format: uri-reference
             * @description Where the payer goes after paying
             */
            return_url: string;
            /**
             * Format: uri-reference
             * @description Where the payer goes without paying
             */
            cancel_url: string;
        };
        /**
         * @description PAY; PAY_LATE confirms it 20 seconds later; PAY_TWICE confirms it twice; PAY_ONCE pays now and has the next renewal declined; ASK_CODE needs a second step, CONFIRM_CODE is that step; DECLINE refuses and leaves it open; GIVE_UP ends it unpaid
         * @enum {string}
         */
        DemoCheckoutEnding: "PAY" | "PAY_LATE" | "PAY_TWICE" | "PAY_ONCE" | "ASK_CODE" | "CONFIRM_CODE" | "DECLINE" | "GIVE_UP";
        /**
         * @description AWAITS_CODE needs the second step, PROCESSING is paid and not yet confirmed
         * @enum {string}
         */
        DemoCheckoutStatus: "OPEN" | "AWAITS_CODE" | "PROCESSING" | "PAID" | "EXPIRED";
        /** @description What a character says */
        DialogueElementInput: {
            /**
             * @description The kind of element (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            element_type: "DIALOGUE";
            /**
             * Format: uuid
             * @description The character of the story who speaks; left out when nobody is chosen yet
             */
            character?: string;
            /** @description What is said */
            dialogue: string;
            /** @description How it is said, for example: without looking up */
            description?: string;
            /** @description Colours of the voice, the strongest first; left out: none */
            emotions?: components["schemas"]["Emotion"][];
            /** @description Place in the segment, from 0; left out: last when new, unchanged when it exists */
            index?: number;
            /** @description The version that was changed; when it is no longer that one, the change is refused. Left out: whichever it is */
            version?: number;
        };
        /** @description The transcript that is cut into scenes */
        DivideTranscriptIntoScenesRequest: {
            /**
             * Format: uuid
             * @description The story; scenes it already has are replaced
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The transcript
             */
            media_transcription_id: string;
            scene_size?: components["schemas"]["SceneSize"];
        };
        /** @description What the company says of itself */
        DraftCompanyInfoRequest: {
            /** @description For example the page about the company, as pasted */
            text: string;
        };
        /** @description What is copied and into which language */
        DuplicateStoryInAnotherLanguageRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            language: components["schemas"]["Language"];
            /** @description Voice of the copy; left out, one of the language like the original's */
            voice_code?: string;
            /** @description Title of the copy; left out, the translated one, or the original's with the language */
            display_title?: string;
            /**
             * @description ENGINE: the translator translates and the voices speak, for credits. BY_HAND: a copy with the original's text, which a person translates side by side; it costs nothing
             * @default ENGINE
             * @enum {string}
             */
            translation: "ENGINE" | "BY_HAND";
        };
        /** @description What is copied and where to */
        DuplicateStoryRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Title of the copy; left out, the original's with (copy) */
            display_title?: string;
            /**
             * Format: uuid
             * @description Project that will hold the copy; left out, the original's
             */
            project_id?: string;
        };
        /** @description What is copied and who gets it */
        DuplicateTemplateInAnotherAccountRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: email
             * @description Address of the account that gets the copy
             */
            email: string;
        };
        /** @description The story's newest film; what did not change since can be taken out of it without being encoded again */
        EarlierFilm: {
            story: components["schemas"]["StoryDocument"];
            /**
             * Format: uri-reference
             * @description Signed address of the film
             */
            video_url: string;
        };
        /**
         * @description ACTION tells what is seen, DIALOGUE what a character says, SHOT what the camera does, TRANSITION how the segment ends
         * @enum {string}
         */
        ElementType: "ACTION" | "DIALOGUE" | "SHOT" | "TRANSITION";
        /**
         * @description Colour of the voice
         * @enum {string}
         */
        Emotion: "NEUTRAL" | "HAPPY" | "SAD" | "ANGRY" | "EXCITED" | "CALM" | "SERIOUS" | "WHISPER";
        /** @description Whom the terms of a stock file name, as the end of a film shows it */
        EndCredit: {
            /** @description Who made it */
            author: string;
            /** @description Where it was found, for example Pexels */
            library: string;
            /** @description What it may be used under, for example CC BY 4.0 */
            licence: string;
        };
        /** @description Who does one kind of work */
        Engine: {
            kind: components["schemas"]["EngineKind"];
            /** @description Name that people read, for example gpt-image-1 */
            label: string;
            /** @description Whether it is a built-in draft engine */
            is_built_in: boolean;
            /** @description Whether it draws people after the portraits of the cast; without it, by the words of their descriptions */
            follows_portraits: boolean;
            /** @description Portraits that it takes for one picture; whoever comes after them is drawn by words. 0 where it follows none */
            most_portraits: number;
            /** @description Whether it draws after the style of a picture; without it, the built-in engine does */
            follows_style_picture: boolean;
        };
        /** @description How an engine failed last */
        EngineFailure: {
            /**
             * Format: date-time
             * @description When
             */
            at: string;
            /** @description In words that people may read */
            problem: string;
        };
        /** @description An engine of a provider, as this server has seen it since it started */
        EngineHealth: {
            kind: components["schemas"]["EngineKind"];
            /** @description The name that people read */
            label: string;
            /** @description Whose it is */
            provider: string;
            /** @description Requests that go to this provider at once */
            limit: number;
            /** @description Who is asked when it fails, in that order */
            stand_ins: string[];
            /** @description How often it failed since the server started */
            failures: number;
            /** @description The last of them; null when there was none */
            last_failure: components["schemas"]["EngineFailure"] | null;
        };
        /**
         * @description A kind of work that an engine does
         * @enum {string}
         */
        EngineKind: "WRITER" | "ILLUSTRATOR" | "VOICE" | "MUSIC" | "STOCK" | "ANIMATOR" | "LIP_SYNC" | "UPSCALER" | "INPAINTER" | "TRANSCRIBER" | "TRANSLATOR" | "TRAINER";
        /** @description Who makes what */
        EngineList: {
            /** @description One for each kind of work that somebody does here */
            engines: components["schemas"]["Engine"][];
        };
        /** @description What an engine of a provider asks for an action, from the price table; a whole piece costs at least one credit */
        EnginePrice: {
            /** @description Its name */
            engine: string;
            per: components["schemas"]["PriceUnit"];
            /** @description What it will probably cost, credits per `per` */
            expected: number;
            /** @description What it costs at most, credits per `per` */
            most: number;
        };
        /** @description What would be made */
        EstimateCreditsForStoryRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            ai_output_mode?: components["schemas"]["AiOutputMode"];
            /**
             * @description Pictures that would be drawn anew, as `generateWholeLongStoryVideo` does, all or those that failed; left out, what `submitStory` would make
             * @enum {string}
             */
            redraws?: "ALL" | "FAILED";
        };
        /** @description Which lines to export; what is left out does not limit */
        ExportAuditTrailRequest: {
            /** @description Only these */
            action?: components["schemas"]["TrailAction"][];
            /**
             * Format: uuid
             * @description Only about this person, story, film or job
             */
            subject_id?: string;
            /**
             * Format: uuid
             * @description Only what this member of staff did
             */
            staff_id?: string;
            /**
             * Format: date
             * @description From this day on, in UTC
             */
            from?: string;
            /**
             * Format: date
             * @description Until the end of this day, in UTC
             */
            to?: string;
            /**
             * @description Which end comes first
             * @default desc
             * @enum {string}
             */
            order: "asc" | "desc";
        };
        /** @description Which people to export, and in which order */
        ExportPremiumCreditsRequest: {
            /**
             * @description Column to sort by
             * @default spent
             * @enum {string}
             */
            sort: "spent" | "granted" | "balance" | "last_active_at";
            /**
             * @description Which end comes first
             * @default desc
             * @enum {string}
             */
            order: "asc" | "desc";
            /** @description Only these plans */
            premium_type?: components["schemas"]["PremiumType"][];
            /**
             * Format: uuid
             * @description Only this person
             */
            user_id?: string;
        };
        /** @description Which rows to export, and in which order */
        ExportStaffRowsRequest: {
            kind: components["schemas"]["StaffRowKind"];
            /**
             * @description Column to sort by
             * @default created_at
             * @enum {string}
             */
            sort: "created_at" | "credits" | "work_ms";
            /**
             * @description Which end comes first
             * @default desc
             * @enum {string}
             */
            order: "asc" | "desc";
            /** @description Only these states */
            status?: string[];
            /** @description Only these: creation modes, task types, executors, kinds of report, actions, kinds of job, sources */
            type?: string[];
            /** @description Only these models */
            model?: string[];
            /** @description Only people of these countries, ISO 3166-1 alpha-2; empty for unknown */
            country?: string[];
            /** @description Only tasks and jobs that hang: not touched for 15 minutes */
            is_stuck?: boolean;
            /**
             * Format: uuid
             * @description Only of this person
             */
            user_id?: string;
            /**
             * Format: uuid
             * @description Only of this story
             */
            story_id?: string;
            /**
             * Format: date
             * @description From this day on, in UTC
             */
            from?: string;
            /**
             * Format: date
             * @description Until the end of this day, in UTC
             */
            to?: string;
            /** @description Only rows whose reason begins with these 300 characters, or is this; empty: those without one */
            reason?: string;
            dated_by?: components["schemas"]["StaffRowDate"];
            step?: components["schemas"]["FunnelStepName"];
            /** @description Only people who were charged for this action, on the days that `dated_by` CHARGED speaks of */
            action?: string;
            /** @description Only of people who found the product like this; empty for who did not tell */
            source?: string[];
            /**
             * Format: date
             * @description Only of people who signed up from this day on, in UTC
             */
            joined_from?: string;
            /**
             * Format: date
             * @description Only of people who signed up until the end of this day, in UTC
             */
            joined_to?: string;
            currency?: components["schemas"]["Currency"];
            /** @description Only people whose balance is not the sum of their ledger */
            is_wrong?: boolean;
        };
        /** @description The story to export */
        ExportToPremiereProRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
        };
        /** @description Which lines to export; what is left out does not limit */
        ExportUsageRequest: {
            /** @description Only these kinds */
            kind?: components["schemas"]["UsageKind"][];
            /** @description Only this action */
            action?: string;
            /**
             * Format: uuid
             * @description Only this story
             */
            story_id?: string;
            /**
             * Format: date
             * @description From this day on, in UTC
             */
            from?: string;
            /**
             * Format: date
             * @description Until the end of this day, in UTC
             */
            to?: string;
        };
        /** @description Why there is no file */
        FailRenderRequest: {
            /** @description What happened, in words a person can read */
            error_message: string;
        };
        /**
         * @description What failed
         * @enum {string}
         */
        FailureSubject: "STORY" | "TASK" | "EXPORT";
        /**
         * @description What the feedback is about
         * @enum {string}
         */
        FeedbackType: "GENERAL" | "BUG" | "FEATURE_REQUEST" | "QUALITY" | "BILLING";
        /** @description An upload and where it belongs */
        FileUploadedRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /**
             * Format: uuid
             * @description A-roll that shows the file; left out, a picture or video becomes a new A-roll and a recording the voice-over
             */
            aroll_id?: string;
            /**
             * Format: uuid
             * @description The uploaded media
             */
            media_id: string;
        };
        /** @description A report that was filed */
        FiledReport: {
            /**
             * Format: uuid
             * @description Number to refer to
             */
            report_id: string;
            /** @description Thanks, in words */
            message: string;
            /**
             * Format: date-time
             * @description When it was filed
             */
            created_at: string;
        };
        /**
         * @description Approve it, reject it, or leave it to be the last of the queue
         * @enum {string}
         */
        FilmDecision: "APPROVE" | "REJECT" | "SKIP";
        /** @description Who made how much of a film */
        FilmEngine: {
            work: components["schemas"]["ReceiptWork"];
            /** @description Who; null for what people brought */
            engine: string | null;
            /** @description Whether it is a built-in draft engine */
            is_draft: boolean;
            /** @description How many things of the film it made */
            count: number;
        };
        /** @description A second of a film that somebody should look at */
        FilmFlag: {
            /** @description Where, ms from the start of the film */
            at_ms: number;
            kind: components["schemas"]["FilmFlagKind"];
            /** @description What was said about it; empty when nothing was */
            text: string;
        };
        /**
         * @description Why somebody should look there, because it was rejected there before or because a person reported the scene
         * @enum {string}
         */
        FilmFlagKind: "REJECTION" | "REPORT";
        /** @description One thing of a film with what made it */
        FilmReceipt: {
            /** @description Where it is, in words */
            place: string;
            /**
             * Format: uuid
             * @description Scene it belongs to; null for the whole film
             */
            scene_id: string | null;
            /**
             * Format: uuid
             * @description A-roll that shows it
             */
            aroll_id: string | null;
            /**
             * Format: uuid
             * @description The file; null for a text
             */
            media_id: string | null;
            receipt: components["schemas"]["Receipt"];
        };
        /** @description What made a film, thing by thing */
        FilmReceipts: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Its title */
            title: string;
            /** @description State of the story that this is about */
            revision: number;
            /** @description Who made how much of it */
            engines: components["schemas"]["FilmEngine"][];
            /** @description Text, music, voices and pictures in playing order */
            receipts: components["schemas"]["FilmReceipt"][];
            /**
             * Format: date-time
             * @description When this list was written
             */
            written_at: string;
        };
        /** @description What reviewers decided about a film */
        FilmReview: {
            /**
             * Format: uuid
             * @description The export
             */
            render_id: string;
            state: components["schemas"]["FilmReviewState"];
            /** @description Why it was rejected; null when it was not */
            reason: string | null;
            /** @description Where in the film the reason shows, ms; null for the whole film */
            flagged_at_ms: number | null;
            /**
             * Format: date-time
             * @description When it was decided; null while it is not
             */
            reviewed_at: string | null;
            /** @description What its owner objects; null without an objection */
            objection: string | null;
            /**
             * Format: date-time
             * @description When the owner objected; null without an objection
             */
            objected_at: string | null;
            /** @description Whether the owner can object now */
            can_object: boolean;
        };
        /**
         * @description What was decided about a film: nothing yet, approved, rejected, or rejected and objected to
         * @enum {string}
         */
        FilmReviewState: "NONE" | "APPROVED" | "REJECTED" | "OBJECTED";
        /** @description Which way the picture faces */
        FlipArollHorizontalRequest: {
            /** @description Whether it is mirrored left to right */
            flipped: boolean;
        };
        /** @description Place of a video that a frame is laid around, at a time */
        FocalKey: {
            /** @description When, ms from the beginning */
            at_ms: number;
            /** @description From the left, as a share of the width */
            x: number;
            /** @description From the top, as a share of the height */
            y: number;
        };
        /** @description Where a frame is laid in the course of a video: keys in the order of time. From one to the next it glides; two that are at most 60 ms apart are a jump */
        FocalPath: components["schemas"]["FocalKey"][];
        /** @description Place of a picture that a frame is laid around */
        FocalPoint: {
            /** @description From the left, as a share of the width */
            x: number;
            /** @description From the top, as a share of the height */
            y: number;
        };
        /**
         * @description Size of the captions
         * @enum {string}
         */
        FontSizeOption: "SMALL" | "MEDIUM" | "LARGE" | "EXTRA_LARGE";
        /** @description The way of a video's subject, by contrast, colour and nearness; nothing is recognised */
        FoundFocalPath: {
            keys: components["schemas"]["FocalPath"];
            /** @description How clearly the subject stands out, from 0 (nothing does, and the middle is answered) to 1 */
            certainty: number;
        };
        /** @description Where a picture's subject is, by contrast and colour; nothing is recognised */
        FoundFocalPoint: {
            /** @description Middle of the subject from the left, as a share of the width */
            x: number;
            /** @description Middle of the subject from the top, as a share of the height */
            y: number;
            /** @description How clearly the subject stands out, from 0 (nothing does, and the middle is answered) to 1 */
            certainty: number;
            /** @description Left edge of the subject, as a share of the width */
            left: number;
            /** @description Upper edge of the subject, as a share of the height */
            top: number;
            /** @description Width of the subject, as a share of the picture's */
            width: number;
            /** @description Height of the subject, as a share of the picture's */
            height: number;
        };
        /** @description What is free */
        FreePlan: {
            /** @description Name of the plan */
            name: string;
            /** @description Credits of a new account */
            starting_credits: number;
            /** @description Longest video, seconds */
            max_video_seconds: number;
            /** @description Most projects */
            max_projects: number;
            /** @description Most stories, archived ones included */
            max_stories: number;
            /** @description Most image styles of one's own */
            max_image_styles: number;
            /** @description Most trained models, those that are still put together included */
            max_trained_models: number;
        };
        /** @description From sign-up to subscription */
        FunnelAnalytics: {
            /**
             * Format: date
             * @description First day, UTC
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day, UTC
             */
            end_date: string;
            /** @description In order */
            steps: components["schemas"]["FunnelStep"][];
            /** @description Most sign-ups first */
            by_country: components["schemas"]["FunnelCountry"][];
        };
        /** @description A country of the funnel */
        FunnelCountry: {
            /** @description ISO 3166-1 alpha-2 code; empty while unknown */
            country: string;
            /** @description People who signed up */
            signed_up: number;
            /** @description Of those, people who exported */
            exported_video: number;
            /** @description Of those, people who subscribed */
            subscribed: number;
        };
        /** @description A step of the funnel */
        FunnelStep: {
            step: components["schemas"]["FunnelStepName"];
            /** @description People who got this far */
            users: number;
            /** @description Part of those who signed up, 0 to 1 */
            share_of_first: number;
            /** @description Part of those of the step before, 0 to 1 */
            share_of_previous: number;
        };
        /**
         * @description A step on the way
         * @enum {string}
         */
        FunnelStepName: "SIGNED_UP" | "VERIFIED" | "COMPLETED_PROFILE" | "CREATED_STORY" | "GENERATED_STORY" | "EXPORTED_VIDEO" | "SUBSCRIBED";
        /** @description Which voice-overs are made */
        GenerateAudioRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description One scene; left out, every scene whose voice-over is missing or stale
             */
            scene_id?: string;
        };
        /** @description Which pictures to caption */
        GenerateLoraCaptionsRequest: {
            /** @description Training data of the model */
            training_data_ids: string[];
        };
        /** @description What a prompt is wanted for */
        GenerateMagicPromptRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description Scene whose text is pictured
             */
            scene_id: string;
            /**
             * Format: uuid
             * @description A-roll the picture is for
             */
            aroll_id?: string;
            /** @description Prompt to improve; left out, one is made from the scene's text */
            prompt?: string;
        };
        /** @description The story to show */
        GeneratePreviewLinkRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Days until the link ends by itself; null for no end. Left out, a link keeps the end it has */
            expires_in_days?: number | null;
        };
        /** @description The text to write from */
        GenerateStoryWithScriptTypeRequest: {
            /**
             * Format: uuid
             * @description The story; scenes it already has are replaced
             */
            story_id: string;
            script_type: components["schemas"]["ScriptType"];
            /** @description Prompt, script or screenplay */
            initial_prompt: string;
            /** @description What `initial_prompt` was written over; when the story has another one by now, nothing is written or charged */
            base_initial_prompt?: string;
            language?: components["schemas"]["Language"];
            /** @description Length that is aimed for, seconds; not used for a script */
            video_length_in_sec?: number;
            scene_size?: components["schemas"]["SceneSize"];
            scene_pace?: components["schemas"]["ScenePace"];
        };
        /** @description The story to export */
        GenerateVideoRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            executor?: components["schemas"]["RenderExecutor"];
        };
        /** @description The visuals every scene gets */
        GenerateVisualsForAudioStoryRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            ai_output_mode?: components["schemas"]["AiOutputMode"];
            /** @description Id of a look; left out, the story's */
            visual_style?: string;
        };
        /** @description Which kind of visuals every scene gets */
        GenerateWholeLongStoryVideoRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            ai_output_mode: components["schemas"]["AiOutputMode"];
            /** @description Only A-rolls whose last visual failed; left out, every A-roll */
            only_failed?: boolean;
        };
        /** @description How generation went */
        GenerationAnalytics: {
            /** @description Days counted */
            days: number;
            /** @description Tasks by type and model */
            by_model: components["schemas"]["GenerationByModel"][];
            /** @description The 50 most frequent */
            failures: components["schemas"]["GenerationFailure"][];
            /** @description Stories */
            by_creation_mode: components["schemas"]["GenerationByMode"][];
            /** @description Tasks */
            by_task_type: components["schemas"]["GenerationByTask"][];
            /** @description What engines worked against what was charged, most credits first */
            costs: components["schemas"]["GenerationCost"][];
            /** @description One entry per day, oldest first */
            series: components["schemas"]["GenerationDay"][];
        };
        /** @description Generations of one kind of story */
        GenerationByMode: {
            creation_mode: components["schemas"]["CreationMode"];
            /** @description Begun */
            started: number;
            /** @description Finished */
            completed: number;
            /** @description Failed */
            failed: number;
            /** @description Median time from start to finish, ms; null when none finished */
            median_ms: number | null;
            waiting: components["schemas"]["TimePercentiles"];
            working: components["schemas"]["TimePercentiles"];
        };
        /** @description Tasks of one model */
        GenerationByModel: {
            task_type: components["schemas"]["TaskType"];
            /** @description The model */
            model_id: string;
            /** @description Begun */
            started: number;
            /** @description Finished */
            completed: number;
            /** @description Failed, cancelled or throttled */
            failed: number;
            waiting: components["schemas"]["TimePercentiles"];
            working: components["schemas"]["TimePercentiles"];
        };
        /** @description Tasks of one kind */
        GenerationByTask: {
            task_type: components["schemas"]["TaskType"];
            /** @description Begun */
            started: number;
            /** @description Finished */
            completed: number;
            /** @description Failed, cancelled or throttled */
            failed: number;
            /** @description Median time from start to finish, ms; null when none finished */
            median_ms: number | null;
            waiting: components["schemas"]["TimePercentiles"];
            working: components["schemas"]["TimePercentiles"];
            /** @description Credits charged for them, refunds taken off */
            credits: number;
        };
        /** @description What an action was charged for, and what its engines worked for it */
        GenerationCost: {
            /** @description An action of the cost table; empty for work that nobody paid for */
            action: string;
            /** @description Times it was charged */
            charges: number;
            /** @description Credits charged, refunds taken off */
            credits: number;
            /** @description Voices, pictures and clips that engines made for it and that are kept, by their receipts */
            pieces: number;
            /** @description What the engines worked for these, ms */
            work_ms: number;
            /** @description The same by who made it */
            engines: components["schemas"]["GenerationCostEngine"][];
        };
        /** @description What one engine made and worked for an action */
        GenerationCostEngine: {
            /** @description The engine and its model */
            made_by: string;
            /** @description What it made */
            pieces: number;
            /** @description What it worked for these, ms */
            work_ms: number;
        };
        /** @description Generations of one day */
        GenerationDay: {
            /**
             * Format: date
             * @description The day, UTC
             */
            date: string;
            /** @description Begun */
            started: number;
            /** @description Finished */
            completed: number;
            /** @description Failed */
            failed: number;
            stories: components["schemas"]["GenerationDayPart"];
            tasks: components["schemas"]["GenerationDayPart"];
        };
        /** @description Stories or tasks that were begun on a day */
        GenerationDayPart: {
            /** @description Begun */
            started: number;
            /** @description Finished */
            completed: number;
            /** @description Failed; of tasks also cancelled or throttled */
            failed: number;
        };
        /** @description Why something failed, and how often */
        GenerationFailure: {
            subject: components["schemas"]["FailureSubject"];
            /** @description Creation mode, task type or executor */
            type: string;
            /** @description The message that the person saw, its first 300 characters; empty when there was none */
            reason: string;
            /** @description Times */
            count: number;
        };
        /** @description What engines of providers ask for making a story, as it is said before it begins */
        GenerationQuote: {
            /**
             * Format: date
             * @description Day of the price table
             */
            prices_as_of: string;
            /** @description By engine, what built-in draft engines make for nothing included */
            engines: components["schemas"]["GenerationQuoteEngine"][];
            /** @description What all of it will probably cost, credits */
            expected: number;
            /** @description What all of it costs at most, credits; said in `Most-Credits` when it begins */
            most: number;
            /** @description Whether the text is not written yet, so that its scenes are estimated; one that comes out dearer than `most` is not made before a person nods */
            is_about: boolean;
        };
        /** @description What one engine makes of a story, and its part of the price */
        GenerationQuoteEngine: {
            part: components["schemas"]["RealPart"];
            /** @description Its name */
            engine: string;
            /** @description Whether it is a draft engine, whose work is free */
            is_built_in: boolean;
            /** @description Pieces of work */
            count: number;
            /** @description What they will probably cost, credits */
            expected: number;
            /** @description What they cost at most, credits */
            most: number;
        };
        /**
         * @description What the server is doing for the story. NONE is nothing, QUEUED waits for its turn, WRITING makes the narration, SPLITTING cuts it into scenes, TRANSCRIBING listens to a recording, TRANSLATING changes the language, SPEAKING makes voice-overs, ILLUSTRATING makes pictures, ANIMATING makes clips
         * @enum {string}
         */
        GenerationStep: "NONE" | "QUEUED" | "WRITING" | "SPLITTING" | "TRANSCRIBING" | "TRANSLATING" | "SPEAKING" | "ILLUSTRATING" | "ANIMATING";
        /** @description The file that will be stored */
        GetGenericPresignedUrlRequest: {
            /** @description Name of the file; only shown, never part of an address */
            file_name: string;
            /** @description MIME type; the storage address takes exactly this one */
            content_type: string;
            media_args: components["schemas"]["MediaArgs"];
        };
        /** @description A search in the stock library */
        GetStockRequest: {
            /** @description Words to look for; empty lists everything */
            query: string;
            /**
             * Format: uuid
             * @description The story; its shape comes first. Left out with the scene, it is looked for outside of a story
             */
            story_id?: string;
            /**
             * Format: uuid
             * @description The scene the visual is for; together with the story
             */
            scene_id?: string;
            /**
             * @description Kind of stock
             * @default images
             * @enum {string}
             */
            stock_type: "images" | "videos";
            /**
             * @description Page number, from 1
             * @default 1
             */
            page: number;
        };
        /** @description A template that this account offers to another one */
        GivenTemplateOffer: {
            /**
             * Format: uuid
             * @description The offer
             */
            offer_id: string;
            /** @description Address it was offered to; says nothing about whether there is such an account */
            to_email: string;
            /** @description Title of the template */
            display_title: string;
            /**
             * Format: date-time
             * @description When it was offered
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Until when it can be accepted
             */
            expires_at: string;
        };
        /** @description Templates of this account that wait to be answered, the newest first */
        GivenTemplateOfferList: {
            /** @description The open offers */
            results: components["schemas"]["GivenTemplateOffer"][];
        };
        /**
         * @description What of a scene a person made or changed. TEXT; VOICE, a recording of their own; CAPTIONS, typed or timed by hand; VISUALS, brought or worked on
         * @enum {string}
         */
        HandEdit: "TEXT" | "VOICE" | "CAPTIONS" | "VISUALS";
        /**
         * @description How a still picture moves while it is shown
         * @enum {string}
         */
        ImageAnimation: "NONE" | "ZOOM_IN" | "ZOOM_OUT" | "PAN_LEFT" | "PAN_RIGHT" | "PAN_UP" | "PAN_DOWN";
        /** @description Model that draws the pictures: a `leonardo_model_id` of `listLeonardoPresets`, or AUTO for the first of them. One that is not connected any more is drawn by the first */
        ImageModel: string;
        /**
         * @description Shape of a generated picture; auto keeps the shape of the input
         * @enum {string}
         */
        ImageModelRatio: "auto" | "16:9" | "9:16" | "1:1" | "4:3" | "3:4" | "2:3" | "3:2" | "4:5" | "5:4" | "21:9" | "9:21";
        /** @description A prompt to draw from; nothing is drawn yet */
        ImagePrompt: {
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /** @description What the picture shows */
            prompt: string;
        };
        /** @description A change to a scene's picture */
        ImagePromptFromVisualActionRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene: string;
            action: components["schemas"]["VisualAction"];
        };
        /** @description A look for generated pictures */
        ImageStyle: {
            /**
             * Format: uuid
             * @description The image style
             */
            id: string;
            source: components["schemas"]["ImageStyleSource"];
            /** @description Name in the gallery */
            name: string;
            /** @description One line on what it looks like; empty when not told */
            description: string;
            /** @description Words that join every picture prompt; empty when there are none */
            prompt: string;
            /** @description Look of the built-in illustrator it draws with */
            look: string;
            /**
             * Format: uuid
             * @description The custom model that draws; null when none is chosen
             */
            lora_id: string | null;
            /** @description How strongly the custom model draws, 0 to 1 */
            lora_weight: number;
            /** @description How closely the reference picture is followed, 0 to 1 */
            reference_strength: number;
            /**
             * Format: uri-reference
             * @description The reference picture; null when none is chosen
             */
            reference_url: string | null;
            /** @description Whether it is out of the lists; stories that use it keep it */
            archived: boolean;
            /**
             * Format: uuid
             * @description A picture whose style is followed; null when none is chosen
             */
            reference_image_media_id: string | null;
            /**
             * Format: uri-reference
             * @description A picture in this style; null while none was made
             */
            preview_url: string | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed
             */
            updated_at: string;
        };
        /** @description Image styles: the person’s own first, then the ones of the product */
        ImageStyleList: {
            /** @description Image styles: the person’s own first, then the ones of the product */
            results: components["schemas"]["ImageStyle"][];
        };
        /** @description A scene as a style draws it */
        ImageStylePreview: {
            /**
             * Format: uri-reference
             * @description The picture as a data address
             */
            picture_url: string;
            /** @description Width, px */
            width: number;
            /** @description Height, px */
            height: number;
            /** @description What the scene shows, in its own words; a sample's without a story */
            scene_text: string;
            /** @description Story of the scene; null where the person has no story with a scene yet */
            story_title: string | null;
        };
        /**
         * @description SYSTEM comes with the product and cannot be changed, USER is the person’s own
         * @enum {string}
         */
        ImageStyleSource: "SYSTEM" | "USER";
        /** @description A screenplay to take over */
        ImportScreenplayRequest: {
            /** @description The screenplay; replaces every segment the story has */
            screenplay_data: components["schemas"]["ImportedScreenplay"];
        };
        /** @description A stock item for one's media */
        ImportStockRequest: {
            stock_data: components["schemas"]["StockChoice"];
            /**
             * @description Kind of stock
             * @default images
             * @enum {string}
             */
            stock_type: "images" | "videos";
            aspect_ratio?: components["schemas"]["AspectRatio"];
        };
        /** @description The captions of a subtitle file for the whole film */
        ImportSubtitlesRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Captions in order, one after the other; times in ms from the start of the film */
            cues: components["schemas"]["CaptionCue"][];
        };
        /** @description A paragraph of an imported screenplay */
        ImportedElement: {
            element_type: components["schemas"]["ElementType"];
            /** @description ACTION: what happens. DIALOGUE: how it is said. SHOT and TRANSITION: the text */
            description?: string;
            /** @description DIALOGUE: the name of who speaks; a character of that name is made when the story has none */
            character?: string;
            /** @description DIALOGUE: what is said */
            dialogue?: string;
            /** @description DIALOGUE: colours of the voice, the strongest first */
            emotions?: components["schemas"]["Emotion"][];
        };
        /** @description A whole screenplay, with places and people by name */
        ImportedScreenplay: {
            /** @description Title; becomes the title of the story when it has none */
            title?: string;
            /** @description Its segments in order */
            segments: components["schemas"]["ImportedSegment"][];
        };
        /** @description A segment of an imported screenplay */
        ImportedSegment: {
            /** @description The name of the place; a location of that name is made when the person has none */
            location?: string;
            location_type?: components["schemas"]["LocationTypeInput"];
            time_of_day?: components["schemas"]["TimeOfDayInput"];
            /** @description Its paragraphs in order */
            elements: components["schemas"]["ImportedElement"][];
        };
        /** @description A picture's prompt that shall say more */
        ImprovePromptRequest: {
            /** @description What is wanted, in words */
            prompt: string;
            /**
             * Format: uuid
             * @description The story that the tool was opened from; the charge names it
             */
            story_id?: string;
        };
        /** @description A prompt that says more */
        ImprovedPrompt: {
            /** @description The same prompt with what it did not say yet */
            prompt: string;
        };
        /** @description The newest repainting of an A-roll */
        InpaintingRequest: {
            image_media: components["schemas"]["Media"];
            mask_media: components["schemas"]["Media"];
            /** @description What is painted there */
            prompt: string;
            /**
             * Format: uuid
             * @description The story
             */
            story: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene: string;
            /**
             * Format: uuid
             * @description The A-roll
             */
            aroll: string;
            task: components["schemas"]["Task"];
        };
        /**
         * @description Run it again at once, or give it up with what that gives back
         * @enum {string}
         */
        JobSettlement: "RETRY" | "RELEASE";
        /** @description BCP 47 language tag of what is spoken */
        Language: string;
        /** @description A picture model */
        LeonardoModel: {
            /** @description The model */
            leonardo_model_id: string;
            /** @description Name to show */
            name: string;
            /** @description What it is good at */
            description: string;
            /** @description Whether it comes with the app and needs no provider */
            is_built_in: boolean;
            /** @description Whether a reference picture can guide it */
            supports_style_reference: boolean;
            /** @description Portraits of the cast that it draws people after at once; 0 where it goes by words alone */
            most_portraits: number;
            /** @description Its styles; the first is its default */
            styles: components["schemas"]["LeonardoStyle"][];
        };
        /** @description Models and their styles */
        LeonardoPresetList: {
            /** @description The first is the default */
            models: components["schemas"]["LeonardoModel"][];
        };
        /** @description A style of a model */
        LeonardoStyle: {
            /** @description The style */
            leonardo_style_id: string;
            /** @description Name to show */
            name: string;
            /** @description How pictures look */
            description: string;
            /**
             * Format: uri-reference
             * @description Address of a sample picture; null when there is none
             */
            preview_url: string | null;
        };
        /**
         * @description Whether words are shown as written or in capitals
         * @enum {string}
         */
        LetterCase: "AS_WRITTEN" | "UPPERCASE";
        /** @description What Google Identity handed out */
        LinkGoogleRequest: {
            /** @description Google ID token or access token; its audience is checked */
            access_token: string;
        };
        /** @description A place of the person, for screenplay segments of any of their stories */
        Location: {
            /**
             * Format: uuid
             * @description The location
             */
            id: string;
            /** @description Name as it stands in a segment heading */
            name: string;
            /** @description How it looks; goes into the picture prompts. Empty when not told */
            description: string;
            /**
             * Format: uuid
             * @description The location it is a variation of; null when it stands for itself
             */
            derived_from: string | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed
             */
            updated_at: string;
        };
        /** @description Locations by name */
        LocationList: {
            /** @description Locations by name */
            results: components["schemas"]["Location"][];
        };
        /**
         * @description Where a segment plays: inside, outside, or both
         * @enum {string}
         */
        LocationType: "INT" | "EXT" | "INT_EXT";
        /**
         * @description Where the segment plays: inside, outside, or both
         * @default INT
         * @enum {string}
         */
        LocationTypeInput: "INT" | "EXT" | "INT_EXT";
        /** @description Email and password */
        LoginRequest: {
            /**
             * Format: email
             * @description The email address
             */
            username: string;
            /**
             * Format: password
             * @description The password
             */
            password: string;
        };
        /** @description What Google Identity handed out */
        LoginWithGoogleRequest: {
            /** @description Google ID token or access token; its audience is checked */
            access_token: string;
        };
        /**
         * @description Where the logo sits, within what the platforms leave free
         * @enum {string}
         */
        LogoPosition: "TOP_LEFT" | "TOP_CENTER" | "TOP_RIGHT" | "MIDDLE_LEFT" | "MIDDLE_CENTER" | "MIDDLE_RIGHT" | "BOTTOM_LEFT" | "BOTTOM_CENTER" | "BOTTOM_RIGHT";
        /** @description A logo */
        LogoUploadRequest: {
            /**
             * Format: binary
             * @description PNG, JPEG, WebP or SVG, up to 5 MB
             */
            logo: string;
        };
        /** @description A custom image model */
        Lora: {
            /**
             * Format: uuid
             * @description The LoRA model
             */
            lora_id: string;
            /** @description Its name; empty until it is given one */
            model_name: string;
            model_type: components["schemas"]["LoraModelType"];
            lora_type: components["schemas"]["LoraType"];
            status: components["schemas"]["LoraStatus"];
            /** @description Per cent of the training done, as far as whoever trains says so */
            progress: number;
            /** @description Why the training failed, in words a person can read; null when it did not */
            error_message: string | null;
            /** @description The word that calls it up in a prompt; empty until it is given one */
            trigger_word: string;
            /** @description The word for its main subject; empty: the trigger word */
            primary_trigger: string;
            /** @description The word for a second subject; empty when there is none */
            secondary_trigger: string;
            /** @description How strongly it draws; 1 is as trained */
            lora_scale: number;
            /** @description Training steps */
            steps: number;
            /** @description Ids of the media it learns from */
            training_data: string[];
            /** @description The same media with their captions, in the same order */
            training_data_items: components["schemas"]["LoraTrainingItem"][];
            /**
             * Format: uri-reference
             * @description A picture it drew; null until it is ready
             */
            preview_url: string | null;
            /** @description The version of its set that it was trained from; null before the first training */
            set_version: number | null;
            /**
             * Format: date-time
             * @description When it was confirmed that the people in the pictures agree; null when it was not
             */
            consented_at: string | null;
            /** @description Steps done, as far as whoever trains says so */
            steps_done: number;
            /** @description Seconds that the rest takes at the present pace; null while nothing was measured */
            seconds_left: number | null;
            /** @description What a training elsewhere is at; null while nothing is trained elsewhere */
            stage: components["schemas"]["LoraStage"] | null;
            /** @description How far pictures without the model are from the set; null until they are drawn */
            control_distance: number | null;
            /** @description The samples without the model */
            controls: components["schemas"]["LoraSample"][];
            /** @description What it knew on the way, oldest first */
            checkpoints: components["schemas"]["LoraCheckpoint"][];
            /** @description Of its low-rank pairs, by its file’s header; null where it has none or there is no file yet */
            rank: number | null;
            /** @description Name of the engine that trained it, or does; null for an uploaded one and before it is trained */
            trained_by: string | null;
            /** @description Whether an engine here can draw with it */
            can_draw: boolean;
            /** @description Name of the engine that draws with it; null where none here does */
            drawn_by: string | null;
            /**
             * Format: uri-reference
             * @description Its safetensors file; null until there is one
             */
            download_url: string | null;
            /** @description Names of the image styles that draw with it */
            used_in_styles: string[];
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed
             */
            updated_at: string;
        };
        /** @description The caption of a picture */
        LoraCaption: {
            /**
             * Format: uuid
             * @description One of the model’s training data
             */
            training_data_id: string;
            /** @description What it shows */
            caption: string;
            /** @description Whether it came with the pictures, from a file beside them */
            is_imported?: boolean;
        };
        /**
         * @description Who wrote a caption; NONE while there is none
         * @enum {string}
         */
        LoraCaptionSource: "NONE" | "PERSON" | "IMPORTED" | "DRAFTED";
        /** @description What a model knew after some of its steps */
        LoraCheckpoint: {
            /** @description Steps done */
            step: number;
            /** @description How far its pictures are from the set, in colour and texture; 0 is the same */
            distance: number;
            /** @description Whether the model draws with it */
            is_chosen: boolean;
            /** @description What it drew */
            samples: components["schemas"]["LoraSample"][];
        };
        /** @description Models, newest first */
        LoraList: {
            /** @description Models, newest first */
            results: components["schemas"]["Lora"][];
            /** @description Who trains here, the built-in one first; each base has one */
            trainers: components["schemas"]["LoraTrainer"][];
        };
        /**
         * @description The image model it extends; DRAFT is the built-in one that needs no network, others are trained where an operator connected a trainer of theirs
         * @enum {string}
         */
        LoraModelType: "DRAFT" | "FLUX" | "SDXL";
        /** @description What is the matter with a picture of a set */
        LoraPictureIssue: {
            kind: components["schemas"]["LoraPictureIssueKind"];
            /** @description What was measured, in words for people */
            reason: string;
            /** @description What to do about it */
            mend: string;
            /** @description Whether the picture cannot be trained with; all others only make the result worse */
            is_blocking: boolean;
            /**
             * Format: uuid
             * @description The picture it is nearly the same as; null for all other kinds
             */
            like_training_data_id: string | null;
        };
        /**
         * @description What is the matter with a picture of a set
         * @enum {string}
         */
        LoraPictureIssueKind: "UNREADABLE" | "TOO_SMALL" | "SMALL" | "BLURRED" | "UNDER_EXPOSED" | "OVER_EXPOSED" | "NEAR_DUPLICATE" | "TRANSPARENT";
        /** @description A picture that takes the place of another one, for example cropped or rotated: the caption stays, and it is looked at anew. The picture that stood there first is put back in the same way. */
        LoraReplacement: {
            /**
             * Format: uuid
             * @description One of the model’s training data
             */
            training_data_id: string;
            /**
             * Format: uuid
             * @description The media that takes its place; a picture of the person that is not in the set
             */
            by_training_data_id: string;
        };
        /** @description A picture that was drawn to see what a model has learned */
        LoraSample: {
            /** @description The same for every checkpoint */
            prompt: string;
            /** @description The same for every checkpoint */
            seed: number;
            /** @description How strongly the model drew; 0 is without it */
            weight: number;
            /**
             * Format: uri-reference
             * @description The picture
             */
            url: string;
        };
        /**
         * @description What a training elsewhere is at: QUEUED, others come before it; TRAINING; SAMPLES, pictures are drawn to see what it learned
         * @enum {string}
         */
        LoraStage: "QUEUED" | "TRAINING" | "SAMPLES";
        /**
         * @description DRAFT collects training data, TRAINING waits or learns, COMPLETED can draw, FAILED was refunded and can be submitted again
         * @enum {string}
         */
        LoraStatus: "DRAFT" | "TRAINING" | "COMPLETED" | "FAILED";
        /** @description Who trains a base here, and for what */
        LoraTrainer: {
            /** @description Its name */
            label: string;
            base: components["schemas"]["LoraModelType"];
            /** @description Whether it works here; pictures and captions are sent to others */
            is_built_in: boolean;
            /** @description What it does not learn, in words for people; null when nothing is left out */
            cannot_learn: string | null;
            /** @description What a training costs whatever its steps, samples included */
            credits: number;
            /** @description What comes on top for a thousand steps; the sum is rounded up to whole credits */
            credits_per_thousand_steps: number;
        };
        /** @description A picture the model learns from */
        LoraTrainingItem: {
            /**
             * Format: uuid
             * @description The media it is
             */
            training_data_id: string;
            /** @description Name of the file */
            file_name: string;
            /**
             * Format: uri-reference
             * @description A small picture; null while there is none
             */
            thumbnail_url: string | null;
            /** @description What it shows; empty until written or generated */
            caption: string;
            caption_source: components["schemas"]["LoraCaptionSource"];
            /** @description What `generate_captions` writes for it; null until it is checked */
            draft_caption: string | null;
            /** @description Whether its pixels have been looked at */
            is_checked: boolean;
            /**
             * Format: uuid
             * @description The media that stood there first and can be put back; null where it was never replaced
             */
            original_training_data_id: string | null;
            /** @description What was found; empty for a good picture and until it is checked */
            issues: components["schemas"]["LoraPictureIssue"][];
        };
        /**
         * @description What the model learns
         * @enum {string}
         */
        LoraType: "CHARACTER" | "OBJECT" | "STYLE";
        /** @description The character it becomes */
        MapCharacterRequest: {
            /**
             * Format: uuid
             * @description An existing character: of another story of the person, or one that comes with the product
             */
            character_id: string;
        };
        /** @description What the person has seen */
        MarkNotificationsReadRequest: {
            /** @description These; all when left out */
            notification_ids?: string[];
        };
        /** @description A picture, video or sound */
        Media: {
            /**
             * Format: uuid
             * @description The media
             */
            id: string;
            media_type: components["schemas"]["MediaType"];
            source: components["schemas"]["MediaSource"];
            status: components["schemas"]["MediaStatus"];
            /** @description Why it FAILED; null otherwise */
            error_message: string | null;
            /**
             * Format: uuid
             * @description What was heard in it; null until it was transcribed
             */
            media_transcription_id: string | null;
            /**
             * Format: uuid
             * @description Story it was made or uploaded for
             */
            story_id: string | null;
            /**
             * Format: uuid
             * @description Scene it was made or uploaded for
             */
            scene_id: string | null;
            /**
             * Format: uuid
             * @description A-roll it was made or uploaded for
             */
            aroll_id: string | null;
            /**
             * Format: uri-reference
             * @description Signed address to read the file from; stays the same for a day. null until COMPLETED
             */
            url: string | null;
            /**
             * Format: uri-reference
             * @description Signed address of a small still; null for sound and until COMPLETED
             */
            thumbnail_url: string | null;
            /** @description Name to show and to save under */
            file_name: string;
            /** @description MIME type, for example image/png */
            content_type: string;
            /** @description Size of the file, bytes; null while unknown */
            size_bytes: number | null;
            /** @description Width, px; null for sound and while unknown */
            width: number | null;
            /** @description Height, px; null for sound and while unknown */
            height: number | null;
            /** @description Length, ms; null for pictures and while unknown */
            duration_ms: number | null;
            /** @description What it was generated from; null for uploads */
            prompt: string | null;
            /** @description Whom to name, of a file out of a stock library; absent for everything else */
            credit?: components["schemas"]["StockCredit"];
            /**
             * Format: date-time
             * @description When it was uploaded or made
             */
            created_at: string;
        };
        /** @description What the file is for */
        MediaArgs: {
            /** @description Size of the file, bytes; the storage address takes exactly this many. A picture can have 25 MB, a recording 200 MB, a video 2 GB */
            size_bytes: number;
            media_type?: components["schemas"]["MediaType"];
            /**
             * Format: uuid
             * @description Story it is for
             */
            story_id?: string;
            /**
             * Format: uuid
             * @description Scene it is for
             */
            scene_id?: string;
            /**
             * Format: uuid
             * @description A-roll it is for
             */
            aroll_id?: string;
        };
        /** @description A media with what was heard in it */
        MediaDetails: components["schemas"]["Media"] & {
            /** @description What was heard; null when it was not asked for or not transcribed */
            transcription: components["schemas"]["MediaTranscription"] | null;
        };
        /** @description One page of the person's media, the newest first */
        MediaPage: {
            /** @description How many media match in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Media per page */
            page_size: number;
            /** @description The page that follows; null on the last one */
            next_page: number | null;
            /** @description The media of this page */
            results: components["schemas"]["Media"][];
        };
        /** @description A media with what made it */
        MediaReceipt: {
            /**
             * Format: uuid
             * @description The media
             */
            media_id: string;
            media_type: components["schemas"]["MediaType"];
            /** @description Its name */
            file_name: string;
            receipt: components["schemas"]["Receipt"];
            /** @description Receipts of what it was made from, the nearest first */
            sources: components["schemas"]["Receipt"][];
        };
        /**
         * @description Where the file comes from
         * @enum {string}
         */
        MediaSource: "SYSTEM" | "USER" | "GENERATED" | "STOCK";
        /**
         * @description PENDING waits for its bytes, PROCESSING is being read or made, COMPLETED can be shown, FAILED cannot
         * @enum {string}
         */
        MediaStatus: "PENDING" | "PROCESSING" | "COMPLETED" | "FAILED";
        /** @description The words heard in a recording or video */
        MediaTranscription: {
            /**
             * Format: uuid
             * @description The transcription
             */
            media_transcription_id: string;
            /**
             * Format: uuid
             * @description The media
             */
            media_id: string;
            language: components["schemas"]["Language"];
            /** @description All words as one text */
            text: string;
            /** @description The words in order; none while the engine, which does not understand speech, waits for a person to write them */
            words: components["schemas"]["TranscribedWord"][];
            /** @description Where somebody speaks, in order */
            phrases: components["schemas"]["RecordingPhrase"][];
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
        };
        /**
         * @description Kind of file
         * @enum {string}
         */
        MediaType: "image" | "video" | "audio";
        /** @description A media was made or changed */
        MediaUpdateEvent: {
            media: components["schemas"]["Media"];
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description What is to be brought up to date, and what it may cost */
        MendStoryRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description What is to be made again, by `id`; left out, everything that can be */
            items?: string[];
            /** @description The price that was shown; when it is higher by now nothing begins */
            most_credits: number;
        };
        /** @description Neighbours that become one */
        MergeScenesRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The first scene; the merged scene takes its place
             */
            scene_id_one: string;
            /**
             * Format: uuid
             * @description The scene right after it
             */
            scene_id_two: string;
            /** @description More scenes, each right after the one before it */
            further_scene_ids?: string[];
            /** @description WAV copies of voice-overs in another format, each uploaded for its scene; only WAV can be cut and joined */
            wav_media_ids?: string[];
        };
        /** @description An event that was sent on the channel */
        MissedEvent: {
            /** @description Name of the event */
            event: string;
            /** @description Its sequence number */
            seq: number;
            /** @description Its payload, by the name of the event */
            payload: components["schemas"]["MediaUpdateEvent"] | components["schemas"]["AlertEvent"] | components["schemas"]["StoryCharacterUpdateEvent"] | components["schemas"]["SceneSplitEvent"] | components["schemas"]["SceneMergedEvent"] | components["schemas"]["SceneAudioTranscribedEvent"] | components["schemas"]["NewVideoEvent"] | components["schemas"]["TaskEvent"] | components["schemas"]["StoryStatusEvent"] | components["schemas"]["StoryChangedEvent"] | components["schemas"]["RenderProgressEvent"] | components["schemas"]["CreditsUpdatedEvent"] | components["schemas"]["SubscriptionChangedEvent"] | components["schemas"]["NotificationsChangedEvent"] | components["schemas"]["BrandChangedEvent"];
        };
        /** @description What was sent since */
        MissedEventList: {
            /** @description The private channel */
            channel: string;
            /** @description Sequence number of the last message; 0 before the first */
            seq: number;
            /** @description False when the host no longer holds everything: reload the state */
            is_complete: boolean;
            /** @description Oldest first */
            events: components["schemas"]["MissedEvent"][];
        };
        /** @description How far an A-roll moves */
        MoveArollRequest: {
            /**
             * @description So many places; beyond the end means to the end
             * @default 1
             */
            places: number;
        };
        /** @description Music that comes with the product */
        MusicList: {
            /** @description Sorted by mood and name */
            tracks: components["schemas"]["MusicTrack"][];
        };
        /** @description Music under the whole story */
        MusicSettings: {
            /** @description Whether music is heard */
            have_background_music: boolean;
            /** @description Loudness, 0 to 1 */
            background_music_volume: number;
            /**
             * Format: uri-reference
             * @description Signed address of the track; it loops until the story ends. null while none is chosen
             */
            background_music_file_location: string | null;
            /** @description Name of the track, or of the file that was uploaded */
            background_music_name: string | null;
            /**
             * Format: uuid
             * @description Media of the track; null while none is chosen
             */
            background_music_media_id: string | null;
        };
        /** @description A track that loops */
        MusicTrack: {
            /** @description The track */
            track_id: string;
            /** @description Name to show */
            name: string;
            /** @description Mood, in one word */
            mood: string;
            /** @description Beats per minute */
            bpm: number;
            /** @description Length of the loop, ms */
            duration_ms: number;
            /**
             * Format: uri-reference
             * @description Address to play and to store as `background_music_file_location`
             */
            file_location: string;
            /**
             * Format: uuid
             * @description The track as media
             */
            media_id: string;
        };
        /** @description What a story will cost that is not there yet */
        NewStoryQuote: {
            /** @description null where built-in engines make all of it, which is free */
            quote: components["schemas"]["GenerationQuote"] | null;
            /** @description What the person has, credits */
            balance: number;
            /** @description Whether the balance covers what it costs at most */
            is_affordable: boolean;
        };
        /** @description An export is done */
        NewVideoEvent: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The export
             */
            render_id: string;
            /**
             * Format: uri-reference
             * @description Signed address of the video; null after a failure
             */
            video_url: string | null;
            /** @description Why it failed; null or absent when it worked */
            error?: string | null;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description Something that happened */
        Notification: {
            /**
             * Format: uuid
             * @description The notification
             */
            notification_id: string;
            kind: components["schemas"]["NotificationKind"];
            /** @description What happened, in a few words */
            title: string;
            /** @description More about it; may be empty */
            text: string;
            /** @description Path in the app that leads to it, for example '/story/…' */
            path: string;
            /**
             * Format: uuid
             * @description The story it is about; null when about none
             */
            story_id: string | null;
            /** @description Whether the person has seen it */
            is_read: boolean;
            /**
             * Format: date-time
             * @description When it happened
             */
            created_at: string;
        };
        /**
         * @description What a notification is about
         * @enum {string}
         */
        NotificationKind: "FILM_READY" | "TASK_FAILED" | "OFFER_RECEIVED" | "CREDITS" | "PLAN" | "FILM_REVIEWED";
        /** @description One page of notifications, the newest first */
        NotificationPage: {
            /** @description How many there are in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Notifications per page */
            page_size: number;
            /** @description The page that follows; null on the last one */
            next_page: number | null;
            /** @description The notifications of this page */
            results: components["schemas"]["Notification"][];
            /** @description How many are not read, on all pages */
            unread_count: number;
        };
        /** @description How the person is told of one kind of thing */
        NotificationSetting: {
            kind: components["schemas"]["NotificationKind"];
            /** @description Under the bell */
            in_app: boolean;
            /** @description By mail; of FILM_READY the same as email_on_video_export */
            by_mail: boolean;
        };
        /** @description How the person is told */
        NotificationSettingList: {
            /** @description One of each kind, in the order to show them */
            results: components["schemas"]["NotificationSetting"][];
        };
        /** @description Something happened, or was read in one of the tabs */
        NotificationsChangedEvent: {
            /** @description How many are not read by now */
            unread_count: number;
            /** @description What happened; null when something was read */
            notification: components["schemas"]["Notification"] | null;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description What is wrong with the rejection */
        ObjectToFilmReviewRequest: {
            /** @description In the owner's words; reviewers read it */
            objection: string;
        };
        /** @description One answer */
        OnboardingAnswer: {
            /** @description Which question, for example goal */
            key: string;
            /** @description The answer */
            value: string;
        };
        /** @description Answers of the onboarding form */
        OnboardingFormRequest: {
            /** @description One entry per question */
            answers: components["schemas"]["OnboardingAnswer"][];
        };
        /** @description Captions a person wrote */
        OverrideCaptionsRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /** @description Words with times, growing and not overlapping; they may differ from what is spoken */
            captions: components["schemas"]["SceneCaption"][];
            /** @description What `captions` was written over; when the scene has other captions by now, nothing is changed */
            base_captions?: components["schemas"]["SceneCaption"][];
        };
        /** @description A screenplay as text */
        ParseScreenplayAndCreateStoryRequest: {
            /** @description Screenplay with scene headings, action, character names and dialogue, plain or in Fountain */
            script: string;
            /** @description What `script` was written over, the `initial_prompt` of the story; when it has another one by now, nothing is read */
            base_script?: string;
            /**
             * Format: uuid
             * @description Story that takes the screenplay; left out, a new one is made
             */
            story_id?: string;
            language?: components["schemas"]["Language"];
        };
        /** @description What each source brought */
        PartnerReport: {
            /**
             * Format: date
             * @description First day, UTC
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day, UTC
             */
            end_date: string;
            currency: components["schemas"]["Currency"];
            /** @description Most sign-ups first */
            rows: components["schemas"]["PartnerReportRow"][];
        };
        /** @description Days and source */
        PartnerReportRequest: {
            /**
             * Format: date
             * @description First day, UTC
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day, UTC
             */
            end_date: string;
            source?: components["schemas"]["ReferralSource"];
            /**
             * @description Which payments are summed up
             * @default USD
             * @enum {string}
             */
            currency: "USD" | "EUR" | "GBP" | "INR";
        };
        /** @description What one source brought */
        PartnerReportRow: {
            /** @description Answer to how people found the product; empty when not told */
            source: string;
            /** @description New accounts */
            sign_ups: number;
            /** @description Of those, people who made a story */
            active_users: number;
            /** @description Of those, people with a paid plan */
            premium_users: number;
            /** @description Their finished exports */
            videos_exported: number;
            /** @description Their credits spent, refunds taken off */
            credits_spent: number;
            /** @description Their payments in the smallest unit of the currency, for example cents */
            revenue: number;
        };
        /** @description A payment for a period of a plan, or for credits */
        Payment: {
            /**
             * Format: uuid
             * @description The payment
             */
            payment_id: string;
            status: components["schemas"]["PaymentStatus"];
            /** @description What it was for */
            description: string;
            /** @description Smallest unit of the currency, for example cents */
            amount: number;
            currency: components["schemas"]["Currency"];
            provider: components["schemas"]["PaymentProvider"];
            /**
             * Format: uri-reference
             * @description The provider's invoice; null where there is none
             */
            invoice_url: string | null;
            /**
             * Format: date-time
             * @description When it became due
             */
            created_at: string;
        };
        /** @description What was paid, newest first */
        PaymentList: {
            /** @description The payments */
            payments: components["schemas"]["Payment"][];
        };
        /**
         * @description Who takes the payment; with DEMO no money moves
         * @enum {string}
         */
        PaymentProvider: "DEMO" | "STRIPE";
        /**
         * @description OPEN is still to be paid
         * @enum {string}
         */
        PaymentStatus: "OPEN" | "PAID" | "REFUNDED";
        /** @description The credits of a person */
        PersonCredits: {
            /** @description Balance, credits */
            posted: number;
            /** @description Of these, held by running work, credits */
            held: number;
            /** @description Credits ever granted */
            granted: number;
            /** @description Credits ever spent, refunds taken off */
            spent: number;
            /** @description Sum of the ledger, credits; anything but the balance is a fault */
            ledger: number;
        };
        /** @description A person, as far as support needs it */
        PersonDetails: {
            person: components["schemas"]["UserSummary"];
            /** @description Whether the address was checked */
            is_verified: boolean;
            /** @description Answer to how they found the product; empty when not told */
            source: string;
            /**
             * Format: date-time
             * @description When the account will be deleted; null: it stays
             */
            deletes_at: string | null;
            /** @description The newest subscription; null when there never was one */
            plan: components["schemas"]["PersonPlan"] | null;
            credits: components["schemas"]["PersonCredits"];
            /** @description The 20 newest, newest first */
            sessions: components["schemas"]["PersonSession"][];
            /** @description The 200 newest, newest first */
            timeline: components["schemas"]["TimelineEvent"][];
        };
        /** @description The plan of a person */
        PersonPlan: {
            /**
             * Format: uuid
             * @description The subscription
             */
            subscription_id: string;
            premium_type: components["schemas"]["PremiumType"];
            /** @description What is paid for */
            price_id: string;
            status: components["schemas"]["SubscriptionStatus"];
            /**
             * Format: date-time
             * @description Until when it is paid; null before the first payment
             */
            current_period_ends_at: string | null;
            /**
             * Format: date-time
             * @description Until when it runs on unpaid; null while it is paid
             */
            grace_ends_at: string | null;
            /**
             * Format: date-time
             * @description When it was begun
             */
            created_at: string;
        };
        /** @description A session of a person */
        PersonSession: {
            /**
             * Format: uuid
             * @description The session
             */
            session_id: string;
            /** @description Browser and system; empty when it did not say */
            device: string;
            /**
             * Format: date-time
             * @description When it began
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Its last call, to a few minutes; null before the second
             */
            last_seen_at: string | null;
            /**
             * Format: date-time
             * @description When it was ended or expired; null while it lasts
             */
            ended_at: string | null;
        };
        /** @description What the person has made, as plans count it */
        PlanUse: {
            /** @description Projects */
            projects: number;
            /** @description Stories, archived ones included */
            stories: number;
            /** @description Image styles of one's own */
            image_styles: number;
            /** @description Trained models, those that are still put together included */
            trained_models: number;
        };
        /** @description The payment provider's pages for one person */
        PortalSession: {
            /**
             * Format: uri-reference
             * @description Where they are
             */
            url: string;
        };
        /**
         * @description How far the portrait is; NONE until one is asked for
         * @enum {string}
         */
        PortraitGenerationStatus: "NONE" | "IN_PROGRESS" | "GENERATED" | "FAILED";
        /** @description A zip with the sequence and all its files for a professional editing tool */
        PremierePackage: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Name to save under, the story's id with -premiere.zip */
            file_name: string;
            /**
             * Format: uri-reference
             * @description Signed address of the zip
             */
            url: string;
            /** @description Size of the zip, bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
        };
        /**
         * @description Paid plan
         * @enum {string}
         */
        PremiumType: "CREATOR" | "PRO" | "STUDIO";
        /** @description A person on a paid plan */
        PremiumUserCredit: {
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /** @description The address, masked until it is revealed */
            email: string;
            /** @description First and last name */
            name: string;
            /** @description The plan; null when it was given by hand */
            premium_type: components["schemas"]["PremiumType"] | null;
            /** @description Credits left */
            balance: number;
            /** @description Credits ever granted */
            granted: number;
            /** @description Credits ever spent, refunds taken off */
            spent: number;
            /**
             * Format: date-time
             * @description Last sign-in; null for never
             */
            last_active_at: string | null;
        };
        /** @description A page of people on a paid plan, most spent first */
        PremiumUserCreditPage: {
            /** @description Rows in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Rows per page */
            page_size: number;
            /** @description The next page; null on the last */
            next_page: number | null;
            /** @description The rows of this page */
            results: components["schemas"]["PremiumUserCredit"][];
        };
        /** @description Where to put a file and the media it becomes */
        PresignedUpload: {
            /**
             * Format: uri-reference
             * @description Address for one PUT with the announced type and size
             */
            presigned_url: string;
            /**
             * Format: date-time
             * @description When the address stops working
             */
            expires_at: string;
            media: components["schemas"]["Media"];
        };
        /** @description A style that may not be stored yet, and whose scene it is seen on */
        PreviewImageStyleRequest: {
            /** @description Words that join every picture prompt */
            prompt: string;
            /** @description Look of the built-in illustrator it draws with, the `look` of a SYSTEM style; its first one without */
            look?: string;
            /**
             * Format: uuid
             * @description A custom model of the person that draws
             */
            lora_id?: string;
            /**
             * @description How strongly the custom model draws, 0 to 1
             * @default 1
             */
            lora_weight: number;
            /**
             * @description How closely the reference picture is followed, 0 to 1
             * @default 0.7
             */
            reference_strength: number;
            /**
             * Format: uuid
             * @description A picture of the person whose style is followed
             */
            reference_image_media_id?: string;
            /**
             * Format: uuid
             * @description Whose first scene is drawn; without it that of the story that was changed last
             */
            story_id?: string;
        };
        /** @description A link anyone can watch the story through */
        PreviewLink: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Key of the link; it cannot be guessed */
            public_preview_id: string;
            /**
             * Format: uri-reference
             * @description Address of the preview page, on the app's own host
             */
            preview_url: string;
            /**
             * Format: date-time
             * @description When the link ends by itself; null when it does not
             */
            expires_at: string | null;
        };
        /** @description A small part of what a task would give */
        PreviewTaskRequest: {
            task: components["schemas"]["CreateTaskRequest"];
            /** @description Middle of the part, as a share of the width */
            x: number;
            /** @description Middle of the part, as a share of the height */
            y: number;
            /** @description Which frame of a video, ms; its first one without it */
            at_ms?: number;
        };
        /** @description Pictures and clips that were made for an A-roll, the newest first */
        PreviousGenerations: {
            /**
             * Format: uuid
             * @description The A-roll
             */
            aroll_id: string;
            /** @description Up to a hundred media; each can be taken back with setArollMedia */
            results: components["schemas"]["Media"][];
        };
        /**
         * @description What a price is for. PICTURE; SECOND of a clip; TEXT of a thousand characters that are spoken; STEPS, a thousand of a training
         * @enum {string}
         */
        PriceUnit: "PICTURE" | "SECOND" | "TEXT" | "STEPS";
        /** @description A plan at a price */
        ProductPrice: {
            /** @description What createSubscription takes */
            price_id: string;
            premium_type: components["schemas"]["PremiumType"];
            /** @description Name of the plan */
            name: string;
            /** @description The plan in a sentence */
            description: string;
            interval: components["schemas"]["BillingInterval"];
            /** @description Price per interval in the smallest unit of the currency, for example cents */
            amount: number;
            currency: components["schemas"]["Currency"];
            currency_symbol: components["schemas"]["CurrencySymbol"];
            /** @description Credits granted each month */
            credits_per_month: number;
            /** @description Longest video, seconds */
            max_video_seconds: number;
            /** @description Most projects */
            max_projects: number;
            /** @description Most stories, archived ones included */
            max_stories: number;
            /** @description What the plan includes, one line each */
            features: string[];
            /** @description Whether the plan is put forward */
            is_recommended: boolean;
        };
        /** @description Plans and prices, packs of credits, and what the person has of their plan */
        ProductPriceList: {
            currency: components["schemas"]["Currency"];
            /** @description Who takes payments; null when nothing can be bought on this server */
            payment_provider: components["schemas"]["PaymentProvider"] | null;
            /** @description Cheapest first */
            prices: components["schemas"]["ProductPrice"][];
            /** @description Credits that are bought once and never expire, smallest first */
            credit_packs: components["schemas"]["CreditPack"][];
            free_plan: components["schemas"]["FreePlan"];
            used: components["schemas"]["PlanUse"];
        };
        /** @description A folder of stories */
        Project: {
            /**
             * Format: uuid
             * @description The project; the same value as `project_id`
             */
            id: string;
            /**
             * Format: uuid
             * @description The project
             */
            project_id: string;
            /** @description Name as people read it */
            name: string;
            /** @description How many stories it holds, archived ones left out */
            story_count: number;
            /** @description How many archived stories it holds */
            archived_count: number;
            /**
             * Format: uri-reference
             * @description Small picture of its newest story
             */
            thumbnail_url: string | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it or one of its stories last changed
             */
            updated_at: string;
        };
        /** @description One page of the person's projects, the newest change first */
        ProjectPage: {
            /** @description How many projects match in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Projects per page */
            page_size: number;
            /** @description The page that follows; null on the last one */
            next_page: number | null;
            /** @description The projects of this page */
            results: components["schemas"]["Project"][];
        };
        /** @description An A-roll as a visitor's player draws it */
        PublicAroll: {
            /**
             * Format: uuid
             * @description The A-roll
             */
            id: string;
            aroll_type: components["schemas"]["ArollType"];
            /**
             * Format: uri-reference
             * @description The picture or video; null for none
             */
            media_url: string | null;
            /** @description Width of the source, px */
            width: number | null;
            /** @description Height of the source, px */
            height: number | null;
            /** @description In point, ms; null for a picture */
            video_start: number | null;
            /** @description Out point, ms; null for a picture */
            video_end: number | null;
            transition_name: components["schemas"]["TransitionName"];
            /** @description Length of the transition, ms */
            transition_duration_ms: number;
            image_animation: components["schemas"]["ImageAnimation"];
            content_fit: components["schemas"]["ContentFit"];
            /** @description How long it is shown, ms */
            duration_ms: number;
            /** @description Speed of the video, 1 is its own */
            playback_rate: number;
            /** @description Part of the source that is shown; null for all of it */
            crop: components["schemas"]["CropArea"] | null;
            layout: components["schemas"]["ArollLayout"];
            /** @description Whether the video runs backwards */
            reversed: boolean;
            /** @description Whether the picture is mirrored */
            flipped: boolean;
            /** @description Whether the video's own sound is heard */
            use_video_audio: boolean;
        };
        /** @description A B-roll as a visitor's player draws it */
        PublicBroll: {
            /**
             * Format: uuid
             * @description The B-roll
             */
            id: string;
            media_type: components["schemas"]["MediaType"];
            /**
             * Format: uri-reference
             * @description The picture or video; null for none
             */
            media_url: string | null;
            /** @description When it appears, ms from the scene's start */
            start_ms: number;
            /** @description How long it stays, ms */
            duration_ms: number;
        };
        /** @description A scene as a visitor's player draws it */
        PublicScene: {
            /**
             * Format: uuid
             * @description The scene
             */
            id: string;
            /** @description Position, from 0 */
            element_order: number;
            /** @description What is spoken */
            text: string;
            /** @description The words in the order they are heard */
            captions: components["schemas"]["SceneCaption"][];
            /** @description Whether this scene shows its captions */
            show_captions: boolean;
            /**
             * Format: uri-reference
             * @description The voice-over; null for none
             */
            audio_url: string | null;
            /** @description Whether the voice-over is heard */
            use_scene_audio: boolean;
            /** @description Length, frames at 30 fps */
            duration_in_frames: number;
            /** @description Length of the transition over the scene's head, frames */
            transition_duration_frames: number;
            /** @description The pictures, one after the other */
            arolls: components["schemas"]["PublicAroll"][];
            /** @description Pictures laid over the A-rolls */
            brolls: components["schemas"]["PublicBroll"][];
        };
        /** @description What a visitor sees of a shared story, and nothing else */
        PublicStory: {
            /** @description Key of the link */
            public_preview_id: string;
            /** @description Title as people read it */
            display_title: string;
            aspect_ratio: components["schemas"]["AspectRatio"];
            language: components["schemas"]["Language"];
            /** @description Length, frames at 30 fps */
            duration_in_frames: number;
            /**
             * Format: uri-reference
             * @description Still to show before the video plays
             */
            poster_url: string | null;
            /**
             * Format: uri-reference
             * @description The exported video when it shows the present state of the story; null otherwise
             */
            video_url: string | null;
            captions_settings: components["schemas"]["CaptionsSettings"];
            /**
             * Format: uri-reference
             * @description Music under the story; null for none
             */
            music_url: string | null;
            /** @description Loudness of the music, 0 to 1 */
            music_volume: number;
            /** @description Logo over the picture; null for none */
            brand_overlay: components["schemas"]["BrandOverlay"] | null;
            /** @description The brand's template of captions, drawn in place of the story's own; null without brand settings */
            templated_captions_style: components["schemas"]["TemplatedCaptionsStyle"] | null;
            /** @description The brand's own look of captions, laid over its template; null without brand settings or such a look */
            custom_captions_style: components["schemas"]["CustomCaptionsStyle"] | null;
            /** @description Whom the card at the end names; empty for no card */
            end_credits: components["schemas"]["EndCredit"][];
            /** @description The scenes in playing order */
            scenes: components["schemas"]["PublicScene"][];
        };
        /** @description Credits bought once */
        Purchase: {
            /**
             * Format: uuid
             * @description The purchase
             */
            purchase_id: string;
            status: components["schemas"]["PurchaseStatus"];
            /** @description The pack that was chosen */
            pack_id: string;
            /** @description Credits that are granted once it is paid */
            credits: number;
            /** @description Price in the smallest unit of the currency, for example cents */
            amount: number;
            currency: components["schemas"]["Currency"];
            provider: components["schemas"]["PaymentProvider"];
            /**
             * Format: uri-reference
             * @description Where to pay while PENDING; null when nothing is left to pay
             */
            checkout_url: string | null;
            /** @description Path of the app to go back to after paying */
            return_path: string | null;
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
        };
        /**
         * @description PENDING waits for the payment, EXPIRED was never paid
         * @enum {string}
         */
        PurchaseStatus: "PENDING" | "PAID" | "REFUNDED" | "EXPIRED";
        /** @description How often a model failed */
        QualityByModel: {
            task_type: components["schemas"]["TaskType"];
            /** @description The model */
            model_id: string;
            /** @description Tasks begun */
            started: number;
            /** @description Tasks failed */
            failed: number;
        };
        /** @description How well it works */
        QualityData: {
            /** @description Days counted */
            num_days: number;
            /** @description One entry per day, oldest first */
            series: components["schemas"]["QualityDay"][];
            /** @description The 50 newest */
            reports: components["schemas"]["QualityReport"][];
            /** @description Most failures first */
            by_model: components["schemas"]["QualityByModel"][];
        };
        /** @description What to count */
        QualityDataRequest: {
            /**
             * @description How many days back, today included
             * @default 30
             */
            num_days: number;
        };
        /** @description One day */
        QualityDay: {
            /**
             * Format: date
             * @description The day, UTC
             */
            date: string;
            /** @description Reports of people */
            reports: number;
            /** @description Stories that failed */
            failed_generations: number;
            /** @description Tasks that failed */
            failed_tasks: number;
            /** @description Exports that failed */
            failed_renders: number;
            /** @description Pictures asked for again */
            regenerated_images: number;
        };
        /** @description A report of a person */
        QualityReport: {
            /**
             * Format: uuid
             * @description The report
             */
            report_id: string;
            /** @description RENDERING or ENGINE */
            kind: string;
            /**
             * Format: uuid
             * @description The story; null when none
             */
            story_id: string | null;
            /** @description The address, masked until it is revealed */
            email: string;
            /** @description Description */
            details: string;
            /**
             * Format: date-time
             * @description When
             */
            created_at: string;
        };
        /** @description What work by real engines will cost, as it was said before it began, and how far it is */
        Quote: {
            /**
             * Format: uuid
             * @description To accept it by
             */
            id: string;
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            status: components["schemas"]["QuoteStatus"];
            /**
             * Format: date
             * @description Day of the price table it was made from
             */
            prices_as_of: string;
            /** @description By engine */
            engines: components["schemas"]["QuoteEngine"][];
            /** @description In playing order */
            items: components["schemas"]["QuoteItem"][];
            /** @description What all of it will probably cost, credits */
            expected: number;
            /** @description What all of it costs at most, credits */
            most: number;
            /** @description What it cost so far, credits */
            charged: number;
            /** @description Caps that leave no room for what waits of it; empty where nothing waits */
            caps_reached: components["schemas"]["ReachedCap"][];
        };
        /** @description What one engine is asked for, and its part of the price */
        QuoteEngine: {
            part: components["schemas"]["RealPart"];
            /** @description Its name */
            engine: string;
            /** @description Pieces of work */
            count: number;
            /** @description What they will probably cost, credits */
            expected: number;
            /** @description What they cost at most, credits */
            most: number;
        };
        /** @description One piece of work of a quote */
        QuoteItem: {
            /** @description Names it among the others of its story */
            id: string;
            part: components["schemas"]["RealPart"];
            /**
             * Format: uuid
             * @description Scene it belongs to
             */
            scene_id: string;
            /** @description Place of the scene when it was quoted, from 1 */
            scene_number: number;
            /**
             * Format: uuid
             * @description A-roll that shows it; null for a voice
             */
            aroll_id: string | null;
            /** @description Who is asked */
            engine: string;
            /** @description What it will probably cost, credits */
            expected: number;
            /** @description What it costs at most, credits; this much is held */
            most: number;
            state: components["schemas"]["QuoteItemState"];
            /** @description What it cost, credits; 0 until it is made */
            charged: number;
            /** @description Why it was not made, or not charged */
            reason: string | null;
            /** @description What will probably be refused of it; null where nothing is known */
            forecast: components["schemas"]["RefusalForecast"] | null;
            /** @description Prompt that is drawn from in the place of the present one; null where that one stays */
            rewritten: string | null;
        };
        /**
         * @description QUOTED, not begun; PAUSED, accepted and not begun because a cap leaves no room; IN_WORK; MADE, and charged; FREE, made by a built-in engine that stood in, and not charged; NOT_MADE, and not charged
         * @enum {string}
         */
        QuoteItemState: "QUOTED" | "PAUSED" | "IN_WORK" | "MADE" | "FREE" | "NOT_MADE";
        /**
         * @description OPEN, not accepted yet; RUNNING; PAUSED, a cap leaves no room for what waits; STOPPED by a person; ENDED
         * @enum {string}
         */
        QuoteStatus: "OPEN" | "RUNNING" | "PAUSED" | "STOPPED" | "ENDED";
        /** @description A cap on credits that work would cross */
        ReachedCap: {
            scope: components["schemas"]["CreditCapScope"];
            /**
             * Format: uuid
             * @description The film; null for the cap of the month
             */
            story_id: string | null;
            /** @description The cap, credits */
            credits: number;
            /** @description What was charged and what running work holds, credits */
            spent: number;
            /** @description What the cap leaves, credits */
            left: number;
            /** @description What the work may cost, credits */
            cost: number;
            /** @description The cap that would let it begin, credits; named in `Over-Caps` to go on this once */
            needed: number;
        };
        /** @description A real engine that can be chosen for one kind of work */
        RealEngine: {
            part: components["schemas"]["RealPart"];
            /** @description Its name */
            engine: string;
            /** @description Its price by the price table, credits per `per` */
            credits: number;
            per: components["schemas"]["PriceUnit"];
        };
        /** @description Something of a story that an engine made or could make */
        RealItem: {
            /** @description Names it among the others of its story */
            id: string;
            part: components["schemas"]["RealPart"];
            /**
             * Format: uuid
             * @description Scene it belongs to
             */
            scene_id: string;
            /** @description Place of the scene, from 1 */
            scene_number: number;
            /**
             * Format: uuid
             * @description A-roll that shows it; null for a voice
             */
            aroll_id: string | null;
            /** @description Engine that made what is there; null where none did */
            made_by: string | null;
            /** @description Whether that was a built-in draft engine, or nothing is there yet */
            is_draft: boolean;
            /** @description Why it stays as it is; null when it can be made */
            lock: components["schemas"]["RealLock"] | null;
        };
        /**
         * @description Why something is not made by a real engine. EDITED: a person worked on it or brought it, and that would be lost; IN_WORK: it is being made; MADE: a real engine made it; NO_VOICE: the engine has no voice of this language
         * @enum {string}
         */
        RealLock: "EDITED" | "IN_WORK" | "MADE" | "NO_VOICE";
        /**
         * @description What can be made by a real engine. PICTURE of an A-roll; VOICE of a scene; MOTION, a clip of a picture
         * @enum {string}
         */
        RealPart: "PICTURE" | "VOICE" | "MOTION";
        /** @description What of a story real engines could make, by whom and at what price */
        RealWork: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description State of the story that this is about */
            revision: number;
            /**
             * Format: date
             * @description Day of the price table
             */
            prices_as_of: string;
            /** @description Real engines that are connected; empty where all work is done by built-in draft engines */
            engines: components["schemas"]["RealEngine"][];
            /** @description In playing order */
            items: components["schemas"]["RealItem"][];
            /** @description What was accepted last, with how far it is; null before the first */
            quote: components["schemas"]["Quote"] | null;
        };
        /** @description What made something */
        Receipt: {
            work: components["schemas"]["ReceiptWork"];
            /** @description Who made it; null for what a person brought */
            engine: string | null;
            /** @description Whether a built-in draft engine made it */
            is_draft: boolean;
            /** @description The model and its version; null where nobody said it */
            model: string | null;
            /** @description The words that the engine was given */
            prompt: string | null;
            /** @description Number it was drawn from; null where none was used */
            seed: number | null;
            /** @description Everything else that was asked for */
            settings: components["schemas"]["ReceiptSetting"][];
            /** @description What it was made from. When one of them is another by now, it is out of date */
            inputs: components["schemas"]["ReceiptInput"][];
            /** @description Under which terms it may be used; null where nobody said it */
            licence: string | null;
            /** @description Whom its terms name; null for nobody */
            author: string | null;
            /**
             * Format: uri-reference
             * @description Where it came from; null for what was made here
             */
            source_url: string | null;
            /** @description What it cost, credits; 0 when it was free, given back or is still being made */
            credits: number;
            /** @description How many scenes these credits paid for, this one among them; 1 for work on one thing */
            shared_by: number;
            /** @description How long the engine worked, ms; null where nobody measured */
            work_ms: number | null;
            /** @description Who was asked before and refused or failed, in that order */
            failures: components["schemas"]["ReceiptFailure"][];
            /**
             * Format: date-time
             * @description When it was made or brought
             */
            made_at: string;
        };
        /** @description An engine that was asked before and did not deliver */
        ReceiptFailure: {
            /** @description Its name */
            engine: string;
            /** @description What it said, in words for people */
            problem: string;
        };
        /** @description Something that went into a result, named by its content */
        ReceiptInput: {
            name: components["schemas"]["ReceiptInputName"];
            /** @description SHA-256 of it, in hex */
            content: string;
            /**
             * Format: uuid
             * @description The media, where it was one
             */
            media_id: string | null;
        };
        /**
         * @description What something was made from. PROMPT, CAST and STYLE are the parts of a picture's words; SHAPE is width and height; MANNER is pace, pitch and emotions of a voice; SOURCE, END, MASK and REFERENCE are pictures; PORTRAITS are those of the people in a picture; SOUND is what drives a lip sync
         * @enum {string}
         */
        ReceiptInputName: "PROMPT" | "CAST" | "STYLE" | "LOOK" | "SEED" | "SHAPE" | "MODEL" | "TEXT" | "VOICE" | "MANNER" | "SOURCE" | "END" | "MASK" | "REFERENCE" | "PORTRAITS" | "SOUND";
        /** @description One setting that was used */
        ReceiptSetting: {
            /** @description Which one, as the request called it */
            name: string;
            /** @description What it was */
            value: string;
        };
        /**
         * @description What kind of work a receipt is about. UPLOAD: a person brought it; CUT: a part of a recording that was there; OTHER: it was made before receipts were kept
         * @enum {string}
         */
        ReceiptWork: "TEXT" | "VOICE" | "PICTURE" | "PORTRAIT" | "CLIP" | "LIP_SYNC" | "EDIT" | "UPSCALE" | "REPAINT" | "STOCK" | "MUSIC" | "FILM" | "UPLOAD" | "CUT" | "OTHER";
        /** @description A stretch of a recording between two silences, found by its sound */
        RecordingPhrase: {
            /** @description When it begins, ms from the start of the recording */
            start: number;
            /** @description When it ends, ms from the start of the recording */
            end: number;
        };
        /**
         * @description How a person found the product
         * @enum {string}
         */
        ReferralSource: "Google" | "TikTok" | "X/Twitter" | "LinkedIn" | "Instagram" | "YouTube" | "Word of Mouth / Referral" | "Other";
        /** @description What the provider will probably refuse, and what could be said instead */
        RefusalForecast: {
            /** @description Where it stands */
            sentence: string;
            /** @description Which rule it breaks, in words */
            reason: string;
            /** @description The whole prompt without it; null where nothing would be left */
            rewrite: string | null;
        };
        /** @description What the new picture shows; what is left out stays */
        RegenerateImageRequest: {
            /** @description Prompt; left out, the last one is used */
            custom_prompt?: string;
            /** @description What `custom_prompt` was written over; when the picture has another prompt by now, nothing is drawn or charged */
            base_prompt?: string;
            /** @description Leonardo style of this picture; null for the story's */
            leonardo_style_id?: string | null;
            /** @description Look of this picture; null for the scene's */
            image_style?: string | null;
        };
        /** @description How a scene is spoken again; what is left out stays */
        RegenerateSceneAudioRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /** @description What is spoken from now on */
            new_text?: string;
            /** @description Voice that speaks */
            voice_code?: string;
            /** @description Pace of the voice, 1 is its own */
            speaking_rate?: number;
            /** @description Height of the voice in semitones, 0 is its own */
            pitch?: number;
            /** @description Colours of the voice, the strongest first */
            emotions?: components["schemas"]["Emotion"][];
        };
        /** @description A new account */
        RegisterRequest: {
            /**
             * Format: email
             * @description The email address; it is the user name
             */
            username: string;
            /**
             * Format: password
             * @description At least 8 characters; neither a common password nor the own address
             */
            password: string;
            /** @description First name */
            first_name: string;
            /** @description Last name */
            last_name: string;
            /** @description Company */
            company_name: string;
            how_did_you_hear_about_us: components["schemas"]["ReferralSource"];
            /**
             * @description Content tips and updates by mail
             * @default true
             */
            receive_updates: boolean;
            /**
             * @description Terms of Use and Privacy Policy; only true is accepted
             * @enum {boolean}
             */
            agree_to_tnc: true;
        };
        /** @description A created account; registering never signs in */
        RegisterResult: {
            /** @description What to do next */
            message: string;
            /** @description Always null: the person logs in after registering */
            access: string | null;
            /** @description False until /complete-profile was submitted */
            is_profile_complete: boolean;
            /** @description False while a mail with a link waits to be opened */
            is_email_verified: boolean;
        };
        /** @description A new name */
        RenameProjectRequest: {
            /** @description Name as people read it */
            name: string;
            /** @description What `name` was written over; when the project is called something else by now, nothing is changed */
            base_name?: string;
        };
        /** @description One export of a story to an MP4 */
        Render: {
            /**
             * Format: uuid
             * @description The render; the same value as `render_id`
             */
            id: string;
            /**
             * Format: uuid
             * @description The render
             */
            render_id: string;
            /**
             * Format: uuid
             * @description Story that is exported
             */
            story_id: string;
            status: components["schemas"]["RenderStatus"];
            executor: components["schemas"]["RenderExecutor"];
            /** @description How far it is, percent, 0 to 100 */
            progress: number;
            /** @description Scene that is being drawn, from 1; 0 before the first */
            scene_number: number;
            /** @description How many scenes are drawn */
            scenes_total: number;
            /** @description Width of the video, px */
            width: number;
            /** @description Height of the video, px */
            height: number;
            /** @description Length of the video, frames at 30 fps */
            duration_in_frames: number;
            /** @description Why it FAILED and what to do; null otherwise */
            error_message: string | null;
            /**
             * Format: uuid
             * @description Media that holds the file; null until COMPLETED
             */
            media_id: string | null;
            /**
             * Format: uri-reference
             * @description Signed address of the file; null until COMPLETED
             */
            video_url: string | null;
            /** @description Name to save under, the story's id with .mp4 */
            file_name: string;
            /**
             * Format: date-time
             * @description When the export was asked for
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last moved on
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it ended, whichever way; null while it has not
             */
            completed_at: string | null;
        };
        /** @description Everything a renderer needs to draw and deliver a video */
        RenderDocument: {
            render: components["schemas"]["Render"];
            story: components["schemas"]["StoryDocument"];
            /** @description The story's newest film; null before the first one */
            earlier: components["schemas"]["EarlierFilm"] | null;
            /** @description What made everything of the film, to be written into it; null for one that was begun before receipts were kept */
            receipts: components["schemas"]["FilmReceipts"] | null;
        };
        /**
         * @description Who draws the video, the server's own browser or the person's
         * @enum {string}
         */
        RenderExecutor: "SERVER" | "BROWSER";
        /** @description An export moved on */
        RenderProgressEvent: {
            render: components["schemas"]["Render"];
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description An export that was accepted */
        RenderStart: {
            render: components["schemas"]["Render"];
            /** @description Token the person's browser draws and delivers this one render with; null when the server draws */
            render_token: string | null;
        };
        /**
         * @description QUEUED waits for a renderer, RENDERING is being drawn and encoded, COMPLETED has its file, FAILED and CANCELLED have none
         * @enum {string}
         */
        RenderStatus: "QUEUED" | "RENDERING" | "COMPLETED" | "FAILED" | "CANCELLED";
        /** @description A scene, or several that come to stand together, and the new place */
        ReorderScenesRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene that moves
             */
            scene_id: string;
            /** @description More scenes to move in the same edit; they follow the first one in this order */
            further_scene_ids?: string[];
            /** @description Position of the first one after the move, from 0; beyond the end means at the end */
            to_position: number;
        };
        /** @description A move within the same list */
        ReorderScreenplayRequest: {
            /** @description Where it stands afterwards, from 0; beyond the end: last */
            new_index: number;
        };
        /** @description How far the renderer is */
        ReportRenderProgressRequest: {
            /** @description Percent of all frames */
            progress: number;
            /** @description Scene that is being drawn, from 1 */
            scene_number: number;
        };
        /**
         * @description It is dealt with, or is after all not
         * @enum {string}
         */
        ReportSettlement: "CLOSE" | "REOPEN";
        /** @description What the editor could not do */
        ReportStoryEngineErrorRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene it happens in
             */
            scene_id?: string;
            /** @description What was shown */
            error_message?: string;
            /** @description What was being done, for example splitScene */
            operation?: string;
            /** @description What the person adds */
            description?: string;
        };
        /** @description What looks wrong in a video */
        ReportStoryRenderingIssuesRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene it happens in
             */
            scene_id?: string;
            /** @description What the person saw */
            description?: string;
        };
        /** @description Asked again, so that nobody deletes an account by mistake */
        RequestAccountDeletionRequest: {
            /**
             * Format: email
             * @description The account's own address, typed again
             */
            email: string;
            /**
             * Format: password
             * @description The password now; asked for where the account has one
             */
            current_password?: string;
        };
        /** @description The address an account shall have */
        RequestEmailChangeRequest: {
            /**
             * Format: email
             * @description The new address; the link is mailed to it
             */
            email: string;
            /**
             * Format: password
             * @description The password now; asked for where the account has one
             */
            current_password?: string;
        };
        /** @description What became of a request */
        RequestOutcome: {
            /**
             * Format: uuid
             * @description Key of the request
             */
            idempotency_key: string;
            /**
             * @description ACCEPTED, it was done. WITHDRAWN, it never will be
             * @enum {string}
             */
            state: "ACCEPTED" | "WITHDRAWN";
        };
        /** @description Who waits for a mail */
        ResendVerificationEmailRequest: {
            /**
             * Format: email
             * @description The address of the account
             */
            email: string;
        };
        /** @description Whose password is lost */
        ResetPasswordRequest: {
            /**
             * Format: email
             * @description The address of the account
             */
            email: string;
        };
        /** @description The subscription that shall renew again */
        ResumeSubscriptionRequest: {
            /**
             * Format: uuid
             * @description The subscription
             */
            subscription_id: string;
        };
        /** @description The scene whose captions follow its voice-over again */
        ResyncSceneCaptionsRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
        };
        /** @description Whose address, and why */
        RevealAddressRequest: {
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /** @description Why; it stands in the audit trail */
            reason: string;
        };
        /** @description Which capsule, and why */
        RevealCapsuleRequest: {
            /**
             * Format: uuid
             * @description The capsule
             */
            capsule_id: string;
            /** @description Why; it stands in the audit trail */
            reason: string;
        };
        /** @description Which story, and why */
        RevealStoryRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Why; it stands in the audit trail */
            reason: string;
        };
        /** @description An address */
        RevealedAddress: {
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /**
             * Format: email
             * @description The whole address
             */
            email: string;
        };
        /** @description Which way the video runs */
        ReverseVideoRequest: {
            /** @description Whether it runs backwards */
            reversed: boolean;
        };
        /** @description Which film, what is decided, and why */
        ReviewFilmRequest: {
            /**
             * Format: uuid
             * @description The export
             */
            render_id: string;
            decision: components["schemas"]["FilmDecision"];
            /** @description Why it is rejected; required then. The owner reads it */
            reason?: string;
            /** @description Where in the film the reason shows, ms; left out for the whole film */
            flagged_at_ms?: number;
        };
        /** @description What to write the story from */
        RewriteStoryRequest: {
            script_type: components["schemas"]["ScriptType"];
            /** @description Prompt or script; the story's own stays until something of the new writing is taken */
            initial_prompt: string;
            /** @description Length that is aimed for, seconds; the story's when left out, not used for a script */
            video_length_in_sec?: number;
        };
        /** @description A new writing of a story beside what it says now */
        Rewriting: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The new writing; null where there is none
             */
            rewriting_id: string | null;
            state: components["schemas"]["RewritingState"];
            /** @description State of the story that the pairs are about */
            revision: number;
            /** @description How its text was read; null where there is none */
            script_type: components["schemas"]["ScriptType"] | null;
            /** @description What it is written from; where there is none, what the story was written from */
            initial_prompt: string;
            /** @description Who wrote it; null until it is written */
            engine: string | null;
            /** @description Whether a built-in draft engine wrote it, or would */
            is_draft: boolean;
            /** @description Why it could not be written; null otherwise */
            error_message: string | null;
            /** @description What another writing costs */
            credits: number;
            /** @description Old and new in playing order; empty until it is ready */
            pairs: components["schemas"]["RewritingPair"][];
        };
        /**
         * @description What a new writing does with a scene. SAME, it says what it said; CHANGED, it says something else; ADDED; REMOVED
         * @enum {string}
         */
        RewritingChange: "SAME" | "CHANGED" | "ADDED" | "REMOVED";
        /** @description A scene of the story beside the one that takes its place */
        RewritingPair: {
            /** @description Names it among the others, by the places of both scenes; of this revision of the story alone */
            id: string;
            change: components["schemas"]["RewritingChange"];
            /**
             * Format: uuid
             * @description The scene as it is; null for one that is added
             */
            scene_id: string | null;
            /** @description Its place, from 1; null for one that is added */
            scene_number: number | null;
            /** @description What it says; null for one that is added */
            old_text: string | null;
            /** @description What it would say; null for one that is removed */
            new_text: string | null;
            /** @description What of the scene a person made or changed; it is only taken with `over_edits` where there is any */
            hand_edits: components["schemas"]["HandEdit"][];
        };
        /**
         * @description NONE, nothing was written anew; WRITING; READY to be compared; TAKEN, something of it was taken and the rest can be still; FAILED
         * @enum {string}
         */
        RewritingState: "NONE" | "WRITING" | "READY" | "TAKEN" | "FAILED";
        /** @description What work costs now, where the person was shown less */
        RisenPrice: {
            /** @description What the person was shown that it costs at most, credits */
            shown: number;
            /** @description What it costs at most now, credits; named in `Most-Credits` to go on with that */
            most: number;
        };
        /** @description A part of the story with one voice-over, its captions and its pictures */
        Scene: {
            /**
             * Format: uuid
             * @description The scene; the same value as `scene_id`
             */
            id: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /**
             * Format: uuid
             * @description Story the scene belongs to
             */
            story_id: string;
            /** @description Position in the story, from 0 */
            element_order: number;
            status: components["schemas"]["SceneState"];
            /** @description Why the voice-over or picture FAILED; null otherwise */
            error_message: string | null;
            /** @description What is spoken; empty for a silent scene */
            text: string;
            /** @description The words in the order they are heard */
            captions: components["schemas"]["SceneCaption"][];
            /** @description Whether a person wrote the captions; they then stay until they are resynced */
            are_captions_overridden: boolean;
            /** @description The pictures, one after the other; together they fill the scene */
            arolls: components["schemas"]["Aroll"][];
            /**
             * Format: uuid
             * @description The first A-roll, the one that stands for the scene in lists; null when there is none
             */
            aroll: string | null;
            /** @description Pictures laid over the A-rolls for a while */
            brolls: components["schemas"]["Broll"][];
            /** @description The voice-over; null while there is none */
            audio_media: components["schemas"]["Media"] | null;
            /** @description Length of the voice-over, ms; 0 while there is none */
            audio_duration_in_ms_seconds: number;
            /** @description Whether text or voice changed since the voice-over was made */
            is_voiceover_stale: boolean;
            /** @description Length of the scene with its pause, frames at 30 fps */
            duration_in_frames: number;
            /** @description Length of the transition over the scene's head, frames; it never changes the scene's length */
            transition_duration_frames: number;
            /** @description Whether the captions come from the sound of the scene's own video */
            is_gen_captions_from_video_audio: boolean;
            /** @description Whether a person uploaded the voice-over */
            is_user_uploaded_audio: boolean;
            /** @description Whether text and captions were heard from the voice-over */
            is_voiceover_transcribed: boolean;
            /** @description Whether the voice-over is heard */
            use_scene_audio: boolean;
            /** @description Whether the scene lasts as long as its video instead of its voice-over */
            play_full_video: boolean;
            /** @description Pace of the voice, 1 is its own, 0.5 to 2 */
            speaking_rate: number;
            /** @description Height of the voice in semitones, 0 is its own, -12 to 12 */
            pitch: number;
            /** @description Voice that speaks; null for the story's voice. Sent as `voice_code` */
            language_and_voice_code: string | null;
            /** @description Colours of the voice, the strongest first */
            emotions: components["schemas"]["Emotion"][];
            /**
             * Format: uuid
             * @description Character who speaks; null for the narrator
             */
            speaker_story_character_id: string | null;
            /** @description Silence after the voice-over, ms */
            pause_at_the_end: number;
            /** @description Whether this scene shows its captions */
            show_captions: boolean;
            /** @description Look of this scene's pictures; null for the story's */
            image_style: string | null;
            /** @description Prompt the newest picture was made from */
            last_used_image_prompt: string | null;
            /** @description What was heard in the voice-over when it was transcribed */
            transcription_text: string | null;
            /**
             * Format: date-time
             * @description When the scene last changed
             */
            updated_at: string;
        };
        /** @description A voice-over was transcribed */
        SceneAudioTranscribedEvent: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene, also after a failure; absent from hosts that name it in `scene` only
             */
            scene_id?: string;
            /** @description The scene with its captions; null after a failure */
            scene: components["schemas"]["Scene"] | null;
            /** @description Why it failed; null or absent when it worked */
            error?: string | null;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description A spoken word and when it is heard */
        SceneCaption: {
            /** @description The word as it is shown */
            word: string;
            /** @description When the word begins, ms from the scene's start */
            start: number;
            /** @description When the word ends, ms from the scene's start; never before `start` */
            end: number;
            break_after?: components["schemas"]["CaptionBreak"];
        };
        /** @description Two scenes became one */
        SceneMergedEvent: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description The scenes that are gone */
            source_scene_ids: string[];
            /** @description The scene that stands at the place of the first; null after a failure */
            scene: components["schemas"]["Scene"] | null;
            /** @description Why it failed; null or absent when it worked */
            error?: string | null;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description Work on scenes that was accepted and ends with a realtime event */
        SceneOperation: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * @description What is being done
             * @enum {string}
             */
            operation: "SPLIT" | "MERGE" | "TRANSCRIBE";
            /** @description Scenes that are busy until the event */
            scene_ids: string[];
            /**
             * @description Realtime event that ends it, with `error` when it failed
             * @enum {string}
             */
            event: "scene-split" | "scene-merged" | "scene-audio-transcribed";
        };
        /** @description The scenes of a story after one was moved or taken out */
        SceneOrder: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Scene ids in playing order */
            scene_list: string[];
            /** @description Length of the whole story, frames at 30 fps */
            duration_in_frames: number;
            /** @description The story's revision after the change */
            revision: number;
        };
        /**
         * @description How fast the narration moves
         * @enum {string}
         */
        ScenePace: "SLOW" | "MEDIUM" | "FAST";
        /**
         * @description How much is said in one scene
         * @enum {string}
         */
        SceneSize: "SHORT" | "MEDIUM" | "LONG";
        /** @description A scene was split */
        SceneSplitEvent: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene that was split
             */
            source_scene_id: string;
            /** @description The scenes that stand in its place, in order; empty after a failure */
            scenes: components["schemas"]["Scene"][];
            /** @description Why it failed; null or absent when it worked */
            error?: string | null;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /**
         * @description PENDING waits for its voice-over and picture, GENERATING is being made, COMPLETED has both, FAILED lacks one of them
         * @enum {string}
         */
        SceneState: "PENDING" | "GENERATING" | "COMPLETED" | "FAILED";
        /** @description A scene in both languages, side by side */
        SceneTranslation: {
            /**
             * Format: uuid
             * @description The scene of the copy
             */
            scene_id: string;
            /** @description Place in the story, from 0 */
            element_order: number;
            status: components["schemas"]["SceneState"];
            /** @description Why it could not be spoken; null when nothing failed */
            error_message: string | null;
            /** @description What the original said when it was copied */
            original_text: string;
            /** @description What the copy says; the original's text until it is translated */
            text: string;
            /** @description Whether the text was translated, by an engine or a person */
            is_translated: boolean;
            /** @description Length of the original's speech, ms; null when it was silent */
            original_duration_ms: number | null;
            /** @description Length of the speech of the translated text, ms; null until it is spoken */
            duration_ms: number | null;
            fit: components["schemas"]["TranslationFit"];
        };
        /** @description One paragraph of a screenplay segment */
        ScreenplayElement: {
            /**
             * Format: uuid
             * @description The element
             */
            id: string;
            /**
             * Format: uuid
             * @description The segment it stands in
             */
            segment_id: string;
            /** @description Place in the segment, from 0 */
            index: number;
            element_type: components["schemas"]["ElementType"];
            /** @description ACTION: what happens. DIALOGUE: how it is said; empty when not told. SHOT and TRANSITION: the text, for example CUT TO */
            description: string;
            /**
             * Format: uuid
             * @description DIALOGUE: the character of the story who speaks; null in the other kinds, or when nobody is chosen yet
             */
            character: string | null;
            /** @description DIALOGUE: what is said; empty in the other kinds */
            dialogue: string;
            /** @description DIALOGUE: colours of the voice, the strongest first; empty in the other kinds */
            emotions: components["schemas"]["Emotion"][];
            /** @description Grows by one with every change of its text */
            version: number;
        };
        /** @description The whole element; which fields it takes follows from its kind */
        ScreenplayElementInput: components["schemas"]["ActionElementInput"] | components["schemas"]["DialogueElementInput"] | components["schemas"]["ShotElementInput"] | components["schemas"]["TransitionElementInput"];
        /** @description A stretch of a screenplay at one place and time */
        ScreenplaySegment: {
            /**
             * Format: uuid
             * @description The segment
             */
            id: string;
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Place in the screenplay, from 0 */
            index: number;
            /**
             * Format: uuid
             * @description The location; null when none is chosen
             */
            location: string | null;
            /** @description The place in words: the name of the location, or what was typed; empty when neither is there */
            location_name: string;
            location_type: components["schemas"]["LocationType"];
            time_of_day: components["schemas"]["TimeOfDay"];
            /** @description Grows by one with every change of its heading */
            version: number;
            /** @description Its paragraphs in order */
            elements: components["schemas"]["ScreenplayElement"][];
        };
        /** @description The segments of a story in order */
        ScreenplaySegmentList: {
            /** @description The segments of a story in order */
            results: components["schemas"]["ScreenplaySegment"][];
        };
        /** @description A screenplay as a text file */
        ScreenplayText: {
            /** @description Name to save it under, made of the title */
            file_name: string;
            /** @description The screenplay in Fountain; empty when the story has no segments */
            text: string;
        };
        /**
         * @description How the text that was typed is read. PROMPT invents a narration about it, SCRIPT speaks it word for word, SCREENPLAY reads headings, action and dialogue
         * @enum {string}
         */
        ScriptType: "PROMPT" | "SCRIPT" | "SCREENPLAY";
        /** @description The state in which a problem was seen, as a file */
        SendCapsuleRequest: {
            /**
             * Format: binary
             * @description The file (gzip) of at most 12 MB
             */
            capsule: string;
            /** @description Version of the app that made it */
            app_version: string;
            /** @description What the person adds */
            description?: string;
            /**
             * Format: uuid
             * @description The story that was open
             */
            story_id?: string;
            /**
             * Format: uuid
             * @description A report of the same person that it belongs to
             */
            report_id?: string;
        };
        /** @description A started session */
        Session: {
            /** @description Bearer token for every other call */
            access: string;
            /** @description False: /complete-profile comes next */
            is_profile_complete: boolean;
            /** @description True after a mailed one-time password: changePassword comes first */
            must_change_password: boolean;
            /**
             * Format: date-time
             * @description When the token ends
             */
            expires_at: string;
        };
        /** @description What the A-roll shows from now on */
        SetArollMediaRequest: {
            /**
             * Format: uuid
             * @description A picture or video of one's own media
             */
            media: string;
        };
        /** @description A small picture of a video */
        SetMediaThumbnailRequest: {
            /**
             * Format: binary
             * @description JPEG of a frame, up to 640 px on its longer side and 0.5 MB
             */
            thumbnail: string;
        };
        /** @description What a calendar month may cost */
        SetMonthlyCreditCapRequest: {
            /** @description The cap, credits; null for none */
            credits: number | null;
        };
        /** @description A stock item and the A-roll that shows it */
        SetStockRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene: string;
            /**
             * Format: uuid
             * @description The A-roll; left out, the scene's first one
             */
            aroll?: string;
            /** @description Words it was found with */
            custom_query?: string;
            /**
             * @description Kind of stock
             * @default images
             * @enum {string}
             */
            stock_type: "images" | "videos";
            stock_data: components["schemas"]["StockChoice"];
        };
        /** @description What a film may cost */
        SetStoryCreditCapRequest: {
            /** @description The cap, credits; null for none */
            credits: number | null;
        };
        /** @description Which job, what to do with it, and why */
        SettleJobRequest: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            action: components["schemas"]["JobSettlement"];
            /** @description Why; it stands in the audit trail */
            reason: string;
        };
        /** @description Which report, what to do with it, and why */
        SettleReportRequest: {
            /**
             * Format: uuid
             * @description The report
             */
            report_id: string;
            action: components["schemas"]["ReportSettlement"];
            /** @description Why; it stands in the audit trail */
            reason: string;
        };
        /** @description What the camera does */
        ShotElementInput: {
            /**
             * @description The kind of element (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            element_type: "SHOT";
            /** @description The shot, for example CLOSE ON THE CUPS */
            description: string;
            /** @description Place in the segment, from 0; left out: last when new, unchanged when it exists */
            index?: number;
            /** @description The version that was changed; when it is no longer that one, the change is refused. Left out: whichever it is */
            version?: number;
        };
        /** @description A device that is signed in */
        SignedInSession: {
            /**
             * Format: uuid
             * @description The session
             */
            session_id: string;
            /** @description Browser and system, for example 'Firefox on Windows'; empty when the browser did not say */
            device: string;
            /** @description Network address it signed in from; empty when nobody knows */
            network: string;
            /** @description Country of that network as the address registries tell it (ISO 3166-1 alpha-2); null when they do not */
            country: string | null;
            /** @description Whether it is the one that asks */
            is_current: boolean;
            /**
             * Format: date-time
             * @description When it signed in
             */
            signed_in_at: string;
            /**
             * Format: date-time
             * @description When it last called, to about five minutes
             */
            last_seen_at: string;
            /**
             * Format: date-time
             * @description When it is signed out by itself
             */
            expires_at: string;
        };
        /** @description The devices that are signed in */
        SignedInSessionList: {
            /** @description The one that asks first, then the newest call first */
            results: components["schemas"]["SignedInSession"][];
        };
        /** @description Where a scene is cut; between two words, or at a frame when it has fewer */
        SplitSceneRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /** @description How many words stay in the first scene */
            index?: number;
            /** @description Frame of the scene where the second one begins; only for a scene with fewer than two words */
            frame?: number;
            /** @description WAV copies of voice-overs in another format, each uploaded for its scene; only WAV can be cut and joined */
            wav_media_ids?: string[];
        };
        /** @description A script to cut into scenes */
        SplitStoryIntoScenesRequest: {
            /**
             * Format: uuid
             * @description The story; scenes it already has are replaced
             */
            story_id: string;
            /** @description The script; left out, the story's own `initial_prompt` is cut */
            initial_prompt?: string;
            scene_size?: components["schemas"]["SceneSize"];
        };
        /** @description A capsule as staff see it before there is a reason to open it */
        StaffCapsule: {
            /**
             * Format: uuid
             * @description The capsule
             */
            capsule_id: string;
            /**
             * Format: uuid
             * @description The report that it belongs to; null without one
             */
            report_id: string | null;
            /**
             * Format: uuid
             * @description The story that was open; null without one
             */
            story_id: string | null;
            /** @description What the person wrote to it */
            description: string;
            /** @description Version of the app that made it */
            app_version: string;
            /** @description Size of the file, bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description When it was sent
             */
            created_at: string;
            owner: components["schemas"]["DebugOwner"];
        };
        /** @description Capsules, newest first */
        StaffCapsuleList: {
            /** @description The capsules, up to 200 */
            results: components["schemas"]["StaffCapsule"][];
        };
        /**
         * @description Which list of the staff pages
         * @enum {string}
         */
        StaffGrid: "USAGE" | "GENERATIONS" | "QUALITY" | "PREMIUM" | "TRAIL";
        /** @description Something with this id or address */
        StaffMatch: {
            kind: components["schemas"]["StaffMatchKind"];
            /**
             * Format: uuid
             * @description It
             */
            id: string;
            /**
             * Format: uuid
             * @description Whose it is; null when nobody’s
             */
            user_id: string | null;
            /**
             * Format: uuid
             * @description Its story; null when none
             */
            story_id: string | null;
        };
        /**
         * @description What was found
         * @enum {string}
         */
        StaffMatchKind: "PERSON" | "STORY" | "TASK" | "EXPORT" | "JOB";
        /** @description What an id or an address stands for */
        StaffMatchList: {
            /** @description At most one of each kind */
            matches: components["schemas"]["StaffMatch"][];
        };
        /** @description What needs a person now */
        StaffOverview: {
            /** @description Those of the own roles, also what is at 0 */
            items: components["schemas"]["AttentionItem"][];
            /** @description Engines of providers; none where all work is done by the built-in ones */
            engines: components["schemas"]["EngineHealth"][];
            /**
             * Format: date
             * @description First of the days, in UTC, of which failed jobs and reports are counted
             */
            recent_from: string;
            /**
             * Format: date-time
             * @description When it was counted
             */
            counted_at: string;
        };
        /**
         * @description What a member of staff may see: people and stories, money, films for review, everything
         * @enum {string}
         */
        StaffRole: "SUPPORT" | "FINANCE" | "REVIEWER" | "ADMIN";
        /** @description Something that figures count: a person, or what happened */
        StaffRow: {
            /**
             * Format: uuid
             * @description The row
             */
            row_id: string;
            kind: components["schemas"]["StaffRowKind"];
            /**
             * Format: uuid
             * @description The person; null when none
             */
            user_id: string | null;
            /** @description Their address, masked; null when there is no person */
            email: string | null;
            /**
             * Format: uuid
             * @description The story; null when none
             */
            story_id: string | null;
            /** @description Creation mode, task type, executor, kind of report, action, kind of job, of ledger entry or of file, what was paid for; of a person how they found the product */
            type: string;
            /** @description The model; null where there is none */
            model: string | null;
            /** @description Where it stands; null where it has no states */
            status: string | null;
            /** @description Why it failed or was given back; null when it did not */
            reason: string | null;
            /** @description Time in the queue, ms; null while unknown */
            wait_ms: number | null;
            /** @description Time of the work, ms; null while unknown */
            work_ms: number | null;
            /** @description Credits charged, that came or went, or of a person left; null where it is not about credits */
            credits: number | null;
            /** @description Money in the smallest unit of its currency; null where it is not about money */
            amount: number | null;
            /** @description Of the amount; null where it is not about money */
            currency: components["schemas"]["Currency"] | null;
            /** @description Of a person, ISO 3166-1 alpha-2; null while unknown */
            country: string | null;
            /**
             * Format: date-time
             * @description When it began
             */
            created_at: string;
        };
        /**
         * @description Which of a row's days `from` and `to` speak of. CREATED: it began; of a story GENERATED: its first generation ended; of a person ACTIVE: they called anything, CHARGED: they were charged
         * @enum {string}
         */
        StaffRowDate: "CREATED" | "GENERATED" | "ACTIVE" | "CHARGED";
        /**
         * @description What the rows are. PAYMENT: money that came; LEDGER: credits that came or went; UPLOAD: files of people; PIECE: what an engine made
         * @enum {string}
         */
        StaffRowKind: "PERSON" | "STORY" | "TASK" | "EXPORT" | "REPORT" | "CHARGE" | "JOB" | "PAYMENT" | "LEDGER" | "UPLOAD" | "PIECE";
        /** @description A page of rows */
        StaffRowPage: {
            /** @description Rows in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Rows per page */
            page_size: number;
            /** @description The next page; null on the last */
            next_page: number | null;
            totals: components["schemas"]["StaffRowTotals"];
            /** @description The rows of this page */
            results: components["schemas"]["StaffRow"][];
        };
        /** @description What all rows that fit come to, not only those of the page */
        StaffRowTotals: {
            /** @description Credits of charges or of the ledger; null of other rows */
            credits: number | null;
            /** @description Money of payments, in the smallest unit; null of other rows, and of several currencies */
            amount: number | null;
            /** @description Time of engines for pieces, ms; null of other rows */
            work_ms: number | null;
        };
        /** @description A list of the staff pages with its filters, order and columns, under a name */
        StaffView: {
            /**
             * Format: uuid
             * @description The view
             */
            view_id: string;
            grid: components["schemas"]["StaffGrid"];
            /** @description What it is called */
            name: string;
            /** @description The query of the page's address */
            search: string;
            /** @description Whether the whole staff sees it */
            is_shared: boolean;
            /** @description Whether the caller made it */
            is_own: boolean;
            /** @description Whose it is */
            owner_email: string;
            /**
             * Format: date-time
             * @description When it was last changed
             */
            updated_at: string;
        };
        /** @description Views of a list */
        StaffViewList: {
            /** @description Own ones first, by name */
            results: components["schemas"]["StaffView"][];
        };
        /**
         * @description Why something is not made again by itself. EDITED: a person worked on it, and that would be lost; NO_VOICE: nobody here speaks it; IN_WORK: it is being made
         * @enum {string}
         */
        StaleLock: "EDITED" | "NO_VOICE" | "IN_WORK";
        /**
         * @description What is out of date. CAPTIONS and LENGTH come with the voice-over; MOTION is a clip that is made of its picture by itself
         * @enum {string}
         */
        StalePart: "VOICE" | "CAPTIONS" | "LENGTH" | "PICTURE" | "MOTION" | "LIP_SYNC";
        /** @description Something of a story that was made from what is another by now */
        StaleWork: {
            /** @description Names it among the others of its story */
            id: string;
            part: components["schemas"]["StalePart"];
            /**
             * Format: uuid
             * @description Scene it belongs to
             */
            scene_id: string;
            /** @description Place of the scene, from 1 */
            scene_number: number;
            /**
             * Format: uuid
             * @description A-roll that shows it; null for what is heard or read
             */
            aroll_id: string | null;
            /** @description What it was made from and is another by now; empty where it only follows something else, or nobody knows */
            reasons: components["schemas"]["ReceiptInputName"][];
            /** @description The entry it comes up to date with or has to wait for; null for what stands alone */
            follows: string | null;
            /** @description Why it is not made again by itself; null when it can be */
            lock: components["schemas"]["StaleLock"] | null;
            /** @description What making it again costs; 0 for what comes with something else and for what is locked */
            credits: number;
            /** @description Who would make it */
            engine: string;
            /** @description Whether that is a built-in draft engine */
            is_draft: boolean;
        };
        /** @description Everything of a story that is out of date */
        StaleWorkList: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description State of the story that this is about */
            revision: number;
            /** @description In playing order */
            items: components["schemas"]["StaleWork"][];
            /** @description What making again all that can be costs */
            credits: number;
        };
        /** @description What happened */
        Stats: {
            /** @description Days counted */
            days: number;
            /** @description New accounts */
            sign_ups: number;
            /** @description Different people who called anything */
            active_users: number;
            /** @description New stories */
            stories_created: number;
            /** @description Finished exports */
            videos_exported: number;
            /** @description Credits charged, refunds taken off */
            credits_spent: number;
            /** @description Tasks that failed */
            failed_tasks: number;
            /** @description One entry per day, oldest first */
            series: components["schemas"]["DailyStats"][];
        };
        /** @description The stock item that was picked */
        StockChoice: {
            /** @description The item */
            id: string;
            /** @description What it shows; becomes the file's name */
            title?: string;
        };
        /** @description Who made a file out of somebody's library, and under which terms it may be used */
        StockCredit: {
            /** @description Who made it */
            author: string;
            /**
             * Format: uri-reference
             * @description Who that is; null where the library does not say
             */
            author_url: string | null;
            /** @description Where it was found, for example Pexels */
            library: string;
            /**
             * Format: uri-reference
             * @description Where it stands there
             */
            page_url: string;
            /** @description What it may be used under, for example CC BY 4.0 */
            licence: string;
            /**
             * Format: uri-reference
             * @description The terms; null where the library does not say
             */
            licence_url: string | null;
        };
        /** @description A picture or clip of the stock library */
        StockItem: {
            /** @description The item; always the same for the same picture */
            id: string;
            stock_type: components["schemas"]["StockType"];
            /** @description What it shows */
            title: string;
            /** @description Words it is found by */
            tags: string[];
            /**
             * Format: uri-reference
             * @description Small still
             */
            thumbnail_url: string;
            /** @description Width of the whole, px */
            width: number;
            /** @description Height of the whole, px */
            height: number;
            /** @description Length, ms; null for a picture */
            duration_ms: number | null;
            /** @description Whose library it is, for example Built-in draft library */
            source_label: string;
            /** @description Whom to name; null for what the built-in library draws */
            credit: components["schemas"]["StockCredit"] | null;
        };
        /** @description One page of stock */
        StockPage: {
            /** @description How many items match in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Items per page */
            page_size: number;
            /** @description The page that follows; null on the last one */
            next_page: number | null;
            /** @description The items of this page */
            results: components["schemas"]["StockItem"][];
        };
        /**
         * @description Kind of stock
         * @enum {string}
         */
        StockType: "images" | "videos";
        /** @description What becomes of what it has learned */
        StopLoraRequest: {
            /** @description true: the best checkpoint becomes the model, and the training is paid; false: nothing is kept and nothing is charged */
            keep: boolean;
        };
        /** @description Which quote */
        StopQuoteRequest: {
            /**
             * Format: uuid
             * @description The quote
             */
            quote_id: string;
        };
        /** @description A story's own settings, without its scenes */
        Story: {
            /**
             * Format: uuid
             * @description The story; the same value as `story_id`
             */
            id: string;
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Title as people read it */
            display_title: string;
            status: components["schemas"]["StoryState"];
            language: components["schemas"]["Language"];
            aspect_ratio: components["schemas"]["AspectRatio"];
            creation_mode: components["schemas"]["CreationMode"];
            /** @description How `initial_prompt` is read; null until it was chosen */
            script_type: components["schemas"]["ScriptType"] | null;
            /** @description Prompt, script or screenplay the story began with; empty for a blank story */
            initial_prompt: string;
            /**
             * Format: uuid
             * @description Recording or video the story began with; null for a text
             */
            source_media_id: string | null;
            /**
             * Format: uuid
             * @description Sound that was taken out of the video the story began with; null where there is none
             */
            source_sound_media_id: string | null;
            /** @description Length that was asked for, seconds; null when the text decides */
            video_length_in_sec: number | null;
            /**
             * Format: uuid
             * @description Project that holds the story; null for none
             */
            project_id: string | null;
            /** @description Whether the person's logo and caption style are drawn */
            use_brand_settings: boolean;
            /** @description Whether the film ends with a card that names whom its stock comes from; it has none where no stock asks for that. Absent in what was written before there was one */
            has_end_card?: boolean;
            /** @description Put away; left out of the usual list, and its preview link is closed */
            archived: boolean;
            /** @description Whether the story has screenplay segments */
            is_created_with_screenplay: boolean;
            scene_size: components["schemas"]["SceneSize"];
            scene_pace: components["schemas"]["ScenePace"];
            /** @description Key of the public preview link; null while there is none */
            public_preview_id: string | null;
            /**
             * Format: date-time
             * @description When the public preview link ends by itself; null when it does not
             */
            public_preview_expires_at: string | null;
            /** @description Id of the look that new pictures get; null for the first look */
            visual_style: string | null;
            /** @description Seed all new pictures start from; null gives every picture its own */
            image_seed: number | null;
            default_image_model: components["schemas"]["ImageModel"];
            /** @description Voice that new scenes speak with; null for the language's first voice */
            default_voice_code: string | null;
            /** @description Name of the chosen Leonardo model */
            leonardo_model: string | null;
            /** @description Picture model that draws it before `default_image_model`; null for none */
            leonardo_model_id: string | null;
            /** @description Id of the chosen Leonardo style */
            leonardo_style_id: string | null;
            /**
             * Format: uuid
             * @description Media whose style new pictures follow
             */
            leonardo_style_reference_image_id: string | null;
            /** @description How closely the reference is followed, 0 to 1 */
            leonardo_style_reference_strength: number | null;
            /**
             * Format: uuid
             * @description Image style that new pictures get
             */
            image_style_id: string | null;
            ai_output_mode: components["schemas"]["AiOutputMode"];
            music: components["schemas"]["MusicSettings"];
            captions_settings: components["schemas"]["CaptionsSettings"];
            /** @description Scene ids in playing order */
            scene_list: string[];
            /** @description Length of the whole story, frames at 30 fps; the sum over its scenes */
            duration_in_frames: number;
            /** @description Length it had when its owner's plan ended, frames at 30 fps, where an account without a plan may not have it; so long it may be exported */
            kept_length_in_frames: number | null;
            /**
             * Format: uri-reference
             * @description Small picture of the first scene that has one
             */
            thumbnail_url: string | null;
            /**
             * Format: uri-reference
             * @description Address of the last exported video; null before the first export
             */
            last_video_file: string | null;
            /** @description Grows by one with every change; a client that sees a gap loads the story again */
            revision: number;
            /**
             * Format: date-time
             * @description When the story was begun
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the story or one of its scenes last changed
             */
            updated_at: string;
        };
        /** @description The story was changed, here or in another tab */
        StoryChangedEvent: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Revision of the story now */
            revision: number;
            /** @description Scenes that changed; empty when the story itself did */
            scene_ids: string[];
            /** @description Idempotency-Key of the call that did it, so that a client knows its own edits; null or absent without one */
            origin?: string | null;
            /** @description What undo would take back now; null when there is nothing. Absent when the log did not change */
            undo_label?: string | null;
            /** @description What redo would do again now; null when there is nothing. Absent when the log did not change */
            redo_label?: string | null;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description A character of the story changed */
        StoryCharacterUpdateEvent: {
            character: components["schemas"]["Character"];
            /** @description Why it failed; null or absent when it worked */
            error?: string | null;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description What a story has cost */
        StoryCredits: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Credits charged for it, what was given back taken off */
            charged: number;
            /** @description Credits that its running work holds */
            held: number;
            /** @description What it may cost */
            cap: components["schemas"]["CreditCap"];
        };
        /** @description A story and everything that worked on it */
        StoryDebugDetails: {
            story: components["schemas"]["DebugStory"];
            owner: components["schemas"]["DebugOwner"];
            /** @description In playing order */
            scenes: components["schemas"]["DebugScene"][];
            /** @description Newest first */
            jobs: components["schemas"]["DebugJob"][];
            /** @description Newest first */
            tasks: components["schemas"]["DebugTask"][];
            /** @description Newest first */
            renders: components["schemas"]["DebugRender"][];
            /** @description Newest first */
            reports: components["schemas"]["DebugReport"][];
            /** @description Credits for its work, newest first, at most 200 */
            ledger: components["schemas"]["StaffRow"][];
            /** @description Newest first, at most 200 */
            edits: components["schemas"]["DebugEdit"][];
        };
        /** @description The whole story as the editor, the player and the export read it */
        StoryDocument: components["schemas"]["Story"] & {
            /** @description Every scene in playing order, with its A-rolls, voice-over and captions */
            scenes: components["schemas"]["Scene"][];
            /** @description What the brand settings draw over the picture; null when they are not used or hold no logo */
            brand_overlay: components["schemas"]["BrandOverlay"] | null;
            /** @description The brand's template of captions, drawn in place of the story's own; null without brand settings */
            templated_captions_style: components["schemas"]["TemplatedCaptionsStyle"] | null;
            /** @description The brand's own look of captions, laid over its template; null without brand settings or such a look */
            custom_captions_style: components["schemas"]["CustomCaptionsStyle"] | null;
            /**
             * Format: date-time
             * @description When the story was exported, while that film is of its present state: it keeps the brand of then. Null while the story follows the brand settings, or without them
             */
            brand_exported_at: string | null;
        };
        /** @description One change in the story's log */
        StoryEdit: {
            /**
             * Format: uuid
             * @description The edit
             */
            edit_id: string;
            /** @description What was done, in words, for example Change the voice of scene 2 */
            label: string;
            /** @description Who did it */
            actor_name: string;
            /** @description Whether the caller did it; only own edits can be undone */
            is_own: boolean;
            /** @description Whether it was undone */
            is_undone: boolean;
            /** @description The story's revision after it */
            revision: number;
            /**
             * Format: date-time
             * @description When it was done
             */
            created_at: string;
        };
        /** @description One page of the story's log, the newest edit first */
        StoryEditPage: {
            /** @description How many edits there are in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Edits per page */
            page_size: number;
            /** @description The page that follows; null on the last one */
            next_page: number | null;
            /** @description Whether the caller has an edit to undo */
            can_undo: boolean;
            /** @description Whether the caller has an undone edit to redo */
            can_redo: boolean;
            /** @description What undo would take back; null when there is nothing */
            undo_label: string | null;
            /** @description What redo would do again; null when there is nothing */
            redo_label: string | null;
            /** @description The edits of this page */
            results: components["schemas"]["StoryEdit"][];
        };
        /** @description The story after an undo or redo */
        StoryHistoryStep: {
            edit: components["schemas"]["StoryEdit"];
            /** @description Whether there is more to undo */
            can_undo: boolean;
            /** @description Whether there is more to redo */
            can_redo: boolean;
            /** @description What undo would take back; null when there is nothing */
            undo_label: string | null;
            /** @description What redo would do again; null when there is nothing */
            redo_label: string | null;
            story: components["schemas"]["StoryDocument"];
        };
        /** @description One page of the person's stories, the newest change first */
        StoryPage: {
            /** @description How many stories match in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Stories per page */
            page_size: number;
            /** @description The page that follows; null on the last one */
            next_page: number | null;
            /** @description The stories of this page */
            results: components["schemas"]["StorySummary"][];
        };
        /**
         * @description DRAFT is being prepared, GENERATING is being written, spoken or illustrated, COMPLETED can be played whole, FAILED stopped on the way and keeps what was made
         * @enum {string}
         */
        StoryState: "DRAFT" | "GENERATING" | "COMPLETED" | "FAILED";
        /** @description How far a story is, small enough to be polled */
        StoryStatus: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            status: components["schemas"]["StoryState"];
            step: components["schemas"]["GenerationStep"];
            /** @description How many scenes are to be made; 0 until the text is split */
            scenes_total: number;
            /** @description How many scenes have their voice-over and picture */
            scenes_completed: number;
            /** @description How far the whole generation is, percent, 0 to 100 */
            progress: number;
            /** @description What is being done, in words a person can read; empty when nothing is */
            activity: string;
            /** @description Name of the engine at work, for example Built-in draft engine */
            engine_label: string | null;
            /** @description Whether cancelGeneration would stop something */
            can_cancel: boolean;
            /** @description Why it FAILED, what was kept and what to do; null otherwise */
            error_message: string | null;
            /** @description What this generation has cost so far, credits; 0 for the first one and after a refund */
            credits_charged: number;
            /** @description Length of what there is so far, frames at 30 fps */
            duration_in_frames: number;
            /** @description The export that is queued or running, or else the last one; null before the first */
            current_render: components["schemas"]["Render"] | null;
            /** @description The story's revision; a client whose document is older loads it again */
            revision: number;
            /**
             * Format: date-time
             * @description When the story last changed
             */
            updated_at: string;
        };
        /** @description The generation of a story moved on */
        StoryStatusEvent: {
            status: components["schemas"]["StoryStatus"];
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description A story as a card in a list */
        StorySummary: {
            /**
             * Format: uuid
             * @description The story; the same value as `story_id`
             */
            id: string;
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Title as people read it */
            display_title: string;
            status: components["schemas"]["StoryState"];
            aspect_ratio: components["schemas"]["AspectRatio"];
            language: components["schemas"]["Language"];
            /** @description Of a copy in another language, the language it was copied from; null for every other story */
            original_language: string | null;
            creation_mode: components["schemas"]["CreationMode"];
            /** @description Put away */
            archived: boolean;
            /**
             * Format: uuid
             * @description Project that holds the story; null for none
             */
            project_id: string | null;
            /**
             * Format: uri-reference
             * @description Small picture of the first scene that has one
             */
            thumbnail_url: string | null;
            /** @description Small pictures of up to six scenes, shown while the pointer rests on the card */
            preview_images: string[];
            /** @description Length of the whole story, frames at 30 fps */
            duration_in_frames: number;
            /** @description How many scenes the story has */
            scenes_total: number;
            /** @description How many of them have their voice-over and picture */
            scenes_completed: number;
            /** @description Key of the public preview link; null while there is none */
            public_preview_id: string | null;
            /**
             * Format: date-time
             * @description When the public preview link ends by itself; null when it does not
             */
            public_preview_expires_at: string | null;
            /**
             * Format: uri-reference
             * @description Address of the last exported video; null before the first export
             */
            last_video_file: string | null;
            /**
             * Format: date-time
             * @description When the story was begun
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the story or one of its scenes last changed
             */
            updated_at: string;
        };
        /** @description A copy in another language beside its original */
        StoryTranslation: {
            /**
             * Format: uuid
             * @description The copy
             */
            story_id: string;
            /** @description Title of the copy */
            display_title: string;
            /** @description Title of the original when it was copied */
            original_title: string;
            language: components["schemas"]["Language"];
            /** @description BCP 47 language tag of the original */
            original_language: string;
            status: components["schemas"]["StoryState"];
            /** @description Why translating or speaking ended; null when nothing failed */
            error_message: string | null;
            /** @description Whether a voice here speaks the language; without one, captions show the text and recordings can be added */
            has_voice: boolean;
            translator: components["schemas"]["TranslatorInfo"];
            /** @description Its scenes in playing order; those added to the copy since are left out */
            scenes: components["schemas"]["SceneTranslation"][];
        };
        /** @description A named point in the story's log */
        StoryVersion: {
            /**
             * Format: uuid
             * @description The version
             */
            version_id: string;
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Name as people read it */
            name: string;
            /** @description Whether it was kept by itself, before a restore or a new generation */
            is_automatic: boolean;
            /** @description The story's revision it stands for */
            revision: number;
            /** @description How many scenes it had */
            scenes_total: number;
            /** @description Its length, frames at 30 fps */
            duration_in_frames: number;
            /**
             * Format: uri-reference
             * @description Small picture of its first scene
             */
            thumbnail_url: string | null;
            /**
             * Format: date-time
             * @description When it was kept
             */
            created_at: string;
        };
        /** @description A version with the whole story as it was then */
        StoryVersionDocument: {
            version: components["schemas"]["StoryVersion"];
            story: components["schemas"]["StoryDocument"];
        };
        /** @description One page of the story's versions, the newest first */
        StoryVersionPage: {
            /** @description How many versions there are in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Versions per page */
            page_size: number;
            /** @description The page that follows; null on the last one */
            next_page: number | null;
            /** @description The versions of this page */
            results: components["schemas"]["StoryVersion"][];
        };
        /** @description Feedback on the product */
        SubmitFeedbackRequest: {
            feedback_type: components["schemas"]["FeedbackType"];
            /** @description What the person says */
            feedback: string;
            /**
             * Format: uuid
             * @description The story it is about
             */
            story_id?: string;
            /** @description 1 (poor) to 5 (great) */
            rating?: number;
        };
        /** @description What to train */
        SubmitLoraRequest: {
            /**
             * Format: uuid
             * @description The LoRA model
             */
            lora_id: string;
            /** @description Its name */
            model_name: string;
            /** @description The word that calls it up in a prompt */
            trigger_word: string;
            /** @description Training steps */
            steps: number;
            /** @description All media it learns from; at least 4 pictures */
            training_data: string[];
            /** @description Whether the people in the pictures agree to a model of them; needed for a CHARACTER */
            consent?: boolean;
        };
        /** @description A subscription */
        Subscription: {
            /**
             * Format: uuid
             * @description The subscription
             */
            subscription_id: string;
            status: components["schemas"]["SubscriptionStatus"];
            /** @description The price that was chosen */
            price_id: string;
            premium_type: components["schemas"]["PremiumType"];
            interval: components["schemas"]["BillingInterval"];
            /** @description Price per interval in the smallest unit of the currency, for example cents */
            amount: number;
            currency: components["schemas"]["Currency"];
            provider: components["schemas"]["PaymentProvider"];
            /**
             * Format: uri-reference
             * @description Where to pay while PENDING; null when nothing is left to pay
             */
            checkout_url: string | null;
            /** @description Path of the app to go back to after paying */
            return_path: string | null;
            /**
             * Format: date-time
             * @description Until when the plan is paid; null while PENDING
             */
            current_period_ends_at: string | null;
            /** @description The price that begins with the next period; null when it stays the same */
            next_price_id: string | null;
            /**
             * Format: date-time
             * @description Until when a PAST_DUE plan runs on; null otherwise
             */
            grace_ends_at: string | null;
            /**
             * Format: date-time
             * @description When it was cancelled; null while it renews
             */
            cancelled_at: string | null;
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
        };
        /** @description What a change of plan costs, and when it begins */
        SubscriptionChange: {
            /** @description The price to change to */
            price_id: string;
            begins: components["schemas"]["ChangeBegin"];
            /** @description What is charged at once, in the smallest unit of the currency; 0 when nothing is */
            amount_due: number;
            currency: components["schemas"]["Currency"];
            /** @description Credits granted at once, the difference to what the month has brought already */
            credits_now: number;
            /**
             * Format: date-time
             * @description When the plan begins
             */
            begins_at: string;
        };
        /** @description A subscription began, was changed, fell due or ended */
        SubscriptionChangedEvent: {
            /**
             * Format: uuid
             * @description The subscription
             */
            subscription_id: string;
            status: components["schemas"]["SubscriptionStatus"];
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /**
         * @description PENDING waits for the first payment, PAST_DUE for that of a renewal (7 days, in which the plan runs on), CANCELLED runs until the paid period ends
         * @enum {string}
         */
        SubscriptionStatus: "PENDING" | "ACTIVE" | "PAST_DUE" | "CANCELLED" | "EXPIRED";
        /** @description Two scenes that change places */
        SwapSceneRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description One scene
             */
            scene_id_one: string;
            /**
             * Format: uuid
             * @description The other scene
             */
            scene_id_two: string;
        };
        /** @description A piece of work of an AI model */
        Task: {
            /**
             * Format: uuid
             * @description The task
             */
            task_id: string;
            task_type: components["schemas"]["TaskType"];
            /** @description Model that does the work */
            model_id: string;
            status: components["schemas"]["TaskStatus"];
            /** @description Why it failed; null otherwise and when the model gave no reason */
            error_message: string | null;
            /** @description How far it is, percent, 0 to 100 */
            progress: number;
            /**
             * Format: uuid
             * @description Story it works for; null when started from a tool page
             */
            story_id: string | null;
            /**
             * Format: uuid
             * @description Scene it works for
             */
            scene_id: string | null;
            /**
             * Format: uuid
             * @description A-roll that gets the result
             */
            aroll_id: string | null;
            /** @description What was asked for in words */
            prompt: string | null;
            request: components["schemas"]["TaskSettings"];
            /** @description What came out; null until COMPLETED */
            result_media: components["schemas"]["Media"] | null;
            /** @description What it costs, credits; 0 after a refund */
            credits_charged: number;
            /**
             * Format: date-time
             * @description When it was accepted
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last moved on
             */
            updated_at: string;
        };
        /** @description An engine that does a model's work */
        TaskEngine: {
            /** @description Its name */
            engine: string;
            /** @description Whether it is a built-in draft engine */
            is_built_in: boolean;
            /** @description Cost of one unit at most where it is asked first, credits */
            credits: number;
        };
        /** @description What a task would cost and become; nothing is accepted and nothing is held */
        TaskEstimate: {
            /** @description Cost, credits; where an engine of a provider is asked, what it costs at most */
            credits: number;
            /** @description What it will probably cost, credits */
            expected_credits: number;
            /** @description How long it will probably take, ms, from what the model took here lately; null while nothing is known */
            expected_ms: number | null;
            /** @description Width of what comes out, px; null where the model decides */
            width: number | null;
            /** @description Height of what comes out, px; null where the model decides */
            height: number | null;
        };
        /** @description A task moved on */
        TaskEvent: components["schemas"]["Task"] & {
            /** @description Whether the whole scene must be reloaded, not only the A-roll */
            refetch_scene: boolean;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description Tasks, the newest first */
        TaskList: {
            /** @description Up to a hundred tasks */
            data: components["schemas"]["Task"][];
        };
        /** @description A model that can be asked for work */
        TaskModel: {
            /** @description The model */
            model_id: string;
            /** @description Name as people read it */
            name: string;
            /** @description What it is good for */
            description: string;
            task_type: components["schemas"]["TaskType"];
            tool: components["schemas"]["TaskTool"];
            /** @description Cost of one unit, credits */
            credits: number;
            credit_unit: components["schemas"]["CreditUnit"];
            /** @description Whether it is a built-in draft engine */
            is_built_in: boolean;
            /** @description Everybody who can do it; the first is asked unless another one is named, the others stand behind it */
            engines: components["schemas"]["TaskEngine"][];
            /** @description What it can work on; empty when it needs nothing */
            source_media_types: components["schemas"]["MediaType"][];
        };
        /** @description Every model that can be asked for work */
        TaskModelList: {
            /** @description The models, grouped by tool */
            data: components["schemas"]["TaskModel"][];
        };
        /** @description A part of the source, and the same part of what the task would give */
        TaskPreview: {
            /**
             * Format: uri-reference
             * @description The source's part as a data address
             */
            before_url: string;
            /**
             * Format: uri-reference
             * @description The result's part as a data address
             */
            after_url: string;
            /** @description Width of the result's part, px */
            width: number;
            /** @description Height of the result's part, px */
            height: number;
        };
        /** @description What was asked of the model besides the prompt; sent again, it asks for the same. What was not asked for is absent */
        TaskSettings: {
            /** @description Engine that was asked first, where one was named */
            engine?: string;
            /**
             * Format: uuid
             * @description Picture or video that is worked on
             */
            source_media_id?: string;
            /** @description Pictures whose look or content is followed */
            reference_media_ids?: string[];
            /**
             * Format: uuid
             * @description Sound or video that drives a lip sync
             */
            driving_media_id?: string;
            /**
             * Format: uuid
             * @description Picture a clip ends with
             */
            end_frame_id?: string;
            /**
             * Format: uuid
             * @description White where a picture is repainted
             */
            mask_media_id?: string;
            /** @description Length of a clip or of composed music, seconds */
            duration?: number;
            aspect_ratio?: components["schemas"]["ImageModelRatio"];
            /** @description Whether a clip gets sound */
            generate_audio?: boolean;
            upscale_factor?: components["schemas"]["UpscaleFactor"];
            /** @description Whether a lip sync moves the body too */
            body_control?: boolean;
            /** @description How lively a lip sync's face is, 1 to 5 */
            expression_intensity?: number;
            /** @description How true an enlarged picture or video stays, from 0 (may invent detail) to 100 (only sharper) */
            fidelity?: number;
            /** @description How much film grain an enlarged picture or video gets, 0 (none) to 100 */
            grain?: number;
            /** @description Whether what has the colour of skin is enlarged without any added detail */
            keep_skin?: boolean;
            /** @description Number a picture is drawn from; the same words, style and seed draw the same picture */
            seed?: number;
            /** @description Style a picture is drawn in, of listLeonardoPresets */
            look?: string;
            /**
             * Format: uuid
             * @description Image style a new picture is drawn in
             */
            image_style_id?: string;
            /**
             * Format: uuid
             * @description Trained model a new picture is drawn with
             */
            lora_id?: string;
            /** @description How strongly the trained model draws */
            lora_weight?: number;
            /** @description Characters of casts who are in a new picture */
            character_ids?: string[];
            /** @description How far a video is changed, from 1 (hardly) to 100; 100 without it */
            strength?: number;
            /** @description Where the change of a video begins, ms; at its beginning without it */
            range_start_ms?: number;
            /** @description Where the change of a video ends, ms; at its end without it */
            range_end_ms?: number;
            focal_point?: components["schemas"]["FocalPoint"];
            focal_path?: components["schemas"]["FocalPath"];
            /** @description Size of a new frame, percent of the largest in the picture or of the smallest around it */
            frame_size?: number;
        };
        /**
         * @description CREATED and PROCESSING are pending; FAILED, CANCELLED and THROTTLED have failed and were refunded
         * @enum {string}
         */
        TaskStatus: "CREATED" | "PROCESSING" | "COMPLETED" | "FAILED" | "CANCELLED" | "THROTTLED";
        /**
         * @description Page or dialog that offers the model
         * @enum {string}
         */
        TaskTool: "IMAGE" | "UPSCALE" | "REFRAME" | "MODIFY_VIDEO" | "IMAGE_TO_VIDEO" | "LIP_SYNC" | "AVATAR" | "INPAINTING" | "MUSIC";
        /**
         * @description Kind of work; it follows from the model
         * @enum {string}
         */
        TaskType: "inpainting" | "lip_sync" | "upscale" | "image_editing" | "image_to_video" | "music";
        /** @description A template that somebody gives to this account */
        TemplateOffer: {
            /**
             * Format: uuid
             * @description The offer
             */
            offer_id: string;
            /** @description Name of who gives it */
            from_name: string;
            /** @description Title of the template */
            display_title: string;
            aspect_ratio: components["schemas"]["AspectRatio"];
            language: components["schemas"]["Language"];
            /** @description How many scenes it has */
            scenes_total: number;
            /** @description Length of the whole template, frames at 30 fps */
            duration_in_frames: number;
            /**
             * Format: date-time
             * @description When it was offered
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Until when it can be accepted
             */
            expires_at: string;
        };
        /** @description Templates that wait to be accepted, the newest first */
        TemplateOfferList: {
            /** @description The offers */
            results: components["schemas"]["TemplateOffer"][];
        };
        /**
         * @description Ready-made look of the captions
         * @enum {string}
         */
        TemplatedCaptionsStyle: "CLASSIC" | "BOLD_POP" | "KARAOKE" | "BOXED" | "MINIMAL" | "NEON";
        /**
         * @description When a segment plays
         * @enum {string}
         */
        TimeOfDay: "DAY" | "NIGHT" | "DAWN" | "MORNING" | "AFTERNOON" | "EVENING" | "DUSK" | "CONTINUOUS";
        /**
         * @description When the segment plays
         * @default DAY
         * @enum {string}
         */
        TimeOfDayInput: "DAY" | "NIGHT" | "DAWN" | "MORNING" | "AFTERNOON" | "EVENING" | "DUSK" | "CONTINUOUS";
        /** @description How long something took; null while nothing was measured */
        TimePercentiles: {
            /** @description Half of them took at most so long, ms */
            p50_ms: number | null;
            /** @description Nine of ten took at most so long, ms */
            p90_ms: number | null;
            /** @description 99 of 100 took at most so long, ms */
            p99_ms: number | null;
        };
        /** @description Something that happened */
        TimelineEvent: {
            /**
             * Format: uuid
             * @description The row it comes from
             */
            event_id: string;
            kind: components["schemas"]["TimelineKind"];
            /** @description Which, without anything that the person wrote */
            detail: string;
            /** @description Credits that came or went; null where it is not about credits */
            credits: number | null;
            /**
             * Format: uuid
             * @description The story; null when none
             */
            story_id: string | null;
            /**
             * Format: date-time
             * @description When
             */
            created_at: string;
        };
        /**
         * @description What happened
         * @enum {string}
         */
        TimelineKind: "JOINED" | "VERIFIED" | "PROFILE" | "SESSION" | "STORY" | "EXPORT" | "TASK_FAILED" | "CHARGE" | "GRANT" | "PAYMENT" | "REPORT";
        /** @description A task of a tool page with its receipt, beside what it was made from */
        ToolResult: {
            /**
             * Format: uuid
             * @description The task
             */
            task_id: string;
            tool: components["schemas"]["TaskTool"];
            /** @description Model that does the work */
            model_id: string;
            /** @description Name of the model as people read it; its id when it is offered no more */
            model_name: string;
            /** @description Engine that made it; null until COMPLETED */
            engine: string | null;
            status: components["schemas"]["TaskStatus"];
            /** @description Why it failed; null otherwise */
            error_message: string | null;
            /** @description How far it is, percent, 0 to 100 */
            progress: number;
            /** @description What was asked for in words */
            prompt: string | null;
            /** @description Number it was drawn from; null where none was used */
            seed: number | null;
            settings: components["schemas"]["TaskSettings"];
            /** @description What it was made from; null when words alone were, or when it is gone */
            source_media: components["schemas"]["Media"] | null;
            /** @description What came out; null until COMPLETED */
            result_media: components["schemas"]["Media"] | null;
            verdict: components["schemas"]["ToolVerdict"];
            /** @description What it costs, credits; 0 after a refund */
            credits_charged: number;
            /** @description How long the engine worked, ms; null until COMPLETED */
            work_ms: number | null;
            /** @description What made it; null until COMPLETED */
            receipt: components["schemas"]["Receipt"] | null;
            /**
             * Format: uuid
             * @description Story it was made for; null when it was started outside of one
             */
            story_id: string | null;
            /**
             * Format: uuid
             * @description A-roll it was made for
             */
            aroll_id: string | null;
            /**
             * Format: date-time
             * @description When it was accepted
             */
            created_at: string;
        };
        /** @description A page of what the tools made, newest first */
        ToolResultPage: {
            /** @description Rows in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Rows per page */
            page_size: number;
            /** @description The next page; null on the last */
            next_page: number | null;
            /** @description The rows of this page */
            results: components["schemas"]["ToolResult"][];
        };
        /**
         * @description What the person thinks of a result; a rejected one stays and can be kept again
         * @enum {string}
         */
        ToolVerdict: "NONE" | "KEPT" | "REJECTED";
        /**
         * @description What was looked at or done
         * @enum {string}
         */
        TrailAction: "SEARCHED_PEOPLE" | "VIEWED_PERSON" | "REVEALED_ADDRESS" | "VIEWED_STORY" | "REVEALED_TEXTS" | "EXPORTED_ROWS" | "RETRIED_JOB" | "RELEASED_JOB" | "VIEWED_FILM" | "APPROVED_FILM" | "REJECTED_FILM" | "UNDID_REVIEW" | "LISTED_CAPSULES" | "OPENED_CAPSULE" | "CLOSED_REPORT" | "REOPENED_REPORT";
        /** @description A line of the audit trail */
        TrailEntry: {
            /**
             * Format: uuid
             * @description The line
             */
            entry_id: string;
            /**
             * Format: uuid
             * @description Who
             */
            staff_id: string;
            /** @description Their address */
            staff_email: string;
            action: components["schemas"]["TrailAction"];
            subject_kind: components["schemas"]["TrailSubject"];
            /**
             * Format: uuid
             * @description What of; null for a list
             */
            subject_id: string | null;
            /** @description Why, or what was asked of a list; empty where no reason is asked */
            reason: string;
            /**
             * Format: date-time
             * @description When
             */
            created_at: string;
        };
        /** @description A page of the audit trail, newest first */
        TrailPage: {
            /** @description Rows in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Rows per page */
            page_size: number;
            /** @description The next page; null on the last */
            next_page: number | null;
            /** @description The rows of this page */
            results: components["schemas"]["TrailEntry"][];
        };
        /**
         * @description What it was about
         * @enum {string}
         */
        TrailSubject: "PERSON" | "STORY" | "FILM" | "JOB" | "LIST" | "CAPSULE" | "REPORT";
        /** @description The story whose recording is listened to */
        TranscribeAudioStoryRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * @description BCP 47 tag of what is spoken
             * @default en-US
             */
            language: string;
            /** @description What is said, where the person knows it: these words are laid onto the sound instead of being recognised. A line for each phrase, empty ones counted, places them best */
            text?: string;
        };
        /** @description The voice-over to listen to */
        TranscribeSceneAudioRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /**
             * @description BCP 47 tag of what is spoken
             * @default en-US
             */
            language: string;
            /** @description What is said, where the person knows it: these words are laid onto the sound instead of being recognised. A line for each phrase places them best */
            text?: string;
        };
        /** @description A word of a recording */
        TranscribedWord: {
            /** @description The word as it is shown */
            word: string;
            /** @description When the word begins, ms from the start of the recording */
            start: number;
            /** @description When the word ends, ms from the start of the recording; never before `start` */
            end: number;
            /** @description How sure the engine is of the word; left out where a person wrote it or the engine does not say */
            confidence?: number;
        };
        /** @description How the segment ends */
        TransitionElementInput: {
            /**
             * @description The kind of element (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            element_type: "TRANSITION";
            /** @description Its text, for example CUT TO */
            description: string;
            /** @description Place in the segment, from 0; left out: last when new, unchanged when it exists */
            index?: number;
            /** @description The version that was changed; when it is no longer that one, the change is refused. Left out: whichever it is */
            version?: number;
        };
        /**
         * @description How the A-roll comes in over the one before it; empty is none
         * @enum {string}
         */
        TransitionName: "" | "fade" | "slide-left" | "slide-right" | "wipe" | "zoom" | "dip-to-black";
        /** @description The text in the new language */
        TranslateSceneRequest: {
            /** @description What the scene says in the new language; empty takes the translation back */
            text: string;
            /** @description What `text` was written over, empty where nothing was translated; when there is another translation by now, nothing is changed */
            base_text?: string;
        };
        /**
         * @description How long the speech of a translated scene is beside the original's. FITS: at most a tenth longer or shorter. NOT_TRANSLATED: its text is still the original's. NOT_SPOKEN: translated, without a voice-over of the new text
         * @enum {string}
         */
        TranslationFit: "NOT_TRANSLATED" | "NOT_SPOKEN" | "FITS" | "LONGER" | "SHORTER";
        /** @description Who translates here */
        TranslatorInfo: {
            /** @description Whether there is a translator at all; without one, people translate side by side */
            is_available: boolean;
            /** @description Its name; null when there is none */
            label: string | null;
        };
        /** @description Which film */
        UndoFilmReviewRequest: {
            /**
             * Format: uuid
             * @description The export
             */
            render_id: string;
        };
        /** @description How many notifications are not read */
        UnreadCount: {
            /** @description On all pages */
            unread_count: number;
        };
        /** @description How a scene's time is shared among its A-rolls */
        UpdateArollDurationsRequest: {
            /**
             * Format: uuid
             * @description The scene
             */
            scene: string;
            /** @description Every A-roll of the scene */
            aroll_ids: string[];
            /** @description How long each of them is shown, ms, in the order of `aroll_ids` */
            aroll_durations: number[];
        };
        /** @description A new area of the frame */
        UpdateArollLayoutRequest: {
            layout: components["schemas"]["ArollLayout"];
        };
        /** @description A new shape */
        UpdateAspectRatioRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            aspect_ratio: components["schemas"]["AspectRatio"];
        };
        /** @description Brand settings to change; what is left out stays */
        UpdateBrandSettingsRequest: {
            /** @description Width of the logo, percent of the video's width */
            logo_size?: number;
            logo_position?: components["schemas"]["LogoPosition"];
            /** @description Whether what lies behind the logo is blurred */
            logo_blur?: boolean;
            templated_captions_style?: components["schemas"]["TemplatedCaptionsStyle"];
            /** @description Custom style of the captions; null goes back to the template alone */
            custom_captions_style?: components["schemas"]["CustomCaptionsStyleInput"] | null;
            /** @description Whom the videos speak to */
            ideal_customer_profile?: string;
            /** @description What the company does */
            about_company?: string;
        };
        /** @description How captions look in the whole story; what is left out stays */
        UpdateCaptionsRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Whether captions are drawn at all */
            show_captions?: boolean;
            templated_captions_style?: components["schemas"]["TemplatedCaptionsStyle"];
            /** @description Room below the captions, percent of the video's height */
            captions_margin_from_bottom?: number;
            font_size_option?: components["schemas"]["FontSizeOption"];
            /** @description Font family that replaces the style's own; null keeps it */
            custom_caption_font?: string | null;
            caption_length_option?: components["schemas"]["CaptionLengthOption"];
            /** @description The story's own look, laid over the template; null for none, then the brand's is used where the story uses it */
            custom_captions_style?: components["schemas"]["CustomCaptionsStyleInput"] | null;
        };
        /** @description What changes; the rest stays */
        UpdateCharacterRequest: {
            /** @description What the character is called */
            call_name?: string;
            /** @description What `call_name` was written over; when the character is called something else by now, nothing is changed */
            base_call_name?: string;
            role?: components["schemas"]["CharacterRole"];
            /** @description How the character looks */
            description?: string;
            /** @description What `description` was written over; when the character looks different by now, nothing is changed */
            base_description?: string;
            /** @description Id of the voice that speaks for it */
            language_and_voice_code?: string;
        };
        /** @description A new fit */
        UpdateContentFitRequest: {
            content_fit: components["schemas"]["ContentFit"];
        };
        /** @description A new movement */
        UpdateImageAnimationRequest: {
            image_animation: components["schemas"]["ImageAnimation"];
            /**
             * @description Whether every A-roll of the story gets it
             * @default false
             */
            is_update_for_all_scenes: boolean;
        };
        /** @description What changes; what is left out stays */
        UpdateImageStyleRequest: {
            /** @description Name in the gallery */
            name?: string;
            /** @description What `name` was written over; when the style is called something else by now, nothing is changed */
            base_name?: string;
            /** @description One line on what it looks like */
            description?: string;
            /** @description What `description` was written over; when it says something else by now, nothing is changed */
            base_description?: string;
            /** @description Words that join every picture prompt */
            prompt?: string;
            /** @description What `prompt` was written over; when other words stand there by now, nothing is changed */
            base_prompt?: string;
            /** @description Look of the built-in illustrator it draws with, the `look` of a SYSTEM style */
            look?: string;
            /**
             * Format: uuid
             * @description A custom model of the person that draws; null: none
             */
            lora_id?: string | null;
            /** @description How strongly the custom model draws, 0 to 1 */
            lora_weight?: number;
            /** @description How closely the reference picture is followed, 0 to 1 */
            reference_strength?: number;
            /**
             * Format: uuid
             * @description A picture of the person whose style is followed; null: none
             */
            reference_image_media_id?: string | null;
            /** @description Whether it is out of the lists; it still counts for the plan */
            archived?: boolean;
        };
        /** @description The whole place; what is left out is emptied */
        UpdateLocationRequest: {
            /** @description Name as it stands in a segment heading */
            name: string;
            /** @description How it looks */
            description?: string;
            /**
             * Format: uuid
             * @description The location it is a variation of; left out when it stands for itself
             */
            derived_from?: string;
        };
        /** @description What changes; what is left out stays */
        UpdateLoraRequest: {
            /**
             * Format: uuid
             * @description The LoRA model
             */
            lora_id: string;
            /** @description Its name */
            model_name?: string;
            model_type?: components["schemas"]["LoraModelType"];
            lora_type?: components["schemas"]["LoraType"];
            /** @description The word that calls it up in a prompt */
            trigger_word?: string;
            /** @description The word for its main subject */
            primary_trigger?: string;
            /** @description The word for a second subject */
            secondary_trigger?: string;
            /** @description How strongly it draws; 1 is as trained */
            lora_scale?: number;
            /** @description Training steps */
            steps?: number;
            /** @description All media it learns from; pictures of the person */
            training_data?: string[];
            /** @description Captions to set */
            captions?: components["schemas"]["LoraCaption"][];
            /** @description Pictures that others take the place of */
            replaced?: components["schemas"]["LoraReplacement"][];
        };
        /** @description The corrected words */
        UpdateMediaTranscriptionRequest: {
            /** @description All words in order, ms from the start of the recording */
            words: components["schemas"]["TranscribedWord"][];
            /** @description What `words` were written over; when there are others by now, nothing is changed */
            base_words?: components["schemas"]["TranscribedWord"][];
        };
        /** @description Music under the story; what is left out stays */
        UpdateMusicRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Whether music is heard */
            have_background_music?: boolean;
            /** @description Loudness, 0 to 1 */
            background_music_volume?: number;
            /**
             * Format: uri-reference
             * @description Address of a track of the music list, or of one's own media
             */
            background_music_file_location?: string;
            /**
             * Format: binary
             * @description A track of one's own, WAV, MP3, M4A or OGG, up to 25 MB; only in a form, and instead of `background_music_file_location`. Longer ones are uploaded as media and named there
             */
            file?: string;
        };
        /** @description Mails to send; what is left out stays */
        UpdateNotificationPreferencesRequest: {
            /** @description A mail when an export is done */
            email_on_video_export?: boolean;
            /** @description Content tips and updates by mail */
            receive_updates?: boolean;
        };
        /** @description How the person wants to be told of one kind of thing */
        UpdateNotificationSettingsRequest: {
            kind: components["schemas"]["NotificationKind"];
            /** @description Under the bell; unchanged when left out */
            in_app?: boolean;
            /** @description By mail; unchanged when left out */
            by_mail?: boolean;
        };
        /** @description What and how a scene speaks; what is left out stays */
        UpdateSceneAudioRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /** @description More scenes that get the same voice in the same edit; not with a text or a recording, which belong to one scene */
            further_scene_ids?: string[];
            /** @description What is spoken from now on */
            new_text?: string;
            /** @description What `new_text` was written over; when the scene says something else by now, nothing is changed */
            base_text?: string;
            /** @description Voice that speaks; null for the story's voice */
            voice_code?: string | null;
            /** @description Pace of the voice, 1 is its own; 1 for a new scene */
            speaking_rate?: number;
            /** @description Height of the voice in semitones, 0 is its own; 0 for a new scene */
            pitch?: number;
            /** @description Colours of the voice, the strongest first */
            emotions?: components["schemas"]["Emotion"][];
            /**
             * Format: uuid
             * @description Character who speaks; null for the narrator
             */
            speaker_story_character_id?: string | null;
            /** @description Whether the voice-over is heard */
            use_scene_audio?: boolean;
            /** @description Whether the scene lasts as long as its video */
            play_full_video?: boolean;
            /** @description Whether the captions come from the sound of the scene's own video */
            is_gen_captions_from_video_audio?: boolean;
            /** @description Look of this scene's pictures; null for the story's */
            image_style?: string | null;
            /**
             * @description Speak the scene now; false only saves and marks the voice-over stale
             * @default false
             */
            generate_audio: boolean;
            /**
             * @description Use the recording `audio_media` instead of a voice
             * @default false
             */
            upload_audio: boolean;
            /**
             * Format: uuid
             * @description The uploaded recording; needed with `upload_audio`
             */
            audio_media?: string;
        };
        /** @description Corrected words, or whether they are shown */
        UpdateSceneCaptionsRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /** @description The same words in the same order, with corrected spelling or times; as many as the scene has */
            captions?: components["schemas"]["SceneCaption"][];
            /** @description What `captions` was written over; when the scene has other captions by now, nothing is changed */
            base_captions?: components["schemas"]["SceneCaption"][];
            /** @description Whether this scene shows its captions */
            show_captions?: boolean;
        };
        /** @description A new pause */
        UpdateScenePauseRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /** @description Silence after the voice-over, ms */
            pause_at_the_end: number;
        };
        /** @description The whole heading of a segment; what is left out takes its default */
        UpdateScreenplaySegmentRequest: {
            /**
             * Format: uuid
             * @description One of the person’s locations; left out when none is chosen
             */
            location?: string;
            /** @description The place in words; only kept when no location is chosen */
            location_name?: string;
            location_type?: components["schemas"]["LocationTypeInput"];
            time_of_day?: components["schemas"]["TimeOfDayInput"];
            /** @description The version that was changed; when it is no longer that one, the change is refused. Left out: whichever it is */
            version?: number;
        };
        /** @description What is to change of an own view */
        UpdateStaffViewRequest: {
            /** @description What it is called */
            name?: string;
            /** @description The query of the page's address */
            search?: string;
            /** @description Whether the whole staff sees it */
            is_shared?: boolean;
        };
        /** @description Choices of the wizard and the style panel; what is left out stays */
        UpdateStoryRequest: {
            /** @description Title as people read it */
            display_title?: string;
            creation_mode?: components["schemas"]["CreationMode"];
            script_type?: components["schemas"]["ScriptType"];
            /** @description Prompt, script or screenplay as it was typed */
            initial_prompt?: string;
            /** @description What `initial_prompt` was written over; when something else stands there by now, nothing is changed */
            base_initial_prompt?: string;
            language?: components["schemas"]["Language"];
            /** @description Length that is aimed for, seconds; null leaves it to the text */
            video_length_in_sec?: number | null;
            scene_size?: components["schemas"]["SceneSize"];
            scene_pace?: components["schemas"]["ScenePace"];
            /** @description Id of a look; null for the first one */
            visual_style?: string | null;
            /** @description Seed all new pictures start from; null gives every picture its own */
            image_seed?: number | null;
            default_image_model?: components["schemas"]["ImageModel"];
            /** @description Voice of new scenes; null for the language's first voice */
            default_voice_code?: string | null;
            /** @description Picture model as `listLeonardoPresets` names it, before `default_image_model`; null for none */
            leonardo_model_id?: string | null;
            /** @description Id of a Leonardo style; null for none */
            leonardo_style_id?: string | null;
            /**
             * Format: uuid
             * @description Media whose style new pictures follow; null for none
             */
            leonardo_style_reference_image_id?: string | null;
            /** @description How closely the reference is followed, 0 to 1 */
            leonardo_style_reference_strength?: number | null;
            /**
             * Format: uuid
             * @description Image style for all pictures; null for none
             */
            image_style_id?: string | null;
            ai_output_mode?: components["schemas"]["AiOutputMode"];
            /** @description Whether the person's logo and caption style are drawn, and the writer tells prompts for their company */
            use_brand_settings?: boolean;
            /** @description Whether the film ends with a card that names whom its stock comes from */
            has_end_card?: boolean;
            /**
             * Format: uuid
             * @description Project that holds the story; null takes it out of its project
             */
            project_id?: string | null;
        };
        /** @description A new title */
        UpdateStoryTitleRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Title as people read it */
            display_title: string;
            /** @description What `display_title` was written over; when the title is another one by now, nothing is changed */
            base_title?: string;
        };
        /** @description What the person thinks of a result */
        UpdateToolResultRequest: {
            verdict: components["schemas"]["ToolVerdict"];
        };
        /** @description A new transition */
        UpdateTransitionRequest: {
            transition_name: components["schemas"]["TransitionName"];
            /** @description Length over this A-roll's head, ms; left out, the present length or 500 */
            transition_duration_ms?: number;
            /**
             * @description Whether every A-roll of the story gets it
             * @default false
             */
            is_update_for_all_scenes: boolean;
        };
        /** @description Where the person is */
        UpdateUserLocationRequest: {
            /** @description ISO 3166-1 alpha-2 code */
            country: string;
            /** @description Region or state */
            region?: string;
            /** @description City */
            city?: string;
        };
        /** @description Profile fields to change; what is left out stays */
        UpdateUserProfileRequest: {
            /** @description First name */
            first_name?: string;
            /** @description Last name */
            last_name?: string;
            /** @description Company */
            company_name?: string;
            how_did_you_hear_about_us?: components["schemas"]["ReferralSource"];
            /** @description Content tips and updates by mail */
            receive_updates?: boolean;
            scene_pace_preference?: components["schemas"]["ScenePace"];
            /** @description Whether mature content may be shown */
            show_mature_content?: boolean;
            image_model?: components["schemas"]["ImageModel"];
            /** @description True from /complete-profile: the profile counts as complete afterwards */
            complete_profile?: boolean;
        };
        /** @description Whether the video is heard */
        UpdateVideoAudioRequest: {
            /** @description Whether the video's own sound is heard */
            use_video_audio: boolean;
        };
        /** @description A new speed */
        UpdateVideoPlaybackRateRequest: {
            /** @description Speed of the video, 1 is its own */
            playback_rate: number;
        };
        /** @description In and out point of a video */
        UpdateVideoStartEndRequest: {
            /** @description In point, ms from the video's start */
            video_start: number;
            /** @description Out point, ms from the video's start; never before `video_start` */
            video_end: number;
        };
        /** @description A ready-made model */
        UploadLoraModelRequest: {
            /**
             * Format: binary
             * @description A .safetensors file of at most 28 MB
             */
            file: string;
            /** @description Its name */
            model_name: string;
            model_type: components["schemas"]["LoraModelType"];
            lora_type: components["schemas"]["LoraType"];
            /** @description The word that calls it up in a prompt */
            trigger_word: string;
            /** @description How strongly it draws; left out: 1 */
            lora_scale?: number;
        };
        /** @description A picture of oneself */
        UploadProfilePictureRequest: {
            /**
             * Format: binary
             * @description PNG, JPEG or WebP, up to 5 MB
             */
            picture: string;
        };
        /**
         * @description How many times larger each side becomes
         * @enum {integer}
         */
        UpscaleFactor: 2 | 4;
        /** @description What credits were spent on */
        UsageByAction: {
            /** @description Days counted */
            num_days: number;
            /** @description Most credits first */
            actions: components["schemas"]["UsageByActionEntry"][];
        };
        /** @description One action */
        UsageByActionEntry: {
            action: components["schemas"]["CreditAction"];
            /** @description Times it was charged */
            calls: number;
            /** @description Different people */
            users: number;
            /** @description Credits charged, refunds taken off */
            credits: number;
            /** @description Times it was refunded */
            refunds: number;
        };
        /** @description Credits per day and action */
        UsageByDay: {
            /** @description Oldest first; a day without charges is absent */
            days: components["schemas"]["UsageDay"][];
        };
        /** @description Credits charged on a day for an action */
        UsageDay: {
            /**
             * Format: date
             * @description The day, in UTC
             */
            day: string;
            /** @description Action of the cost table */
            action: string;
            /** @description The action in words */
            label: string;
            /** @description Credits charged, what was given back taken off */
            credits: number;
        };
        /** @description A piece of work with what it cost, or credits that came or went */
        UsageEntry: {
            /**
             * Format: uuid
             * @description The line
             */
            usage_id: string;
            kind: components["schemas"]["UsageKind"];
            /** @description Action of the cost table, or why credits came or went */
            action: string;
            /** @description The action in words */
            label: string;
            /** @description What it changed in the balance, signed: negative for a charge, 0 for work that is running or came to nothing */
            credits: number;
            /** @description Credits that the work holds, or held until it ended */
            credits_held: number;
            /** @description Why it was released or refunded; null otherwise */
            reason: string | null;
            /**
             * Format: uuid
             * @description Story it was for; may be deleted by now
             */
            story_id: string | null;
            /** @description Title of that story; null without one that is there */
            story_title: string | null;
            /**
             * Format: uuid
             * @description Scene it was for; may be deleted by now
             */
            scene_id: string | null;
            /** @description Place of that scene in its story, from 1; null without one that is there */
            scene_number: number | null;
            /**
             * Format: uuid
             * @description A-roll it was for; may be deleted by now
             */
            aroll_id: string | null;
            /** @description Place of that A-roll in its scene, from 1; null without one that is there */
            aroll_number: number | null;
            /**
             * Format: uuid
             * @description Task it was for
             */
            task_id: string | null;
            /** @description Page or dialog in which it was asked for; null where that is no tool */
            tool: components["schemas"]["TaskTool"] | null;
            /**
             * Format: uuid
             * @description Trained model it was for; may be deleted by now
             */
            lora_id: string | null;
            /** @description Name of that model; null without one that is there */
            lora_name: string | null;
            /** @description Path in the app where the work is shown; null for what has none or is deleted */
            path: string | null;
            /**
             * Format: date-time
             * @description When it was asked for, or when credits came or went
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the work ended; null while it runs
             */
            ended_at: string | null;
        };
        /** @description A CSV file */
        UsageExport: {
            /** @description Name to save it under */
            file_name: string;
            /**
             * Format: uri-reference
             * @description Where it is, for an hour
             */
            url: string;
            /** @description Lines, the heading not counted */
            rows: number;
            /** @description Bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
        };
        /**
         * @description What happened: credits came (GRANT), expired (EXPIRY) or were taken back (REVERSAL); work holds them (HOLD), was charged (CHARGE), came to nothing (RELEASE) or was given back after it was charged (REFUND)
         * @enum {string}
         */
        UsageKind: "GRANT" | "EXPIRY" | "REVERSAL" | "HOLD" | "CHARGE" | "RELEASE" | "REFUND";
        /** @description One day */
        UsageMetricDay: {
            /**
             * Format: date
             * @description The day, UTC
             */
            date: string;
            /** @description Stories generated */
            generations: number;
            /** @description Finished exports */
            exports: number;
            /** @description Uploaded files */
            uploads: number;
            /** @description Their size, bytes */
            uploaded_bytes: number;
            /** @description Tasks begun */
            tasks: number;
            /** @description Credits charged, refunds taken off */
            credits: number;
        };
        /** @description How much is used */
        UsageMetrics: {
            /** @description Days counted */
            num_days: number;
            /** @description One entry per day, oldest first */
            series: components["schemas"]["UsageMetricDay"][];
        };
        /** @description What to count */
        UsageMetricsRequest: {
            /**
             * @description How many days back, today included
             * @default 30
             */
            num_days: number;
            /**
             * Format: uuid
             * @description Only this person
             */
            user_id?: string;
        };
        /** @description A page of the credit ledger, newest first */
        UsagePage: {
            /** @description Rows in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Rows per page */
            page_size: number;
            /** @description The next page; null on the last */
            next_page: number | null;
            /** @description The rows of this page */
            results: components["schemas"]["UsageEntry"][];
        };
        /** @description The signed-in person */
        User: {
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /** @description First and last name */
            name: string;
            /**
             * Format: email
             * @description The email address
             */
            email: string;
            /** @description Whether a paid plan is active */
            is_premium: boolean;
            /** @description The paid plan; null on the free one */
            premium_type: components["schemas"]["PremiumType"] | null;
            /** @description Whether staff pages and calls are open */
            is_staff: boolean;
            /** @description Which of them; empty for who is not staff */
            staff_roles: components["schemas"]["StaffRole"][];
            /**
             * Format: date-time
             * @description When the account was made
             */
            date_joined: string;
            /** @description False until /complete-profile was submitted */
            is_profile_complete: boolean;
            /** @description False until the onboarding form was submitted */
            is_onboarded: boolean;
            /** @description True after a mailed one-time password: changePassword comes first */
            must_change_password: boolean;
            /** @description Prompts to begin with */
            suggested_content: string[];
            user_brand_settings: components["schemas"]["BrandSettings"];
            default_image_model: components["schemas"]["ImageModel"];
            /**
             * Format: uuid
             * @description Names the realtime channel: `private-user-<pusher_id>`
             */
            pusher_id: string;
            credit_summary: components["schemas"]["CreditBalance"];
            /**
             * Format: uri-reference
             * @description The picture that stands for the person; null while initials do
             */
            picture_url: string | null;
            scene_pace_preference: components["schemas"]["ScenePace"];
        };
        /** @description What a person has told about themselves, and their preferences */
        UserProfile: {
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /**
             * Format: email
             * @description The email address
             */
            email: string;
            /** @description First name */
            first_name: string;
            /** @description Last name */
            last_name: string;
            /** @description Company; empty when not told */
            company_name: string;
            /** @description How the person found the product; null when not told */
            how_did_you_hear_about_us: components["schemas"]["ReferralSource"] | null;
            /** @description Content tips and updates by mail */
            receive_updates: boolean;
            /** @description A mail when an export is done */
            email_on_video_export: boolean;
            /** @description Whether mature content may be shown */
            show_mature_content: boolean;
            scene_pace_preference: components["schemas"]["ScenePace"];
            image_model: components["schemas"]["ImageModel"];
            /** @description ISO 3166-1 alpha-2 code; null while unknown */
            country: string | null;
            /** @description False for an account that only signs in with Google */
            has_password: boolean;
            /** @description False until /complete-profile was submitted */
            is_profile_complete: boolean;
            /**
             * Format: uri-reference
             * @description The picture that stands for the person; null while initials do
             */
            picture_url: string | null;
            /** @description Whether the account signs in with Google */
            has_google: boolean;
            /**
             * Format: email
             * @description The new address that a mailed link has still to confirm; null while none is
             */
            pending_email: string | null;
        };
        /** @description A person at a glance */
        UserSummary: {
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /** @description The address, masked until it is revealed */
            email: string;
            /** @description First and last name */
            name: string;
            /** @description Company; empty when not told */
            company_name: string;
            /** @description Whether a paid plan is active */
            is_premium: boolean;
            /** @description The plan; null on the free one */
            premium_type: components["schemas"]["PremiumType"] | null;
            /** @description Whether staff */
            is_staff: boolean;
            /**
             * Format: date-time
             * @description When the account was made
             */
            date_joined: string;
            /**
             * Format: date-time
             * @description Last sign-in; null for never
             */
            last_active_at: string | null;
            /** @description ISO 3166-1 alpha-2 code; null while unknown */
            country: string | null;
            /** @description Stories */
            story_count: number;
            /** @description Finished exports */
            video_count: number;
            /** @description Credits left */
            balance: number;
            /** @description Credits ever spent, refunds taken off */
            spent: number;
        };
        /** @description People whose address matches */
        UserSummaryList: {
            /** @description At most 50, best match first */
            users: components["schemas"]["UserSummary"][];
        };
        /** @description The token of a verification mail */
        VerifyEmailRequest: {
            /** @description Token from the link */
            token: string;
        };
        /**
         * @description How the picture should differ from the last one
         * @enum {string}
         */
        VisualAction: "CLOSER" | "WIDER" | "OTHER_ANGLE" | "OTHER_TIME_OF_DAY" | "MORE_DETAIL" | "SIMPLER" | "MORE_DRAMATIC";
        /**
         * @description AROLL replaces the scene's A-rolls, BROLL is laid over them; left out it is AROLL
         * @enum {string}
         */
        VisualUse: "AROLL" | "BROLL";
        /** @description A voice */
        Voice: {
            /** @description What scenes store as `language_and_voice_code` */
            voice_code: string;
            /** @description Name to show */
            name: string;
            language: components["schemas"]["Language"];
            gender: components["schemas"]["VoiceGender"];
            /** @description How it sounds, in words */
            description: string;
            /**
             * Format: uri-reference
             * @description Address of a spoken sample; null when there is none
             */
            sample_url: string | null;
            /** @description Emotions the voice can speak with */
            emotions: components["schemas"]["Emotion"][];
            /** @description Engine that speaks, for example Built-in draft engine */
            provider: string;
            /** @description Whether the voice needs no network */
            is_built_in: boolean;
        };
        /**
         * @description How the voice sounds
         * @enum {string}
         */
        VoiceGender: "female" | "male" | "neutral";
        /** @description The voices of one language */
        VoiceLanguage: {
            language: components["schemas"]["Language"];
            /** @description Name of the language in English */
            language_name: string;
            /** @description Sorted by name */
            voices: components["schemas"]["Voice"][];
        };
        /** @description Voices by language */
        VoiceLanguageList: {
            /** @description Sorted by name */
            languages: components["schemas"]["VoiceLanguage"][];
            /** @description Voice of new scenes */
            default_voice_code: string;
        };
        /** @description Every voice */
        VoiceList: {
            /** @description Sorted by language and name */
            voices: components["schemas"]["Voice"][];
        };
    };
    responses: {
        /** @description The record or the idempotency key stands in the way */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The account may not do this */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The balance, a cap of the person's own or what they were shown does not cover the cost */
        InsufficientCredits: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The server failed in a way nobody foresaw */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description No such record, or not the caller's */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The body is too large */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description Too many requests */
        RateLimited: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The server's disk is nearly full, so nothing is written */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The story is not the caller's, or does not exist */
        StoryNotAuthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description No valid token */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The service cannot answer now, for example while its database restarts */
        Unavailable: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The body is not of the type that the call takes */
        UnsupportedBodyType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The file or body type is not accepted */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The plan does not include this */
        UpgradeRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The input is refused */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiProblem"];
            };
        };
    };
    parameters: {
        /**
         * @description The A-roll
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
         */
        ArollIdPath: string;
        /**
         * @description The A-roll
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
         */
        ArollIdQuery: string;
        /**
         * @description The capsule
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2fca01
         */
        CapsuleIdPath: string;
        /**
         * @description The character of the story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
         */
        CharacterIdCamelPath: string;
        /**
         * @description The character of the story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
         */
        CharacterIdPath: string;
        /**
         * @description The screenplay element
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e32
         */
        ElementIdPath: string;
        /**
         * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
         */
        IdempotencyKey: string;
        /**
         * @description The image style
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
         */
        ImageStyleIdPath: string;
        /**
         * @description The location
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
         */
        LocationIdPath: string;
        /**
         * @description The LoRA model
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
         */
        LoraIdQuery: string;
        /**
         * @description The media
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
         */
        MediaIdPath: string;
        /**
         * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
         * @example 9
         */
        MostCredits: string;
        /**
         * @description The offer of a template
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ef1
         */
        OfferIdPath: string;
        /**
         * @description Page number, from 1
         * @example 1
         */
        Page: number;
        /**
         * @description Rows per page
         * @example 10
         */
        PageSize: number;
        /**
         * @description The project
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
         */
        ProjectIdPath: string;
        /**
         * @description The render
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
         */
        RenderIdPath: string;
        /**
         * @description The scene
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e11
         */
        SceneIdPath: string;
        /**
         * @description The scene
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e11
         */
        SceneIdQuery: string;
        /**
         * @description The screenplay segment
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
         */
        ScreenplaySegmentIdPath: string;
        /**
         * @description The screenplay segment
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
         */
        SegmentIdPath: string;
        /**
         * @description The story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
         */
        StoryIdCamelPath: string;
        /**
         * @description The story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
         */
        StoryIdPath: string;
        /**
         * @description The story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
         */
        StoryIdQuery: string;
        /**
         * @description The task
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
         */
        TaskIdPath: string;
        /**
         * @description The view
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f9b01
         */
        ViewIdPath: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AcceptQuoteRequest = components['schemas']['AcceptQuoteRequest'];
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type Acknowledgement = components['schemas']['Acknowledgement'];
export type ActionElementInput = components['schemas']['ActionElementInput'];
export type ActiveUsers = components['schemas']['ActiveUsers'];
export type ActiveUsersDay = components['schemas']['ActiveUsersDay'];
export type ActiveUsersRequest = components['schemas']['ActiveUsersRequest'];
export type AddArollRequest = components['schemas']['AddArollRequest'];
export type AddBlankProjectRequest = components['schemas']['AddBlankProjectRequest'];
export type AddSceneRequest = components['schemas']['AddSceneRequest'];
export type AiOutputMode = components['schemas']['AiOutputMode'];
export type AlertEvent = components['schemas']['AlertEvent'];
export type ApiProblem = components['schemas']['ApiProblem'];
export type ApplyRewritingRequest = components['schemas']['ApplyRewritingRequest'];
export type ArchiveStoryRequest = components['schemas']['ArchiveStoryRequest'];
export type Aroll = components['schemas']['Aroll'];
export type ArollLayout = components['schemas']['ArollLayout'];
export type ArollObject = components['schemas']['ArollObject'];
export type ArollState = components['schemas']['ArollState'];
export type ArollType = components['schemas']['ArollType'];
export type AspectRatio = components['schemas']['AspectRatio'];
export type AttentionItem = components['schemas']['AttentionItem'];
export type AttentionKind = components['schemas']['AttentionKind'];
export type AuditVideo = components['schemas']['AuditVideo'];
export type AuditVideoPage = components['schemas']['AuditVideoPage'];
export type AuthenticateChannelRequest = components['schemas']['AuthenticateChannelRequest'];
export type BackgroundMusicMediaList = components['schemas']['BackgroundMusicMediaList'];
export type BillingInterval = components['schemas']['BillingInterval'];
export type BlankProject = components['schemas']['BlankProject'];
export type BrandChangedEvent = components['schemas']['BrandChangedEvent'];
export type BrandOverlay = components['schemas']['BrandOverlay'];
export type BrandSettings = components['schemas']['BrandSettings'];
export type Broll = components['schemas']['Broll'];
export type BuildScenesRequest = components['schemas']['BuildScenesRequest'];
export type CancelSubscriptionRequest = components['schemas']['CancelSubscriptionRequest'];
export type Capsule = components['schemas']['Capsule'];
export type CapsuleList = components['schemas']['CapsuleList'];
export type CaptionBreak = components['schemas']['CaptionBreak'];
export type CaptionCue = components['schemas']['CaptionCue'];
export type CaptionLengthOption = components['schemas']['CaptionLengthOption'];
export type CaptionOutline = components['schemas']['CaptionOutline'];
export type CaptionsSettings = components['schemas']['CaptionsSettings'];
export type ChangeBegin = components['schemas']['ChangeBegin'];
export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest'];
export type ChangeSubscriptionRequest = components['schemas']['ChangeSubscriptionRequest'];
export type ChangedArolls = components['schemas']['ChangedArolls'];
export type ChangedScenes = components['schemas']['ChangedScenes'];
export type ChannelSignature = components['schemas']['ChannelSignature'];
export type Character = components['schemas']['Character'];
export type CharacterList = components['schemas']['CharacterList'];
export type CharacterPortrait = components['schemas']['CharacterPortrait'];
export type CharacterRole = components['schemas']['CharacterRole'];
export type CharacterStatus = components['schemas']['CharacterStatus'];
export type ChooseVisualsRequest = components['schemas']['ChooseVisualsRequest'];
export type ChosenEngineInput = components['schemas']['ChosenEngineInput'];
export type ChosenMediaVisual = components['schemas']['ChosenMediaVisual'];
export type ChosenStockVisual = components['schemas']['ChosenStockVisual'];
export type ChosenVisual = components['schemas']['ChosenVisual'];
export type CompleteDemoCheckoutRequest = components['schemas']['CompleteDemoCheckoutRequest'];
export type CompleteRenderRequest = components['schemas']['CompleteRenderRequest'];
export type ConfirmEmailChangeRequest = components['schemas']['ConfirmEmailChangeRequest'];
export type ContentFit = components['schemas']['ContentFit'];
export type Country = components['schemas']['Country'];
export type CountryList = components['schemas']['CountryList'];
export type CreateAndGenerateStoryRequest = components['schemas']['CreateAndGenerateStoryRequest'];
export type CreateCharacterRequest = components['schemas']['CreateCharacterRequest'];
export type CreateEmptyTextStoryRequest = components['schemas']['CreateEmptyTextStoryRequest'];
export type CreateImageStyleRequest = components['schemas']['CreateImageStyleRequest'];
export type CreateInpaintingRequestRequest = components['schemas']['CreateInpaintingRequestRequest'];
export type CreateLocationRequest = components['schemas']['CreateLocationRequest'];
export type CreateLoraRequest = components['schemas']['CreateLoraRequest'];
export type CreateNarratedStoryRequest = components['schemas']['CreateNarratedStoryRequest'];
export type CreatePortalSessionRequest = components['schemas']['CreatePortalSessionRequest'];
export type CreateProjectRequest = components['schemas']['CreateProjectRequest'];
export type CreatePurchaseRequest = components['schemas']['CreatePurchaseRequest'];
export type CreateQuoteRequest = components['schemas']['CreateQuoteRequest'];
export type CreateRenderUploadRequest = components['schemas']['CreateRenderUploadRequest'];
export type CreateScreenplaySegmentRequest = components['schemas']['CreateScreenplaySegmentRequest'];
export type CreateStaffViewRequest = components['schemas']['CreateStaffViewRequest'];
export type CreateStoryFromAudioRequest = components['schemas']['CreateStoryFromAudioRequest'];
export type CreateStoryRequest = components['schemas']['CreateStoryRequest'];
export type CreateStoryVersionRequest = components['schemas']['CreateStoryVersionRequest'];
export type CreateSubscriptionRequest = components['schemas']['CreateSubscriptionRequest'];
export type CreateTaskRequest = components['schemas']['CreateTaskRequest'];
export type CreateVideoCaptionsStoryRequest = components['schemas']['CreateVideoCaptionsStoryRequest'];
export type CreationMode = components['schemas']['CreationMode'];
export type CreditAction = components['schemas']['CreditAction'];
export type CreditBalance = components['schemas']['CreditBalance'];
export type CreditCap = components['schemas']['CreditCap'];
export type CreditCapScope = components['schemas']['CreditCapScope'];
export type CreditCost = components['schemas']['CreditCost'];
export type CreditCostList = components['schemas']['CreditCostList'];
export type CreditLot = components['schemas']['CreditLot'];
export type CreditPack = components['schemas']['CreditPack'];
export type CreditSource = components['schemas']['CreditSource'];
export type CreditUnit = components['schemas']['CreditUnit'];
export type CreditsEstimate = components['schemas']['CreditsEstimate'];
export type CreditsEstimateLine = components['schemas']['CreditsEstimateLine'];
export type CreditsShortfall = components['schemas']['CreditsShortfall'];
export type CreditsSummary = components['schemas']['CreditsSummary'];
export type CreditsUpdatedEvent = components['schemas']['CreditsUpdatedEvent'];
export type CropArea = components['schemas']['CropArea'];
export type CropArollRequest = components['schemas']['CropArollRequest'];
export type CumulativeDay = components['schemas']['CumulativeDay'];
export type CumulativeStats = components['schemas']['CumulativeStats'];
export type Currency = components['schemas']['Currency'];
export type CurrencySymbol = components['schemas']['CurrencySymbol'];
export type CurrentSubscription = components['schemas']['CurrentSubscription'];
export type CustomCaptionsStyle = components['schemas']['CustomCaptionsStyle'];
export type CustomCaptionsStyleInput = components['schemas']['CustomCaptionsStyleInput'];
export type DailyStats = components['schemas']['DailyStats'];
export type DataExport = components['schemas']['DataExport'];
export type DebugEdit = components['schemas']['DebugEdit'];
export type DebugJob = components['schemas']['DebugJob'];
export type DebugJobStatus = components['schemas']['DebugJobStatus'];
export type DebugOwner = components['schemas']['DebugOwner'];
export type DebugRender = components['schemas']['DebugRender'];
export type DebugReport = components['schemas']['DebugReport'];
export type DebugScene = components['schemas']['DebugScene'];
export type DebugStory = components['schemas']['DebugStory'];
export type DebugTask = components['schemas']['DebugTask'];
export type DeleteLoraTrainingDataRequest = components['schemas']['DeleteLoraTrainingDataRequest'];
export type DeleteSceneRequest = components['schemas']['DeleteSceneRequest'];
export type DemoCheckout = components['schemas']['DemoCheckout'];
export type DemoCheckoutEnding = components['schemas']['DemoCheckoutEnding'];
export type DemoCheckoutStatus = components['schemas']['DemoCheckoutStatus'];
export type DialogueElementInput = components['schemas']['DialogueElementInput'];
export type DivideTranscriptIntoScenesRequest = components['schemas']['DivideTranscriptIntoScenesRequest'];
export type DraftCompanyInfoRequest = components['schemas']['DraftCompanyInfoRequest'];
export type DuplicateStoryInAnotherLanguageRequest = components['schemas']['DuplicateStoryInAnotherLanguageRequest'];
export type DuplicateStoryRequest = components['schemas']['DuplicateStoryRequest'];
export type DuplicateTemplateInAnotherAccountRequest = components['schemas']['DuplicateTemplateInAnotherAccountRequest'];
export type EarlierFilm = components['schemas']['EarlierFilm'];
export type ElementType = components['schemas']['ElementType'];
export type Emotion = components['schemas']['Emotion'];
export type EndCredit = components['schemas']['EndCredit'];
export type Engine = components['schemas']['Engine'];
export type EngineFailure = components['schemas']['EngineFailure'];
export type EngineHealth = components['schemas']['EngineHealth'];
export type EngineKind = components['schemas']['EngineKind'];
export type EngineList = components['schemas']['EngineList'];
export type EnginePrice = components['schemas']['EnginePrice'];
export type EstimateCreditsForStoryRequest = components['schemas']['EstimateCreditsForStoryRequest'];
export type ExportAuditTrailRequest = components['schemas']['ExportAuditTrailRequest'];
export type ExportPremiumCreditsRequest = components['schemas']['ExportPremiumCreditsRequest'];
export type ExportStaffRowsRequest = components['schemas']['ExportStaffRowsRequest'];
export type ExportToPremiereProRequest = components['schemas']['ExportToPremiereProRequest'];
export type ExportUsageRequest = components['schemas']['ExportUsageRequest'];
export type FailRenderRequest = components['schemas']['FailRenderRequest'];
export type FailureSubject = components['schemas']['FailureSubject'];
export type FeedbackType = components['schemas']['FeedbackType'];
export type FileUploadedRequest = components['schemas']['FileUploadedRequest'];
export type FiledReport = components['schemas']['FiledReport'];
export type FilmDecision = components['schemas']['FilmDecision'];
export type FilmEngine = components['schemas']['FilmEngine'];
export type FilmFlag = components['schemas']['FilmFlag'];
export type FilmFlagKind = components['schemas']['FilmFlagKind'];
export type FilmReceipt = components['schemas']['FilmReceipt'];
export type FilmReceipts = components['schemas']['FilmReceipts'];
export type FilmReview = components['schemas']['FilmReview'];
export type FilmReviewState = components['schemas']['FilmReviewState'];
export type FlipArollHorizontalRequest = components['schemas']['FlipArollHorizontalRequest'];
export type FocalKey = components['schemas']['FocalKey'];
export type FocalPath = components['schemas']['FocalPath'];
export type FocalPoint = components['schemas']['FocalPoint'];
export type FontSizeOption = components['schemas']['FontSizeOption'];
export type FoundFocalPath = components['schemas']['FoundFocalPath'];
export type FoundFocalPoint = components['schemas']['FoundFocalPoint'];
export type FreePlan = components['schemas']['FreePlan'];
export type FunnelAnalytics = components['schemas']['FunnelAnalytics'];
export type FunnelCountry = components['schemas']['FunnelCountry'];
export type FunnelStep = components['schemas']['FunnelStep'];
export type FunnelStepName = components['schemas']['FunnelStepName'];
export type GenerateAudioRequest = components['schemas']['GenerateAudioRequest'];
export type GenerateLoraCaptionsRequest = components['schemas']['GenerateLoraCaptionsRequest'];
export type GenerateMagicPromptRequest = components['schemas']['GenerateMagicPromptRequest'];
export type GeneratePreviewLinkRequest = components['schemas']['GeneratePreviewLinkRequest'];
export type GenerateStoryWithScriptTypeRequest = components['schemas']['GenerateStoryWithScriptTypeRequest'];
export type GenerateVideoRequest = components['schemas']['GenerateVideoRequest'];
export type GenerateVisualsForAudioStoryRequest = components['schemas']['GenerateVisualsForAudioStoryRequest'];
export type GenerateWholeLongStoryVideoRequest = components['schemas']['GenerateWholeLongStoryVideoRequest'];
export type GenerationAnalytics = components['schemas']['GenerationAnalytics'];
export type GenerationByMode = components['schemas']['GenerationByMode'];
export type GenerationByModel = components['schemas']['GenerationByModel'];
export type GenerationByTask = components['schemas']['GenerationByTask'];
export type GenerationCost = components['schemas']['GenerationCost'];
export type GenerationCostEngine = components['schemas']['GenerationCostEngine'];
export type GenerationDay = components['schemas']['GenerationDay'];
export type GenerationDayPart = components['schemas']['GenerationDayPart'];
export type GenerationFailure = components['schemas']['GenerationFailure'];
export type GenerationQuote = components['schemas']['GenerationQuote'];
export type GenerationQuoteEngine = components['schemas']['GenerationQuoteEngine'];
export type GenerationStep = components['schemas']['GenerationStep'];
export type GetGenericPresignedUrlRequest = components['schemas']['GetGenericPresignedUrlRequest'];
export type GetStockRequest = components['schemas']['GetStockRequest'];
export type GivenTemplateOffer = components['schemas']['GivenTemplateOffer'];
export type GivenTemplateOfferList = components['schemas']['GivenTemplateOfferList'];
export type HandEdit = components['schemas']['HandEdit'];
export type ImageAnimation = components['schemas']['ImageAnimation'];
export type ImageModel = components['schemas']['ImageModel'];
export type ImageModelRatio = components['schemas']['ImageModelRatio'];
export type ImagePrompt = components['schemas']['ImagePrompt'];
export type ImagePromptFromVisualActionRequest = components['schemas']['ImagePromptFromVisualActionRequest'];
export type ImageStyle = components['schemas']['ImageStyle'];
export type ImageStyleList = components['schemas']['ImageStyleList'];
export type ImageStylePreview = components['schemas']['ImageStylePreview'];
export type ImageStyleSource = components['schemas']['ImageStyleSource'];
export type ImportScreenplayRequest = components['schemas']['ImportScreenplayRequest'];
export type ImportStockRequest = components['schemas']['ImportStockRequest'];
export type ImportSubtitlesRequest = components['schemas']['ImportSubtitlesRequest'];
export type ImportedElement = components['schemas']['ImportedElement'];
export type ImportedScreenplay = components['schemas']['ImportedScreenplay'];
export type ImportedSegment = components['schemas']['ImportedSegment'];
export type ImprovePromptRequest = components['schemas']['ImprovePromptRequest'];
export type ImprovedPrompt = components['schemas']['ImprovedPrompt'];
export type InpaintingRequest = components['schemas']['InpaintingRequest'];
export type JobSettlement = components['schemas']['JobSettlement'];
export type Language = components['schemas']['Language'];
export type LeonardoModel = components['schemas']['LeonardoModel'];
export type LeonardoPresetList = components['schemas']['LeonardoPresetList'];
export type LeonardoStyle = components['schemas']['LeonardoStyle'];
export type LetterCase = components['schemas']['LetterCase'];
export type LinkGoogleRequest = components['schemas']['LinkGoogleRequest'];
export type Location = components['schemas']['Location'];
export type LocationList = components['schemas']['LocationList'];
export type LocationType = components['schemas']['LocationType'];
export type LocationTypeInput = components['schemas']['LocationTypeInput'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type LoginWithGoogleRequest = components['schemas']['LoginWithGoogleRequest'];
export type LogoPosition = components['schemas']['LogoPosition'];
export type LogoUploadRequest = components['schemas']['LogoUploadRequest'];
export type Lora = components['schemas']['Lora'];
export type LoraCaption = components['schemas']['LoraCaption'];
export type LoraCaptionSource = components['schemas']['LoraCaptionSource'];
export type LoraCheckpoint = components['schemas']['LoraCheckpoint'];
export type LoraList = components['schemas']['LoraList'];
export type LoraModelType = components['schemas']['LoraModelType'];
export type LoraPictureIssue = components['schemas']['LoraPictureIssue'];
export type LoraPictureIssueKind = components['schemas']['LoraPictureIssueKind'];
export type LoraReplacement = components['schemas']['LoraReplacement'];
export type LoraSample = components['schemas']['LoraSample'];
export type LoraStage = components['schemas']['LoraStage'];
export type LoraStatus = components['schemas']['LoraStatus'];
export type LoraTrainer = components['schemas']['LoraTrainer'];
export type LoraTrainingItem = components['schemas']['LoraTrainingItem'];
export type LoraType = components['schemas']['LoraType'];
export type MapCharacterRequest = components['schemas']['MapCharacterRequest'];
export type MarkNotificationsReadRequest = components['schemas']['MarkNotificationsReadRequest'];
export type Media = components['schemas']['Media'];
export type MediaArgs = components['schemas']['MediaArgs'];
export type MediaDetails = components['schemas']['MediaDetails'];
export type MediaPage = components['schemas']['MediaPage'];
export type MediaReceipt = components['schemas']['MediaReceipt'];
export type MediaSource = components['schemas']['MediaSource'];
export type MediaStatus = components['schemas']['MediaStatus'];
export type MediaTranscription = components['schemas']['MediaTranscription'];
export type MediaType = components['schemas']['MediaType'];
export type MediaUpdateEvent = components['schemas']['MediaUpdateEvent'];
export type MendStoryRequest = components['schemas']['MendStoryRequest'];
export type MergeScenesRequest = components['schemas']['MergeScenesRequest'];
export type MissedEvent = components['schemas']['MissedEvent'];
export type MissedEventList = components['schemas']['MissedEventList'];
export type MoveArollRequest = components['schemas']['MoveArollRequest'];
export type MusicList = components['schemas']['MusicList'];
export type MusicSettings = components['schemas']['MusicSettings'];
export type MusicTrack = components['schemas']['MusicTrack'];
export type NewStoryQuote = components['schemas']['NewStoryQuote'];
export type NewVideoEvent = components['schemas']['NewVideoEvent'];
export type Notification = components['schemas']['Notification'];
export type NotificationKind = components['schemas']['NotificationKind'];
export type NotificationPage = components['schemas']['NotificationPage'];
export type NotificationSetting = components['schemas']['NotificationSetting'];
export type NotificationSettingList = components['schemas']['NotificationSettingList'];
export type NotificationsChangedEvent = components['schemas']['NotificationsChangedEvent'];
export type ObjectToFilmReviewRequest = components['schemas']['ObjectToFilmReviewRequest'];
export type OnboardingAnswer = components['schemas']['OnboardingAnswer'];
export type OnboardingFormRequest = components['schemas']['OnboardingFormRequest'];
export type OverrideCaptionsRequest = components['schemas']['OverrideCaptionsRequest'];
export type ParseScreenplayAndCreateStoryRequest = components['schemas']['ParseScreenplayAndCreateStoryRequest'];
export type PartnerReport = components['schemas']['PartnerReport'];
export type PartnerReportRequest = components['schemas']['PartnerReportRequest'];
export type PartnerReportRow = components['schemas']['PartnerReportRow'];
export type Payment = components['schemas']['Payment'];
export type PaymentList = components['schemas']['PaymentList'];
export type PaymentProvider = components['schemas']['PaymentProvider'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PersonCredits = components['schemas']['PersonCredits'];
export type PersonDetails = components['schemas']['PersonDetails'];
export type PersonPlan = components['schemas']['PersonPlan'];
export type PersonSession = components['schemas']['PersonSession'];
export type PlanUse = components['schemas']['PlanUse'];
export type PortalSession = components['schemas']['PortalSession'];
export type PortraitGenerationStatus = components['schemas']['PortraitGenerationStatus'];
export type PremierePackage = components['schemas']['PremierePackage'];
export type PremiumType = components['schemas']['PremiumType'];
export type PremiumUserCredit = components['schemas']['PremiumUserCredit'];
export type PremiumUserCreditPage = components['schemas']['PremiumUserCreditPage'];
export type PresignedUpload = components['schemas']['PresignedUpload'];
export type PreviewImageStyleRequest = components['schemas']['PreviewImageStyleRequest'];
export type PreviewLink = components['schemas']['PreviewLink'];
export type PreviewTaskRequest = components['schemas']['PreviewTaskRequest'];
export type PreviousGenerations = components['schemas']['PreviousGenerations'];
export type PriceUnit = components['schemas']['PriceUnit'];
export type ProductPrice = components['schemas']['ProductPrice'];
export type ProductPriceList = components['schemas']['ProductPriceList'];
export type Project = components['schemas']['Project'];
export type ProjectPage = components['schemas']['ProjectPage'];
export type PublicAroll = components['schemas']['PublicAroll'];
export type PublicBroll = components['schemas']['PublicBroll'];
export type PublicScene = components['schemas']['PublicScene'];
export type PublicStory = components['schemas']['PublicStory'];
export type Purchase = components['schemas']['Purchase'];
export type PurchaseStatus = components['schemas']['PurchaseStatus'];
export type QualityByModel = components['schemas']['QualityByModel'];
export type QualityData = components['schemas']['QualityData'];
export type QualityDataRequest = components['schemas']['QualityDataRequest'];
export type QualityDay = components['schemas']['QualityDay'];
export type QualityReport = components['schemas']['QualityReport'];
export type Quote = components['schemas']['Quote'];
export type QuoteEngine = components['schemas']['QuoteEngine'];
export type QuoteItem = components['schemas']['QuoteItem'];
export type QuoteItemState = components['schemas']['QuoteItemState'];
export type QuoteStatus = components['schemas']['QuoteStatus'];
export type ReachedCap = components['schemas']['ReachedCap'];
export type RealEngine = components['schemas']['RealEngine'];
export type RealItem = components['schemas']['RealItem'];
export type RealLock = components['schemas']['RealLock'];
export type RealPart = components['schemas']['RealPart'];
export type RealWork = components['schemas']['RealWork'];
export type Receipt = components['schemas']['Receipt'];
export type ReceiptFailure = components['schemas']['ReceiptFailure'];
export type ReceiptInput = components['schemas']['ReceiptInput'];
export type ReceiptInputName = components['schemas']['ReceiptInputName'];
export type ReceiptSetting = components['schemas']['ReceiptSetting'];
export type ReceiptWork = components['schemas']['ReceiptWork'];
export type RecordingPhrase = components['schemas']['RecordingPhrase'];
export type ReferralSource = components['schemas']['ReferralSource'];
export type RefusalForecast = components['schemas']['RefusalForecast'];
export type RegenerateImageRequest = components['schemas']['RegenerateImageRequest'];
export type RegenerateSceneAudioRequest = components['schemas']['RegenerateSceneAudioRequest'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type RegisterResult = components['schemas']['RegisterResult'];
export type RenameProjectRequest = components['schemas']['RenameProjectRequest'];
export type Render = components['schemas']['Render'];
export type RenderDocument = components['schemas']['RenderDocument'];
export type RenderExecutor = components['schemas']['RenderExecutor'];
export type RenderProgressEvent = components['schemas']['RenderProgressEvent'];
export type RenderStart = components['schemas']['RenderStart'];
export type RenderStatus = components['schemas']['RenderStatus'];
export type ReorderScenesRequest = components['schemas']['ReorderScenesRequest'];
export type ReorderScreenplayRequest = components['schemas']['ReorderScreenplayRequest'];
export type ReportRenderProgressRequest = components['schemas']['ReportRenderProgressRequest'];
export type ReportSettlement = components['schemas']['ReportSettlement'];
export type ReportStoryEngineErrorRequest = components['schemas']['ReportStoryEngineErrorRequest'];
export type ReportStoryRenderingIssuesRequest = components['schemas']['ReportStoryRenderingIssuesRequest'];
export type RequestAccountDeletionRequest = components['schemas']['RequestAccountDeletionRequest'];
export type RequestEmailChangeRequest = components['schemas']['RequestEmailChangeRequest'];
export type RequestOutcome = components['schemas']['RequestOutcome'];
export type ResendVerificationEmailRequest = components['schemas']['ResendVerificationEmailRequest'];
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
export type ResumeSubscriptionRequest = components['schemas']['ResumeSubscriptionRequest'];
export type ResyncSceneCaptionsRequest = components['schemas']['ResyncSceneCaptionsRequest'];
export type RevealAddressRequest = components['schemas']['RevealAddressRequest'];
export type RevealCapsuleRequest = components['schemas']['RevealCapsuleRequest'];
export type RevealStoryRequest = components['schemas']['RevealStoryRequest'];
export type RevealedAddress = components['schemas']['RevealedAddress'];
export type ReverseVideoRequest = components['schemas']['ReverseVideoRequest'];
export type ReviewFilmRequest = components['schemas']['ReviewFilmRequest'];
export type RewriteStoryRequest = components['schemas']['RewriteStoryRequest'];
export type Rewriting = components['schemas']['Rewriting'];
export type RewritingChange = components['schemas']['RewritingChange'];
export type RewritingPair = components['schemas']['RewritingPair'];
export type RewritingState = components['schemas']['RewritingState'];
export type RisenPrice = components['schemas']['RisenPrice'];
export type Scene = components['schemas']['Scene'];
export type SceneAudioTranscribedEvent = components['schemas']['SceneAudioTranscribedEvent'];
export type SceneCaption = components['schemas']['SceneCaption'];
export type SceneMergedEvent = components['schemas']['SceneMergedEvent'];
export type SceneOperation = components['schemas']['SceneOperation'];
export type SceneOrder = components['schemas']['SceneOrder'];
export type ScenePace = components['schemas']['ScenePace'];
export type SceneSize = components['schemas']['SceneSize'];
export type SceneSplitEvent = components['schemas']['SceneSplitEvent'];
export type SceneState = components['schemas']['SceneState'];
export type SceneTranslation = components['schemas']['SceneTranslation'];
export type ScreenplayElement = components['schemas']['ScreenplayElement'];
export type ScreenplayElementInput = components['schemas']['ScreenplayElementInput'];
export type ScreenplaySegment = components['schemas']['ScreenplaySegment'];
export type ScreenplaySegmentList = components['schemas']['ScreenplaySegmentList'];
export type ScreenplayText = components['schemas']['ScreenplayText'];
export type ScriptType = components['schemas']['ScriptType'];
export type SendCapsuleRequest = components['schemas']['SendCapsuleRequest'];
export type Session = components['schemas']['Session'];
export type SetArollMediaRequest = components['schemas']['SetArollMediaRequest'];
export type SetMediaThumbnailRequest = components['schemas']['SetMediaThumbnailRequest'];
export type SetMonthlyCreditCapRequest = components['schemas']['SetMonthlyCreditCapRequest'];
export type SetStockRequest = components['schemas']['SetStockRequest'];
export type SetStoryCreditCapRequest = components['schemas']['SetStoryCreditCapRequest'];
export type SettleJobRequest = components['schemas']['SettleJobRequest'];
export type SettleReportRequest = components['schemas']['SettleReportRequest'];
export type ShotElementInput = components['schemas']['ShotElementInput'];
export type SignedInSession = components['schemas']['SignedInSession'];
export type SignedInSessionList = components['schemas']['SignedInSessionList'];
export type SplitSceneRequest = components['schemas']['SplitSceneRequest'];
export type SplitStoryIntoScenesRequest = components['schemas']['SplitStoryIntoScenesRequest'];
export type StaffCapsule = components['schemas']['StaffCapsule'];
export type StaffCapsuleList = components['schemas']['StaffCapsuleList'];
export type StaffGrid = components['schemas']['StaffGrid'];
export type StaffMatch = components['schemas']['StaffMatch'];
export type StaffMatchKind = components['schemas']['StaffMatchKind'];
export type StaffMatchList = components['schemas']['StaffMatchList'];
export type StaffOverview = components['schemas']['StaffOverview'];
export type StaffRole = components['schemas']['StaffRole'];
export type StaffRow = components['schemas']['StaffRow'];
export type StaffRowDate = components['schemas']['StaffRowDate'];
export type StaffRowKind = components['schemas']['StaffRowKind'];
export type StaffRowPage = components['schemas']['StaffRowPage'];
export type StaffRowTotals = components['schemas']['StaffRowTotals'];
export type StaffView = components['schemas']['StaffView'];
export type StaffViewList = components['schemas']['StaffViewList'];
export type StaleLock = components['schemas']['StaleLock'];
export type StalePart = components['schemas']['StalePart'];
export type StaleWork = components['schemas']['StaleWork'];
export type StaleWorkList = components['schemas']['StaleWorkList'];
export type Stats = components['schemas']['Stats'];
export type StockChoice = components['schemas']['StockChoice'];
export type StockCredit = components['schemas']['StockCredit'];
export type StockItem = components['schemas']['StockItem'];
export type StockPage = components['schemas']['StockPage'];
export type StockType = components['schemas']['StockType'];
export type StopLoraRequest = components['schemas']['StopLoraRequest'];
export type StopQuoteRequest = components['schemas']['StopQuoteRequest'];
export type Story = components['schemas']['Story'];
export type StoryChangedEvent = components['schemas']['StoryChangedEvent'];
export type StoryCharacterUpdateEvent = components['schemas']['StoryCharacterUpdateEvent'];
export type StoryCredits = components['schemas']['StoryCredits'];
export type StoryDebugDetails = components['schemas']['StoryDebugDetails'];
export type StoryDocument = components['schemas']['StoryDocument'];
export type StoryEdit = components['schemas']['StoryEdit'];
export type StoryEditPage = components['schemas']['StoryEditPage'];
export type StoryHistoryStep = components['schemas']['StoryHistoryStep'];
export type StoryPage = components['schemas']['StoryPage'];
export type StoryState = components['schemas']['StoryState'];
export type StoryStatus = components['schemas']['StoryStatus'];
export type StoryStatusEvent = components['schemas']['StoryStatusEvent'];
export type StorySummary = components['schemas']['StorySummary'];
export type StoryTranslation = components['schemas']['StoryTranslation'];
export type StoryVersion = components['schemas']['StoryVersion'];
export type StoryVersionDocument = components['schemas']['StoryVersionDocument'];
export type StoryVersionPage = components['schemas']['StoryVersionPage'];
export type SubmitFeedbackRequest = components['schemas']['SubmitFeedbackRequest'];
export type SubmitLoraRequest = components['schemas']['SubmitLoraRequest'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionChange = components['schemas']['SubscriptionChange'];
export type SubscriptionChangedEvent = components['schemas']['SubscriptionChangedEvent'];
export type SubscriptionStatus = components['schemas']['SubscriptionStatus'];
export type SwapSceneRequest = components['schemas']['SwapSceneRequest'];
export type Task = components['schemas']['Task'];
export type TaskEngine = components['schemas']['TaskEngine'];
export type TaskEstimate = components['schemas']['TaskEstimate'];
export type TaskEvent = components['schemas']['TaskEvent'];
export type TaskList = components['schemas']['TaskList'];
export type TaskModel = components['schemas']['TaskModel'];
export type TaskModelList = components['schemas']['TaskModelList'];
export type TaskPreview = components['schemas']['TaskPreview'];
export type TaskSettings = components['schemas']['TaskSettings'];
export type TaskStatus = components['schemas']['TaskStatus'];
export type TaskTool = components['schemas']['TaskTool'];
export type TaskType = components['schemas']['TaskType'];
export type TemplateOffer = components['schemas']['TemplateOffer'];
export type TemplateOfferList = components['schemas']['TemplateOfferList'];
export type TemplatedCaptionsStyle = components['schemas']['TemplatedCaptionsStyle'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type TimeOfDayInput = components['schemas']['TimeOfDayInput'];
export type TimePercentiles = components['schemas']['TimePercentiles'];
export type TimelineEvent = components['schemas']['TimelineEvent'];
export type TimelineKind = components['schemas']['TimelineKind'];
export type ToolResult = components['schemas']['ToolResult'];
export type ToolResultPage = components['schemas']['ToolResultPage'];
export type ToolVerdict = components['schemas']['ToolVerdict'];
export type TrailAction = components['schemas']['TrailAction'];
export type TrailEntry = components['schemas']['TrailEntry'];
export type TrailPage = components['schemas']['TrailPage'];
export type TrailSubject = components['schemas']['TrailSubject'];
export type TranscribeAudioStoryRequest = components['schemas']['TranscribeAudioStoryRequest'];
export type TranscribeSceneAudioRequest = components['schemas']['TranscribeSceneAudioRequest'];
export type TranscribedWord = components['schemas']['TranscribedWord'];
export type TransitionElementInput = components['schemas']['TransitionElementInput'];
export type TransitionName = components['schemas']['TransitionName'];
export type TranslateSceneRequest = components['schemas']['TranslateSceneRequest'];
export type TranslationFit = components['schemas']['TranslationFit'];
export type TranslatorInfo = components['schemas']['TranslatorInfo'];
export type UndoFilmReviewRequest = components['schemas']['UndoFilmReviewRequest'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type UpdateArollDurationsRequest = components['schemas']['UpdateArollDurationsRequest'];
export type UpdateArollLayoutRequest = components['schemas']['UpdateArollLayoutRequest'];
export type UpdateAspectRatioRequest = components['schemas']['UpdateAspectRatioRequest'];
export type UpdateBrandSettingsRequest = components['schemas']['UpdateBrandSettingsRequest'];
export type UpdateCaptionsRequest = components['schemas']['UpdateCaptionsRequest'];
export type UpdateCharacterRequest = components['schemas']['UpdateCharacterRequest'];
export type UpdateContentFitRequest = components['schemas']['UpdateContentFitRequest'];
export type UpdateImageAnimationRequest = components['schemas']['UpdateImageAnimationRequest'];
export type UpdateImageStyleRequest = components['schemas']['UpdateImageStyleRequest'];
export type UpdateLocationRequest = components['schemas']['UpdateLocationRequest'];
export type UpdateLoraRequest = components['schemas']['UpdateLoraRequest'];
export type UpdateMediaTranscriptionRequest = components['schemas']['UpdateMediaTranscriptionRequest'];
export type UpdateMusicRequest = components['schemas']['UpdateMusicRequest'];
export type UpdateNotificationPreferencesRequest = components['schemas']['UpdateNotificationPreferencesRequest'];
export type UpdateNotificationSettingsRequest = components['schemas']['UpdateNotificationSettingsRequest'];
export type UpdateSceneAudioRequest = components['schemas']['UpdateSceneAudioRequest'];
export type UpdateSceneCaptionsRequest = components['schemas']['UpdateSceneCaptionsRequest'];
export type UpdateScenePauseRequest = components['schemas']['UpdateScenePauseRequest'];
export type UpdateScreenplaySegmentRequest = components['schemas']['UpdateScreenplaySegmentRequest'];
export type UpdateStaffViewRequest = components['schemas']['UpdateStaffViewRequest'];
export type UpdateStoryRequest = components['schemas']['UpdateStoryRequest'];
export type UpdateStoryTitleRequest = components['schemas']['UpdateStoryTitleRequest'];
export type UpdateToolResultRequest = components['schemas']['UpdateToolResultRequest'];
export type UpdateTransitionRequest = components['schemas']['UpdateTransitionRequest'];
export type UpdateUserLocationRequest = components['schemas']['UpdateUserLocationRequest'];
export type UpdateUserProfileRequest = components['schemas']['UpdateUserProfileRequest'];
export type UpdateVideoAudioRequest = components['schemas']['UpdateVideoAudioRequest'];
export type UpdateVideoPlaybackRateRequest = components['schemas']['UpdateVideoPlaybackRateRequest'];
export type UpdateVideoStartEndRequest = components['schemas']['UpdateVideoStartEndRequest'];
export type UploadLoraModelRequest = components['schemas']['UploadLoraModelRequest'];
export type UploadProfilePictureRequest = components['schemas']['UploadProfilePictureRequest'];
export type UpscaleFactor = components['schemas']['UpscaleFactor'];
export type UsageByAction = components['schemas']['UsageByAction'];
export type UsageByActionEntry = components['schemas']['UsageByActionEntry'];
export type UsageByDay = components['schemas']['UsageByDay'];
export type UsageDay = components['schemas']['UsageDay'];
export type UsageEntry = components['schemas']['UsageEntry'];
export type UsageExport = components['schemas']['UsageExport'];
export type UsageKind = components['schemas']['UsageKind'];
export type UsageMetricDay = components['schemas']['UsageMetricDay'];
export type UsageMetrics = components['schemas']['UsageMetrics'];
export type UsageMetricsRequest = components['schemas']['UsageMetricsRequest'];
export type UsagePage = components['schemas']['UsagePage'];
export type User = components['schemas']['User'];
export type UserProfile = components['schemas']['UserProfile'];
export type UserSummary = components['schemas']['UserSummary'];
export type UserSummaryList = components['schemas']['UserSummaryList'];
export type VerifyEmailRequest = components['schemas']['VerifyEmailRequest'];
export type VisualAction = components['schemas']['VisualAction'];
export type VisualUse = components['schemas']['VisualUse'];
export type Voice = components['schemas']['Voice'];
export type VoiceGender = components['schemas']['VoiceGender'];
export type VoiceLanguage = components['schemas']['VoiceLanguage'];
export type VoiceLanguageList = components['schemas']['VoiceLanguageList'];
export type VoiceList = components['schemas']['VoiceList'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseInsufficientCredits = components['responses']['InsufficientCredits'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseStorageFull = components['responses']['StorageFull'];
export type ResponseStoryNotAuthorized = components['responses']['StoryNotAuthorized'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseUnsupportedBodyType = components['responses']['UnsupportedBodyType'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUpgradeRequired = components['responses']['UpgradeRequired'];
export type ResponseValidationFailed = components['responses']['ValidationFailed'];
export type ParameterArollIdPath = components['parameters']['ArollIdPath'];
export type ParameterArollIdQuery = components['parameters']['ArollIdQuery'];
export type ParameterCapsuleIdPath = components['parameters']['CapsuleIdPath'];
export type ParameterCharacterIdCamelPath = components['parameters']['CharacterIdCamelPath'];
export type ParameterCharacterIdPath = components['parameters']['CharacterIdPath'];
export type ParameterElementIdPath = components['parameters']['ElementIdPath'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterImageStyleIdPath = components['parameters']['ImageStyleIdPath'];
export type ParameterLocationIdPath = components['parameters']['LocationIdPath'];
export type ParameterLoraIdQuery = components['parameters']['LoraIdQuery'];
export type ParameterMediaIdPath = components['parameters']['MediaIdPath'];
export type ParameterMostCredits = components['parameters']['MostCredits'];
export type ParameterOfferIdPath = components['parameters']['OfferIdPath'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterProjectIdPath = components['parameters']['ProjectIdPath'];
export type ParameterRenderIdPath = components['parameters']['RenderIdPath'];
export type ParameterSceneIdPath = components['parameters']['SceneIdPath'];
export type ParameterSceneIdQuery = components['parameters']['SceneIdQuery'];
export type ParameterScreenplaySegmentIdPath = components['parameters']['ScreenplaySegmentIdPath'];
export type ParameterSegmentIdPath = components['parameters']['SegmentIdPath'];
export type ParameterStoryIdCamelPath = components['parameters']['StoryIdCamelPath'];
export type ParameterStoryIdPath = components['parameters']['StoryIdPath'];
export type ParameterStoryIdQuery = components['parameters']['StoryIdQuery'];
export type ParameterTaskIdPath = components['parameters']['TaskIdPath'];
export type ParameterViewIdPath = components['parameters']['ViewIdPath'];
export type $defs = Record<string, never>;
export interface operations {
    getGenerationAnalytics: {
        parameters: {
            query?: {
                /**
                 * @description How many days back, today included
                 * @example 30
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationAnalytics"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account exists */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterResult"];
                };
            };
            /** @description The account is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listBackgroundMusicMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackgroundMusicMediaList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelSubscriptionRequest"];
            };
        };
        responses: {
            /** @description Cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Nothing to cancel */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listEngines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The engines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngineList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMusic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MusicList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVoicesByLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceLanguageList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptQuote: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptQuoteRequest"];
            };
        };
        responses: {
            /** @description It is being made */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            /** @description Not allowed now */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is being prepared */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    requestAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestAccountDeletionRequest"];
            };
        };
        responses: {
            /** @description Every device is signed out; the account is deleted in seven days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A payment is on its way, or the record stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestEmailChangeRequest"];
            };
        };
        responses: {
            /** @description The profile with the address that waits for its link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile without a pending address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailChangeRequest"];
            };
        };
        responses: {
            /** @description The address is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    linkGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkGoogleRequest"];
            };
        };
        responses: {
            /** @description The profile with Google linked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unlinkGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile without Google */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    mailFirstPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    uploadProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadProfilePictureRequest"];
            };
        };
        responses: {
            /** @description The profile with the picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    removeProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile, shown by initials */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInSessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device that is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInSessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f0c01
                 */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices that are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInSessionList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addBlankProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBlankProjectRequest"];
            };
        };
        responses: {
            /** @description The project and its story */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlankProject"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UpgradeRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addScene: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSceneRequest"];
            };
        };
        responses: {
            /** @description The new scene */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedScenes"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    archiveStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArchiveStoryRequest"];
            };
        };
        responses: {
            /** @description The story after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addAroll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddArollRequest"];
            };
        };
        responses: {
            /** @description The scene with the new A-roll */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    setStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetStockRequest"];
            };
        };
        responses: {
            /** @description The A-roll after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aroll"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateArollDurations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateArollDurationsRequest"];
            };
        };
        responses: {
            /** @description The scene after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getAroll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The A-roll */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aroll"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAroll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scene without it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    cropAroll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CropArollRequest"];
            };
        };
        responses: {
            /** @description The A-roll after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aroll"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    decrementArollOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MoveArollRequest"];
            };
        };
        responses: {
            /** @description The scene in its new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    flipArollHorizontal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlipArollHorizontalRequest"];
            };
        };
        responses: {
            /** @description The A-roll after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aroll"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    incrementArollOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MoveArollRequest"];
            };
        };
        responses: {
            /** @description The scene in its new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateArollLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateArollLayoutRequest"];
            };
        };
        responses: {
            /** @description The A-roll after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aroll"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    refreshSeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The A-roll after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aroll"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    regenerateImage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegenerateImageRequest"];
            };
        };
        responses: {
            /** @description The A-roll after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aroll"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            /** @description The plan's pictures are used up */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    setArollMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetArollMediaRequest"];
            };
        };
        responses: {
            /** @description The A-roll after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aroll"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateContentFit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateContentFitRequest"];
            };
        };
        responses: {
            /** @description The A-roll after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aroll"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateImageAnimation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateImageAnimationRequest"];
            };
        };
        responses: {
            /** @description The A-rolls that were changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedArolls"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateTransition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTransitionRequest"];
            };
        };
        responses: {
            /** @description The A-rolls that were changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedArolls"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateVideoAudio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVideoAudioRequest"];
            };
        };
        responses: {
            /** @description The A-roll after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aroll"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateVideoPlaybackRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVideoPlaybackRateRequest"];
            };
        };
        responses: {
            /** @description The A-roll after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aroll"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateVideoStartEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVideoStartEndRequest"];
            };
        };
        responses: {
            /** @description The A-roll after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aroll"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reverseVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverseVideoRequest"];
            };
        };
        responses: {
            /** @description The A-roll after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aroll"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listCapsules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capsules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapsuleList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCapsule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SendCapsuleRequest"];
            };
        };
        responses: {
            /** @description Received */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capsule"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteCapsule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The capsule
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2fca01
                 */
                capsule_id: components["parameters"]["CapsuleIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The password is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listAllCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Characters, the latest changed first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharacterList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseVisuals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseVisualsRequest"];
            };
        };
        responses: {
            /** @description The scene after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createEmptyTextStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEmptyTextStoryRequest"];
            };
        };
        responses: {
            /** @description The new story */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UpgradeRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createInpaintingRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInpaintingRequestRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createNarratedStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateNarratedStoryRequest"];
            };
        };
        responses: {
            /** @description The new story with its scenes */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UpgradeRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateQuoteRequest"];
            };
        };
        responses: {
            /** @description The quote */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteScene: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteSceneRequest"];
            };
        };
        responses: {
            /** @description The scenes that are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneOrder"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    draftCompanyInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftCompanyInfoRequest"];
            };
        };
        responses: {
            /** @description The brand settings with the drafted texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandSettings"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    duplicateStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateStoryRequest"];
            };
        };
        responses: {
            /** @description The copy */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UpgradeRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    duplicateStoryInAnotherLanguage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateStoryInAnotherLanguageRequest"];
            };
        };
        responses: {
            /** @description The copy, being translated */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["UpgradeRequired"];
            404: components["responses"]["NotFound"];
            /** @description The record or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    duplicateTemplateInAnotherAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateTemplateInAnotherAccountRequest"];
            };
        };
        responses: {
            /** @description Offered, if there is such an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    estimateCreditsForStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EstimateCreditsForStoryRequest"];
            };
        };
        responses: {
            /** @description The estimate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditsEstimate"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    exportToPremierePro: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportToPremiereProRequest"];
            };
        };
        responses: {
            /** @description The package */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremierePackage"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    fileUploaded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileUploadedRequest"];
            };
        };
        responses: {
            /** @description The scene after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    generateAudio: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateAudioRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryStatus"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    generateMagicPrompt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateMagicPromptRequest"];
            };
        };
        responses: {
            /** @description The prompt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImagePrompt"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    generatePreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeneratePreviewLinkRequest"];
            };
        };
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLink"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    generateWholeLongStoryVideo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateWholeLongStoryVideoRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryStatus"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getInpaintingRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The repainting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InpaintingRequest"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreviousGenerations: {
        parameters: {
            query: {
                /**
                 * @description The A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id: components["parameters"]["ArollIdQuery"];
                /**
                 * @description The scene
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e11
                 */
                scene_id: components["parameters"]["SceneIdQuery"];
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest hundred */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviousGenerations"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicStory: {
        parameters: {
            query: {
                /**
                 * @description Key of the link
                 * @example pv_7Qm2xT9cLr4VbWkE
                 */
                public_preview_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a visitor sees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicStory"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScene: {
        parameters: {
            query: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdQuery"];
                /**
                 * @description The scene
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e11
                 */
                scene_id: components["parameters"]["SceneIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scene */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetStockRequest"];
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getStory: {
        parameters: {
            query: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story with its scenes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryDocument"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StoryNotAuthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStoryStatus: {
        parameters: {
            query: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryStatus"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StoryNotAuthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserStories: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description true lists what was put away instead of what was not
                 * @example false
                 */
                archived?: boolean;
                /**
                 * @description Words to look for
                 * @example lighthouse
                 */
                query?: string;
                /**
                 * @description Only the stories of this project
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                project_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGivenTemplateOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GivenTemplateOfferList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawTemplateOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The offer of a template
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ef1
                 */
                offer_id: components["parameters"]["OfferIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    imagePromptFromVisualAction: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImagePromptFromVisualActionRequest"];
            };
        };
        responses: {
            /** @description The prompt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImagePrompt"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listImageStyles: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this source; left out: all
                 * @example SYSTEM
                 */
                source?: components["schemas"]["ImageStyleSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person’s own first, then the ones of the product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageStyleList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImageStyle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateImageStyleRequest"];
            };
        };
        responses: {
            /** @description The new style */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageStyle"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The plan or the style does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getImageStyle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The image style
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                id: components["parameters"]["ImageStyleIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The style */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageStyle"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteImageStyle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The image style
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                id: components["parameters"]["ImageStyleIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description The style cannot be deleted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateImageStyle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The image style
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                id: components["parameters"]["ImageStyleIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateImageStyleRequest"];
            };
        };
        responses: {
            /** @description The changed style */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageStyle"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The plan or the style does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    importSubtitles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportSubtitlesRequest"];
            };
        };
        responses: {
            /** @description The story after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    improvePrompt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImprovePromptRequest"];
            };
        };
        responses: {
            /** @description The prompt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImprovedPrompt"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listLocations: {
        parameters: {
            query?: {
                /**
                 * @description Only the variations of this location
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e42
                 */
                derived_from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Locations by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLocationRequest"];
            };
        };
        responses: {
            /** @description The new location */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The name is taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The location
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
                 */
                location_id: components["parameters"]["LocationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLocationRequest"];
            };
        };
        responses: {
            /** @description The changed location */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The name is taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The location
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
                 */
                location_id: components["parameters"]["LocationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    uploadLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogoUploadRequest"];
            };
        };
        responses: {
            /** @description The brand settings with the new logo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandSettings"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    removeLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand settings without a logo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createLora: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLoraRequest"];
            };
        };
        responses: {
            /** @description The model, still without training data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description The plan does not include one more */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    generateLoraCaptions: {
        parameters: {
            query: {
                /**
                 * @description The LoRA model
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
                 */
                lora_id: components["parameters"]["LoraIdQuery"];
            };
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateLoraCaptionsRequest"];
            };
        };
        responses: {
            /** @description The model with its captions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The training or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getLora: {
        parameters: {
            query: {
                /**
                 * @description The LoRA model
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
                 */
                lora_id: components["parameters"]["LoraIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLora: {
        parameters: {
            query: {
                /**
                 * @description The LoRA model
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
                 */
                lora_id: components["parameters"]["LoraIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listModelGallery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Models, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoraList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopLora: {
        parameters: {
            query: {
                /**
                 * @description The LoRA model
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
                 */
                lora_id: components["parameters"]["LoraIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopLoraRequest"];
            };
        };
        responses: {
            /** @description The model as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    submitLora: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitLoraRequest"];
            };
        };
        responses: {
            /** @description Accepted; its status tells how far it is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The training or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteLoraTrainingData: {
        parameters: {
            query: {
                /**
                 * @description The LoRA model
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
                 */
                lora_id: components["parameters"]["LoraIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteLoraTrainingDataRequest"];
            };
        };
        responses: {
            /** @description The model with what is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The training stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateLora: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLoraRequest"];
            };
        };
        responses: {
            /** @description The changed model */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The training stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    uploadLoraModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadLoraModelRequest"];
            };
        };
        responses: {
            /** @description The model, ready to draw */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The plan does not include one more */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listMedia: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Any of these sources
                 * @example [
                 *       "USER",
                 *       "STOCK"
                 *     ]
                 */
                source__in?: components["schemas"]["MediaSource"][];
                /**
                 * @description Only this kind
                 * @example image
                 */
                media_type?: components["schemas"]["MediaType"];
                /**
                 * @description Any of these kinds
                 * @example [
                 *       "image",
                 *       "video"
                 *     ]
                 */
                media_type__in?: components["schemas"]["MediaType"][];
                /**
                 * @description Only what belongs to this scene
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e11
                 */
                scene_id?: string;
                /**
                 * @description Only what belongs to this story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id?: string;
                /**
                 * @description Only these media
                 * @example [
                 *       "0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31"
                 *     ]
                 */
                id__in?: string[];
                /**
                 * @description Only what has these words in its name, title or prompt
                 * @example lighthouse
                 */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportStockRequest"];
            };
        };
        responses: {
            /** @description The media */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getMedia: {
        parameters: {
            query?: {
                /**
                 * @description Whether what was heard in it is wanted too
                 * @example true
                 */
                with_transcribed_audio?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The media
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The media */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaDetails"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findFocalPath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The video
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The path */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundFocalPath"];
                };
            };
            /** @description The media is no video that can be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findFocalPoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The picture
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The point */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundFocalPoint"];
                };
            };
            /** @description The media is no picture that can be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The media
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                media_id: components["parameters"]["MediaIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaReceipt"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMediaThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A video of one's own that has arrived
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e33
                 */
                media_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SetMediaThumbnailRequest"];
            };
        };
        responses: {
            /** @description The video with its small picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateMediaTranscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The transcription
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ea1
                 */
                media_transcription_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMediaTranscriptionRequest"];
            };
        };
        responses: {
            /** @description The transcription after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaTranscription"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    mendStory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MendStoryRequest"];
            };
        };
        responses: {
            /** @description It is being made */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleWorkList"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            /** @description Not allowed now */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    mergeScenes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeScenesRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneOperation"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    setMonthlyCreditCap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMonthlyCreditCapRequest"];
            };
        };
        responses: {
            /** @description The cap, and what of it was spent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditCap"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getNewStoryQuote: {
        parameters: {
            query: {
                /**
                 * @description Length that is wanted, seconds
                 * @example 30
                 */
                video_length_in_sec: number;
                /**
                 * @description Language of the story, BCP 47
                 * @example en-US
                 */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it will cost */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewStoryQuote"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkNotificationsReadRequest"];
            };
        };
        responses: {
            /** @description How many are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One setting of each kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNotificationSettingsRequest"];
            };
        };
        responses: {
            /** @description The settings as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    submitOnboardingForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingFormRequest"];
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    overrideCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OverrideCaptionsRequest"];
            };
        };
        responses: {
            /** @description The scene after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    parseScreenplayAndCreateStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParseScreenplayAndCreateStoryRequest"];
            };
        };
        responses: {
            /** @description The story with its segments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UpgradeRequired"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    previewImageStyle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewImageStyleRequest"];
            };
        };
        responses: {
            /** @description The scene */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageStylePreview"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Words to look for
                 * @example coast
                 */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectRequest"];
            };
        };
        responses: {
            /** @description The project */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UpgradeRequired"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProject: {
        parameters: {
            query?: {
                /**
                 * @description What becomes of the stories it holds
                 * @example ARCHIVE
                 */
                stories?: "KEEP" | "ARCHIVE";
            };
            header?: never;
            path: {
                /**
                 * @description The project
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    renameProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameProjectRequest"];
            };
        };
        responses: {
            /** @description The project after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    authenticateChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticateChannelRequest"];
            };
        };
        responses: {
            /** @description The signature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelSignature"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description Another person’s channel */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listMissedEvents: {
        parameters: {
            query: {
                /**
                 * @description Last sequence number the client has seen; 0 for none
                 * @example 41
                 */
                after: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissedEventList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    regenerateSceneAudio: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegenerateSceneAudioRequest"];
            };
        };
        responses: {
            /** @description The scene after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getRender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The render
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                render_id: components["parameters"]["RenderIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Render"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelRender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The render
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                render_id: components["parameters"]["RenderIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stopped export */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Render"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    completeRender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The render
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                render_id: components["parameters"]["RenderIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteRenderRequest"];
            };
        };
        responses: {
            /** @description The render as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Render"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getRenderDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The render
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                render_id: components["parameters"]["RenderIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The render and its story */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderDocument"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    failRender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The render
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                render_id: components["parameters"]["RenderIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FailRenderRequest"];
            };
        };
        responses: {
            /** @description The render as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Render"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reportRenderProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The render
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                render_id: components["parameters"]["RenderIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRenderProgressRequest"];
            };
        };
        responses: {
            /** @description The render as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Render"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getRenderReceipts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The render
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                render_id: components["parameters"]["RenderIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilmReceipts"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFilmReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The render
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                render_id: components["parameters"]["RenderIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilmReview"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    objectToFilmReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The render
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                render_id: components["parameters"]["RenderIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ObjectToFilmReviewRequest"];
            };
        };
        responses: {
            /** @description What stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilmReview"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There is nothing to object to */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createRenderUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The render
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                render_id: components["parameters"]["RenderIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRenderUploadRequest"];
            };
        };
        responses: {
            /** @description Where to put it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresignedUpload"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reorderScenes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderScenesRequest"];
            };
        };
        responses: {
            /** @description The new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneOrder"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reportStoryEngineError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportStoryEngineErrorRequest"];
            };
        };
        responses: {
            /** @description Filed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiledReport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reportStoryRenderingIssues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportStoryRenderingIssuesRequest"];
            };
        };
        responses: {
            /** @description Filed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiledReport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    resendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendVerificationEmailRequest"];
            };
        };
        responses: {
            /** @description Sent, if there is anything to verify */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The mail was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description No password can be reset for this address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    resyncSceneCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResyncSceneCaptionsRequest"];
            };
        };
        responses: {
            /** @description The scene after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    splitScene: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SplitSceneRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneOperation"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    splitStoryIntoScenes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SplitStoryIntoScenesRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryStatus"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    stopQuote: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopQuoteRequest"];
            };
        };
        responses: {
            /** @description The quote, stopped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStoryRequest"];
            };
        };
        responses: {
            /** @description The new story */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UpgradeRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createAndGenerateStory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAndGenerateStoryRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryStatus"];
                };
            };
            /** @description The input is refused; no story was made */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["UpgradeRequired"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cast, the narrator first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharacterList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAndPublishCharacter: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCharacterRequest"];
            };
        };
        responses: {
            /** @description The new character; its portrait is being made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCharacterRequest"];
            };
        };
        responses: {
            /** @description The new character, a draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listExistingCharacters: {
        parameters: {
            query?: {
                /**
                 * @description Also the ones that come with the product
                 * @example true
                 */
                include_system?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Characters by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharacterList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mapCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                characterId: components["parameters"]["CharacterIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MapCharacterRequest"];
            };
        };
        responses: {
            /** @description The character as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The record or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCharacterPortrait: {
        parameters: {
            query?: {
                /**
                 * @description Make a new one
                 * @example false
                 */
                regenerate?: boolean;
                /**
                 * @description Needed with `regenerate`, in place of the header of other calls: made once per intended action; a repeat gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                idempotency_key?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The portrait as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharacterPortrait"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The character is a draft, or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    publishCharacter: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published; its portrait is being made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    resetCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The character, a draft again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCharacterRequest"];
            };
        };
        responses: {
            /** @description The changed character */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStoryRequest"];
            };
        };
        responses: {
            /** @description The story after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    cancelGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it came */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryStatus"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    setStoryCreditCap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetStoryCreditCapRequest"];
            };
        };
        responses: {
            /** @description The cap, and what of it was spent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryCredits"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getStoryCredits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its credits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryCredits"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStoryEdits: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryEditPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateScreenplayElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay element
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e32
                 */
                element_id: components["parameters"]["ElementIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreenplayElementInput"];
            };
        };
        responses: {
            /** @description The changed element */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplayElement"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It was changed elsewhere meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteScreenplayElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay element
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e32
                 */
                element_id: components["parameters"]["ElementIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; the elements after it move up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reorderScreenplayElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay element
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e32
                 */
                element_id: components["parameters"]["ElementIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderScreenplayRequest"];
            };
        };
        responses: {
            /** @description The segment with its elements in their new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegment"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    revokePreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story without a link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getRealWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What could be made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealWork"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFilmReceipts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilmReceipts"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redoStoryEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story after it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryHistoryStep"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getRewriting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rewriting"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rewriteStory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewriteStoryRequest"];
            };
        };
        responses: {
            /** @description It is being written */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rewriting"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    discardRewriting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is written anew any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rewriting"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    applyRewriting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyRewritingRequest"];
            };
        };
        responses: {
            /** @description The story with what was taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryDocument"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listScreenplaySegments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All segments with their elements, in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegmentList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createScreenplaySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateScreenplaySegmentRequest"];
            };
        };
        responses: {
            /** @description The new segment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegment"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createScreenplayElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay segment
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                screenplay_segment_id: components["parameters"]["ScreenplaySegmentIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreenplayElementInput"];
            };
        };
        responses: {
            /** @description The new element */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplayElement"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateScreenplaySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay segment
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                segment_id: components["parameters"]["SegmentIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateScreenplaySegmentRequest"];
            };
        };
        responses: {
            /** @description The changed segment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegment"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It was changed elsewhere meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteScreenplaySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay segment
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                segment_id: components["parameters"]["SegmentIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; the segments after it move up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reorderScreenplaySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay segment
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                segment_id: components["parameters"]["SegmentIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderScreenplayRequest"];
            };
        };
        responses: {
            /** @description All segments in their new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegmentList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    buildScenesFromScreenplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuildScenesRequest"];
            };
        };
        responses: {
            /** @description The story with its scenes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    exportScreenplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplayText"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importScreenplayFromJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportScreenplayRequest"];
            };
        };
        responses: {
            /** @description The new segments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegmentList"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listStaleWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is out of date */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleWorkList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitStory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryStatus"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getStoryTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both languages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryTranslation"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    translateRemainingScenes: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryTranslation"];
                };
            };
            /** @description There is nothing to do, or nobody who does it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    translateScene: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The scene
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e11
                 */
                scene_id: components["parameters"]["SceneIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslateSceneRequest"];
            };
        };
        responses: {
            /** @description The scene in both languages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneTranslation"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The scene is being spoken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    undoStoryEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story after it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryHistoryStep"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listStoryVersions: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryVersionPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStoryVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStoryVersionRequest"];
            };
        };
        responses: {
            /** @description The version */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryVersion"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getStoryVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The version
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e91
                 */
                version_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryVersionDocument"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreStoryVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The version
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e91
                 */
                version_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story as it was then */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryDocument"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    submitFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitFeedbackRequest"];
            };
        };
        responses: {
            /** @description Received */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiledReport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    swapScene: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwapSceneRequest"];
            };
        };
        responses: {
            /** @description The new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneOrder"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getTasks: {
        parameters: {
            query?: {
                /**
                 * @description Only this model's
                 * @example draft-image-to-video
                 */
                model_id?: string;
                /**
                 * @description Only those for this A-roll
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e21
                 */
                aroll_id?: string;
                /**
                 * @description Only those for this story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id?: string;
                /**
                 * @description Only this one
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
                 */
                task_id?: string;
                /**
                 * @description Only this kind
                 * @example image_to_video
                 */
                task_type?: components["schemas"]["TaskType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTaskRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    estimateTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTaskRequest"];
            };
        };
        responses: {
            /** @description The estimate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEstimate"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listTaskModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskModelList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPendingTasks: {
        parameters: {
            query: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewTaskRequest"];
            };
        };
        responses: {
            /** @description The part */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPreview"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    cancelTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
                 */
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listTemplateOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateOfferList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineTemplateOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The offer of a template
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ef1
                 */
                offer_id: components["parameters"]["OfferIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Declined */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    acceptTemplateOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The offer of a template
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ef1
                 */
                offer_id: components["parameters"]["OfferIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UpgradeRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listToolResults: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Only this tool's
                 * @example UPSCALE
                 */
                tool?: components["schemas"]["TaskTool"];
                /**
                 * @description Only what the person thinks so of
                 * @example KEPT
                 */
                verdict?: components["schemas"]["ToolVerdict"];
                /**
                 * @description Only what has these words in its prompt, or in the name or prompt of its source
                 * @example harbour
                 */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResultPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getToolResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
                 */
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResult"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteToolResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
                 */
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateToolResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
                 */
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateToolResultRequest"];
            };
        };
        responses: {
            /** @description The changed result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResult"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    transcribeSceneAudio: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranscribeSceneAudioRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneOperation"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getTranslator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who translates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslatorInfo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAspectRatio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAspectRatioRequest"];
            };
        };
        responses: {
            /** @description The story after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCaptionsRequest"];
            };
        };
        responses: {
            /** @description The story after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateMusic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMusicRequest"];
                "multipart/form-data": components["schemas"]["UpdateMusicRequest"];
            };
        };
        responses: {
            /** @description The story after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNotificationPreferencesRequest"];
            };
        };
        responses: {
            /** @description The profile as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateSceneAudio: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSceneAudioRequest"];
            };
        };
        responses: {
            /** @description The scene after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedScenes"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateSceneCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSceneCaptionsRequest"];
            };
        };
        responses: {
            /** @description The scene after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateScenePause: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateScenePauseRequest"];
            };
        };
        responses: {
            /** @description The scene after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateStoryTitle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStoryTitleRequest"];
            };
        };
        responses: {
            /** @description The story after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateUserBrandSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBrandSettingsRequest"];
            };
        };
        responses: {
            /** @description The brand settings as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandSettings"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateUserLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserLocationRequest"];
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateUserProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserProfileRequest"];
            };
        };
        responses: {
            /** @description The profile as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description Verified */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The link does not work */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createStoryFromAudio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStoryFromAudioRequest"];
            };
        };
        responses: {
            /** @description The story */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UpgradeRequired"];
            404: components["responses"]["NotFound"];
            /** @description The record or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createVideoCaptionsStory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVideoCaptionsStoryRequest"];
            };
        };
        responses: {
            /** @description The story, being made */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["UpgradeRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCreditCosts: {
        parameters: {
            query?: {
                /**
                 * @description Model that draws the pictures that are asked for, as a story has it; the first one without it
                 * @example AUTO
                 */
                image_model?: components["schemas"]["ImageModel"];
                /**
                 * @description Image style of these pictures; its trained model or reference picture may be for the built-in engine alone
                 * @example 7b0d8a52-6a4e-4c3a-9a55-0c5cbb0e6f11
                 */
                image_style_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cost table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditCostList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCreditsSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditsSummary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDemoCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The checkout
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f5a21
                 */
                checkout_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoCheckout"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeDemoCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The checkout
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f5a21
                 */
                checkout_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteDemoCheckoutRequest"];
            };
        };
        responses: {
            /** @description The checkout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoCheckout"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It has ended already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    divideTranscriptIntoScenes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DivideTranscriptIntoScenesRequest"];
            };
        };
        responses: {
            /** @description The story with its scenes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryDocument"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    loginWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginWithGoogleRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The token is refused, or the address belongs to an account with a password */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The sign-in is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    generateVisualsForAudioStory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
                 * @example 9
                 */
                "Most-Credits"?: components["parameters"]["MostCredits"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateVisualsForAudioStoryRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryStatus"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getActiveUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveUsersRequest"];
            };
        };
        responses: {
            /** @description The days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveUsers"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listAvailableCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCumulativeStats: {
        parameters: {
            query?: {
                /**
                 * @description How many days back, today included
                 * @example 30
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CumulativeStats"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFunnelAnalytics: {
        parameters: {
            query?: {
                /**
                 * @description First day, UTC
                 * @example 2026-11-01
                 */
                start_date?: string;
                /**
                 * @description Last day, UTC
                 * @example 2026-11-21
                 */
                end_date?: string;
                /**
                 * @description Only these countries, ISO 3166-1 alpha-2
                 * @example [
                 *       "DE",
                 *       "US"
                 *     ]
                 */
                "countries[]"?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The funnel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunnelAnalytics"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGenericPresignedUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetGenericPresignedUrlRequest"];
            };
        };
        responses: {
            /** @description Where to put it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresignedUpload"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The storage is full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
        };
    };
    getProductsPrices: {
        parameters: {
            query?: {
                /**
                 * @description The currency to show prices in
                 * @example EUR
                 */
                currency?: components["schemas"]["Currency"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPriceList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStats: {
        parameters: {
            query?: {
                /**
                 * @description How many days back, today included
                 * @example 30
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stats"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStoryDebugDetails: {
        parameters: {
            query: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryDebugDetails"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsageDataByAction: {
        parameters: {
            query?: {
                /**
                 * @description How many days back, today included
                 * @example 30
                 */
                num_days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageByAction"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsageMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsageMetricsRequest"];
            };
        };
        responses: {
            /** @description The days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageMetrics"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getVideoFilesForAudit: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of videos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditVideoPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeonardoPresets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeonardoPresetList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `Idempotency-Key` the request was sent with
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                idempotency_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestOutcome"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getQualityData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualityDataRequest"];
            };
        };
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualityData"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    searchUserSummary: {
        parameters: {
            query: {
                /**
                 * @description Part of an address
                 * @example ada@
                 */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummaryList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditTrail: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Which end comes first; default the largest or newest
                 * @example desc
                 */
                order?: "asc" | "desc";
                /**
                 * @description Only these
                 * @example [
                 *       "VIEWED_PERSON"
                 *     ]
                 */
                action?: components["schemas"]["TrailAction"][];
                /**
                 * @description Only about this person, story, film or job
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f0a01
                 */
                subject_id?: string;
                /**
                 * @description Only what this member of staff did
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f0a01
                 */
                staff_id?: string;
                /**
                 * @description From this day on, in UTC
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Until the end of this day, in UTC
                 * @example 2026-11-30
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrailPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAuditTrail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportAuditTrailRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageExport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listStaffCapsules: {
        parameters: {
            query?: {
                /**
                 * @description Only of this story; left out: of all
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capsules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCapsuleList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findStaffSubject: {
        parameters: {
            query: {
                /**
                 * @description An id or a whole address
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMatchList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStaffOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is to do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPartnerReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerReportRequest"];
            };
        };
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerReport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPersonDetails: {
        parameters: {
            query: {
                /**
                 * @description The person
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f0a01
                 */
                user_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetails"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPremiumUsersCreditSummary: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Column to sort by
                 * @example spent
                 */
                sort?: "spent" | "granted" | "balance" | "last_active_at";
                /**
                 * @description Which end comes first; default the largest or newest
                 * @example desc
                 */
                order?: "asc" | "desc";
                /**
                 * @description Only these plans
                 * @example [
                 *       "PRO"
                 *     ]
                 */
                premium_type?: components["schemas"]["PremiumType"][];
                /**
                 * @description Only this person
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f0a01
                 */
                user_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumUserCreditPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPremiumCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportPremiumCreditsRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageExport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    revealAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealAddressRequest"];
            };
        };
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealedAddress"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    revealCapsule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealCapsuleRequest"];
            };
        };
        responses: {
            /** @description The capsule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capsule"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    revealStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealStoryRequest"];
            };
        };
        responses: {
            /** @description The whole story */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryDocument"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reviewFilm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewFilmRequest"];
            };
        };
        responses: {
            /** @description What stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilmReview"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The film is not the caller's to decide any more */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listStaffRows: {
        parameters: {
            query: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description What the rows are
                 * @example TASK
                 */
                kind: components["schemas"]["StaffRowKind"];
                /**
                 * @description Column to sort by
                 * @example created_at
                 */
                sort?: "created_at" | "credits" | "work_ms";
                /**
                 * @description Which end comes first; default the largest or newest
                 * @example desc
                 */
                order?: "asc" | "desc";
                /**
                 * @description Only these states
                 * @example [
                 *       "FAILED"
                 *     ]
                 */
                status?: string[];
                /**
                 * @description Only these: creation modes, task types, executors, kinds of report, actions, kinds of job, sources
                 * @example [
                 *       "upscale"
                 *     ]
                 */
                type?: string[];
                /**
                 * @description Only these models
                 * @example [
                 *       "draft-upscale"
                 *     ]
                 */
                model?: string[];
                /**
                 * @description Only people of these countries, ISO 3166-1 alpha-2; empty for unknown
                 * @example [
                 *       "DE"
                 *     ]
                 */
                country?: string[];
                /**
                 * @description Only tasks and jobs that hang: not touched for 15 minutes
                 * @example true
                 */
                is_stuck?: boolean;
                /**
                 * @description Only of this person
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f0a01
                 */
                user_id?: string;
                /**
                 * @description Only of this story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id?: string;
                /**
                 * @description From this day on, in UTC
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Until the end of this day, in UTC
                 * @example 2026-11-30
                 */
                to?: string;
                /**
                 * @description Only rows whose reason begins with these 300 characters, or is this; empty: those without one
                 * @example The picture could not be read
                 */
                reason?: string;
                /**
                 * @description Which days `from` and `to` speak of; default CREATED
                 * @example CREATED
                 */
                dated_by?: components["schemas"]["StaffRowDate"];
                /**
                 * @description Only people who took this step
                 * @example EXPORTED_VIDEO
                 */
                step?: components["schemas"]["FunnelStepName"];
                /**
                 * @description Only people who were charged for this action, on the days that `dated_by` CHARGED speaks of
                 * @example upscale
                 */
                action?: string;
                /**
                 * @description Only of people who found the product like this; empty for who did not tell
                 * @example [
                 *       "YouTube"
                 *     ]
                 */
                source?: string[];
                /**
                 * @description Only of people who signed up from this day on, in UTC
                 * @example 2026-11-01
                 */
                joined_from?: string;
                /**
                 * @description Only of people who signed up until the end of this day, in UTC
                 * @example 2026-11-30
                 */
                joined_to?: string;
                /**
                 * @description Only payments in this currency
                 * @example USD
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description Only people whose balance is not the sum of their ledger
                 * @example true
                 */
                is_wrong?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRowPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportStaffRows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportStaffRowsRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageExport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    settleJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleJobRequest"];
            };
        };
        responses: {
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebugJob"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    settleReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleReportRequest"];
            };
        };
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebugReport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    undoFilmReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoFilmReviewRequest"];
            };
        };
        responses: {
            /** @description What stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilmReview"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The film is not the caller's to decide any more */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listStaffViews: {
        parameters: {
            query: {
                /**
                 * @description Which list
                 * @example GENERATIONS
                 */
                grid: components["schemas"]["StaffGrid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffViewList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStaffView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStaffViewRequest"];
            };
        };
        responses: {
            /** @description The view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffView"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteStaffView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The view
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f9b01
                 */
                view_id: components["parameters"]["ViewIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateStaffView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The view
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f9b01
                 */
                view_id: components["parameters"]["ViewIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStaffViewRequest"];
            };
        };
        responses: {
            /** @description The view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffView"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    generateStoryWithScriptType: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateStoryWithScriptTypeRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryStatus"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    transcribeAudioStory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranscribeAudioStoryRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryStatus"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getUsageByDay: {
        parameters: {
            query?: {
                /**
                 * @description Only these kinds
                 * @example [
                 *       "CHARGE"
                 *     ]
                 */
                kind?: components["schemas"]["UsageKind"][];
                /**
                 * @description Only this action
                 * @example regenerate_image
                 */
                action?: string;
                /**
                 * @description Only this story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id?: string;
                /**
                 * @description From this day on, in UTC
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Until the end of this day, in UTC
                 * @example 2026-11-30
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageByDay"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsage: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Only these kinds
                 * @example [
                 *       "CHARGE"
                 *     ]
                 */
                kind?: components["schemas"]["UsageKind"][];
                /**
                 * @description Only this action
                 * @example regenerate_image
                 */
                action?: string;
                /**
                 * @description Only this story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id?: string;
                /**
                 * @description From this day on, in UTC
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Until the end of this day, in UTC
                 * @example 2026-11-30
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the ledger */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsagePage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportUsageRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageExport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    generateVideo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateVideoRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderStart"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The present state stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            /** @description The server cannot draw, or cannot answer, now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            507: components["responses"]["StorageFull"];
        };
    };
    changeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSubscriptionRequest"];
            };
        };
        responses: {
            /** @description Changed, or noted for the next period */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such subscription or price */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description It cannot be changed so */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createPurchase: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePurchaseRequest"];
            };
        };
        responses: {
            /** @description Made; PENDING until it is paid */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such pack */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description Nothing can be bought, or the key was used otherwise */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSubscriptionRequest"];
            };
        };
        responses: {
            /** @description Made; PENDING until it is paid */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such price */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description A plan is already running, or the key was used otherwise */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCurrentSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription, if there is one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSubscription"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The purchase
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f5a11
                 */
                purchase_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f5a01
                 */
                subscription_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPortalSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePortalSessionRequest"];
            };
        };
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalSession"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There is nothing to open */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    previewSubscriptionChange: {
        parameters: {
            query: {
                /**
                 * @description The subscription
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f5a01
                 */
                subscription_id: string;
                /**
                 * @description A price of getProductsPrices, in the currency of the subscription
                 * @example pro-month-usd
                 */
                price_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it costs, and when it begins */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionChange"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such subscription or price */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description It cannot be changed so */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeSubscriptionRequest"];
            };
        };
        responses: {
            /** @description Renews again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Nothing to resume */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedBodyType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
}
